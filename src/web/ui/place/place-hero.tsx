import type { ReactNode } from 'react'
import { Drawing } from '#web/ui/drawing.tsx'
import styles from './place-hero.module.css'

type PlaceHeroProps = {
  picture: string
  over: ReactNode
  title: string
  tags: ReactNode
  children?: ReactNode
}

/** The head of a region's or a spot's page: its name over the sea that belongs to it. */
export function PlaceHero({ picture, over, title, tags, children }: PlaceHeroProps) {
  return (
    <header className={styles.hero}>
      <div className={styles.picture}>
        <Drawing src={picture} isFirst />
      </div>
      <div className={styles.text}>
        <p className={styles.over}>{over}</p>
        <h1 className={styles.title}>{title}</h1>
        <ul className={styles.tags}>{tags}</ul>
        {children}
      </div>
    </header>
  )
}
