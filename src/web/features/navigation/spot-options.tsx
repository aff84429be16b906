import { Combobox } from '@mantine/core'
import type { SpotMatch } from '#contract/spots.ts'
import styles from './spot-search.module.css'

/** The found spots, to choose one. */
export function SpotOptions({ matches }: { matches: SpotMatch[] }) {
  return (
    <Combobox.Options className={styles.options} aria-label="Surf spots">
      {matches.map(({ id, name, matched_alias, new_region, country }) => (
        <Combobox.Option key={id} value={String(id)} className={styles.option}>
          <span className={styles.name}>
            {name}
            {matched_alias && <span className={styles.alias}> {matched_alias}</span>}
          </span>
          <span className={styles.place}>{new_region || country}</span>
        </Combobox.Option>
      ))}
    </Combobox.Options>
  )
}
