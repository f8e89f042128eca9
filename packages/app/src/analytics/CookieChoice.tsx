import { Button } from '@ginipig/ui/button'
import { TextLink } from '@ginipig/ui/link'
import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import { MAIN_ID } from '#route/SkipLink.tsx'
import { type AnalyticsChoice, useAnalytics } from './analytics.ts'
import styles from './CookieChoice.module.css'

/** Asks whether visits may be counted, where a deployment would: a region of the page, which goes on being usable; both
 *  answers weigh the same. Not there where nothing is counted, or once it was answered. Source: trust.md G45. */
export function CookieChoice() {
  const id = useId()
  const { isConfigured, choice, choose } = useAnalytics()
  if (!isConfigured || choice !== undefined) return null
  const answer = (wish: AnalyticsChoice) => {
    // The button pressed goes with the question; the keys go on at the page.
    document.getElementById(MAIN_ID)?.focus({ preventScroll: true })
    choose(wish)
  }
  return (
    <section aria-labelledby={id} className={styles.CookieChoice}>
      <h2 id={id} className={styles.Title}>
        <Trans>Cookies: some we need, one we’d like</Trans>
      </h2>
      <p className={styles.Text}>
        <Trans>
          Needed: signed in, time held. Liked: counting visits, so we see what’s broken. It’s off unless you say yes.
        </Trans>{' '}
        <TextLink render={(slot) => <Link to="/cookies-policy" hash="counting" {...slot} />}>
          <Trans>See each one</Trans>
        </TextLink>
      </p>
      <div className={styles.Answers}>
        <Button onClick={() => answer('no')}>
          <Trans>Only needed</Trans>
        </Button>
        <Button onClick={() => answer('yes')}>
          <Trans>Allow counting</Trans>
        </Button>
      </div>
    </section>
  )
}
