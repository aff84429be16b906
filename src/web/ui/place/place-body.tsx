import type { ReactNode } from 'react'
import styles from './place-body.module.css'

type PlaceBodyProps = { lead: ReactNode; story: ReactNode; aside: ReactNode }

/** Story and data left, map and practical things right; on a phone the map comes right after the lead. */
export function PlaceBody({ lead, story, aside }: PlaceBodyProps) {
  return (
    <div className={styles.body}>
      <div className={styles.lead}>{lead}</div>
      <div className={styles.aside}>{aside}</div>
      <div className={styles.story}>{story}</div>
    </div>
  )
}

type PanelProps = { title: string; children: ReactNode }

/** One titled block of a page. */
export function Panel({ title, children }: PanelProps) {
  return (
    <section className={styles.panel}>
      <h2 className={styles.heading}>{title}</h2>
      {children}
    </section>
  )
}
