import { Button } from '@ginipig/ui/button'
import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import styles from './CookieChoice.module.css'
import { useCounting } from './counting.ts'

/** Asks whether visits may be counted, where a deployment would: a region of the page, which goes on being usable; both
 *  answers weigh the same. Not there where nothing is counted, or once it was answered. Source: trust.md G45. */
export function CookieChoice() {
  const id = useId()
  const { isConfigured, choice, choose } = useCounting()
  if (!isConfigured || choice !== undefined) return null
  return (
    <section aria-labelledby={id} className={styles.CookieChoice}>
      <h2 id={id} className={styles.Title}>
        <Trans>Cookies: some we need, one we’d like</Trans>
      </h2>
      <p className={styles.Text}>
        <Trans>
          Needed: signed in, time held. Liked: counting visits, so we see what’s broken. It’s off unless you say yes.
        </Trans>{' '}
        <Link to="/cookies-policy" hash="counting">
          <Trans>See each one</Trans>
        </Link>
      </p>
      <div className={styles.Answers}>
        <Button onClick={() => choose('no')}>
          <Trans>Only needed</Trans>
        </Button>
        <Button onClick={() => choose('yes')}>
          <Trans>Allow counting</Trans>
        </Button>
      </div>
    </section>
  )
}
