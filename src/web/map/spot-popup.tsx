import { Popup } from '@vis.gl/react-maplibre'
import styles from './spot-popup.module.css'
import type { ActiveSpot } from './use-active-spot.ts'

type SpotPopupProps = {
  active: ActiveSpot
  id: string
  /** Missing where the page is the spot's own. */
  onOpen: (() => void) | undefined
}

/** Pixels between the middle of the marker and the popup. */
const OFFSET_PX = 24

/**
 * What there is to know of a spot before opening it. A hovered one lets the mouse through; a held one can be pressed itself,
 * by finger, while the keyboard presses its marker a second time.
 */
export function SpotPopup({ active, id, onOpen }: SpotPopupProps) {
  const { spot, isHeld } = active
  return (
    <Popup
      key={spot.id}
      latitude={spot.latitude}
      longitude={spot.longitude}
      className={styles.popup}
      offset={OFFSET_PX}
      maxWidth="260px"
      closeButton={false}
      closeOnClick={false}
      focusAfterOpen={false}
    >
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: for fingers; keys press the marker that this describes */}
      <div role="tooltip" id={id} className={styles.body} data-held={isHeld} onClick={onOpen}>
        <span className={styles.name}>{spot.name}</span>
        <span className={styles.fact}>Region: {spot.region || 'Unknown'}</span>
        <span className={styles.fact}>Type: {spot.type || 'Unknown'}</span>
        <span className={styles.fact}>Experience: {spot.experience || 'All levels'}</span>
        {onOpen && <span className={styles.hint}>Click for details</span>}
      </div>
    </Popup>
  )
}
