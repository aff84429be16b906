import { lazy, type ReactNode, Suspense } from 'react'
import { loadPart } from '#web/lib/load-part.ts'
import { useSettings } from '#web/lib/settings.ts'
import { useHydrated } from '#web/lib/use-hydrated.ts'
import type { SpotMapProps } from '#web/map/spot-map.tsx'
import styles from './map-frame.module.css'
import { PartGuard } from './part-guard.tsx'

const SpotMap = lazy(async () => {
  const { SpotMap } = await loadPart(() => import('#web/map/spot-map.tsx'))
  return { default: SpotMap }
})

type MapFrameProps = Omit<SpotMapProps, 'settings'>

/** The shared map, brought in when it is first wanted; until then a calm dark sea of the same size. */
export function MapFrame(props: MapFrameProps) {
  const isHydrated = useHydrated()
  const { mapStyleUrl } = useSettings()
  if (!isHydrated) return <Sea>Loading the map...</Sea>
  return (
    <PartGuard fallback={<Sea>The map did not load. Load the page again to see it.</Sea>}>
      <Suspense fallback={<Sea>Loading the map...</Sea>}>
        <SpotMap {...props} settings={{ styleUrl: mapStyleUrl }} />
      </Suspense>
    </PartGuard>
  )
}

function Sea({ children }: { children: ReactNode }) {
  return (
    <div className={styles.sea} role="status">
      {children}
    </div>
  )
}
