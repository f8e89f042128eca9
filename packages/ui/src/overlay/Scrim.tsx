import styles from './Overlay.module.css'

/** What dims the page under a dialog or drawer, and keeps it from scrolling. Ours instead of Radix's: that one writes
 *  a style element into the page, which a strict content security policy refuses. */
export function Scrim() {
  return <div aria-hidden data-scrim className={styles.Scrim} />
}
