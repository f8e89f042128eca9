import { Trans } from '@lingui/react/macro'
import styles from './SkipLink.module.css'

/** Id of `<main>`, on every page. */
export const MAIN_ID = 'main'

/** First thing on the page for the keyboard. */
export function SkipLink() {
  return (
    <a href={`#${MAIN_ID}`} className={styles.SkipLink}>
      <Trans>Skip to content</Trans>
    </a>
  )
}
