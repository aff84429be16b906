import { IconChevronDown } from '@tabler/icons-react'
import { useRef } from 'react'
import styles from './destinations-menu.module.css'
import { DestinationsPanel } from './destinations-panel.tsx'
import navbar from './navbar.module.css'
import { useHoverMenu } from './use-hover-menu.ts'

/** The regions of the world, under the bar. Opens under a mouse, toggles when pressed. */
export function DestinationsMenu({ isCurrent }: { isCurrent: boolean }) {
  const button = useRef<HTMLButtonElement>(null)
  const menu = useHoverMenu(button)
  return (
    <div className={styles.menu} {...menu.containerProps}>
      <button
        ref={button}
        type="button"
        className={navbar.link}
        aria-expanded={menu.isOpen}
        aria-controls="destinations"
        aria-current={isCurrent ? 'page' : undefined}
        onClick={menu.toggle}
      >
        Destinations
        <IconChevronDown size={16} aria-hidden="true" className={styles.chevron} />
      </button>
      <div id="destinations" className={styles.panel} hidden={!menu.isOpen}>
        {menu.wasOpened && <DestinationsPanel onLeave={menu.close} />}
      </div>
    </div>
  )
}
