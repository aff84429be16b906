import type { ReactNode } from 'react'
import styles from './message-page.module.css'

type MessagePageProps = { picture?: ReactNode; title: string; children: ReactNode }

/** A screen with one thing to say and a way on. */
export function MessagePage({ picture, title, children }: MessagePageProps) {
  return (
    <div className={styles.page}>
      {picture}
      <h1 className={styles.title}>{title}</h1>
      {children}
    </div>
  )
}
