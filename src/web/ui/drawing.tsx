import styles from './drawing.module.css'

/** A drawing of the project filling its box. Decorative: what it shows is said in words beside it. */
export function Drawing({ src, isFirst = false }: { src: string; isFirst?: boolean }) {
  return (
    <img
      className={styles.drawing}
      src={src}
      alt=""
      decoding="async"
      {...(isFirst ? { fetchPriority: 'high' } : { loading: 'lazy' })}
    />
  )
}
