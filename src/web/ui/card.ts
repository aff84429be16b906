import styles from './card.module.css'

/** The look of a card that is a link, with the layout of its kind. */
export function cardClass(layout: string | undefined): string {
  return [styles.card, layout].filter(Boolean).join(' ')
}
