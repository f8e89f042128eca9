import styles from './IconButton.module.css'

const MOST_SHOWN = 9

/** The red count on an icon. Drawn by CSS, since the label beside it says the number in words and may say it longer. */
export function CountDot({ count }: { count: number | undefined }) {
  if (count === undefined || count <= 0) return null
  return <span aria-hidden data-count={count > MOST_SHOWN ? `${MOST_SHOWN}+` : count} className={styles.Dot} />
}
