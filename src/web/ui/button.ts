import styles from './button.module.css'

/** The look of what is pressed, for buttons and links alike. */
export function buttonClass(kind: 'primary' | 'quiet', extra = ''): string {
  return [styles.button, styles[kind], extra].filter(Boolean).join(' ')
}
