import { Overlay } from '@radix-ui/react-dialog'
import styles from './Overlay.module.css'

/** What dims the page under a dialog or drawer. */
export function Scrim() {
  return <Overlay className={styles.Scrim} />
}
