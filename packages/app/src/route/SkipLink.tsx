import { Trans } from '@lingui/react/macro'
import type { MouseEvent } from 'react'
import styles from './SkipLink.module.css'

/** Id of `<main>`, on every page. */
export const MAIN_ID = 'main'

/** First thing on the page for the keyboard. Leads to the heading, as a new page does: a client's account has its menu
 *  before it. */
export function SkipLink() {
  return (
    <a href={`#${MAIN_ID}`} className={styles.SkipLink} onClick={goToHeading}>
      <Trans>Skip to content</Trans>
    </a>
  )
}

function goToHeading(event: MouseEvent) {
  const heading = document.querySelector<HTMLElement>(`#${MAIN_ID} h1`)
  if (!heading) return
  event.preventDefault()
  heading.tabIndex = -1
  heading.focus()
}
