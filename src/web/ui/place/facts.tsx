import type { ReactNode } from 'react'
import styles from './facts.module.css'

export type Fact = { name: string; value: ReactNode; unit?: string }

type FactsProps = { title: string; facts: readonly Fact[] }

/** Facts under a heading; an unknown value (null) is said to be unknown. */
export function Facts({ title, facts }: FactsProps) {
  return (
    <div className={styles.group}>
      <h3 className={styles.title}>{title}</h3>
      <dl className={styles.facts}>
        {facts.map(({ name, value, unit }) => (
          <div key={name} className={styles.fact}>
            <dt className={styles.name}>{name}</dt>
            <dd className={value === null ? styles.unknown : styles.value}>
              {value ?? 'Unknown'}
              {value !== null && unit && <span className={styles.unit}> {unit}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
