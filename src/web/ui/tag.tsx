import type { ReactNode } from 'react'
import styles from './tag.module.css'

type TagProps = {
  tone?: 'plain' | 'dawn' | 'beginner' | 'intermediate' | 'advanced'
  children: ReactNode
}

/** A short fact in a pill. */
export function Tag({ tone = 'plain', children }: TagProps) {
  return (
    <span className={styles.tag} data-tone={tone}>
      {children}
    </span>
  )
}
