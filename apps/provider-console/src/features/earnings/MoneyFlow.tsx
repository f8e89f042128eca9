import { Loaf } from '@ginipig/ui/loaf'
import { Trans } from '@lingui/react/macro'
import { ArrowRight, Landmark, Lock, User } from 'lucide-react'
import styles from './EarningsAccountPage.module.css'

/** From the client's card to the provider's bank. */
export function MoneyFlow() {
  return (
    <ol className={styles.Flow}>
      <li>
        <Loaf aria-hidden className={styles.Stop}>
          <User />
        </Loaf>
        <Trans>Client pays</Trans>
      </li>
      <li>
        <ArrowRight aria-hidden className={styles.Arrow} />
        <Loaf aria-hidden className={styles.Stop} data-tone="info">
          <Lock />
        </Loaf>
        <Trans>Ginipig holds it at Stripe</Trans>
      </li>
      <li>
        <ArrowRight aria-hidden className={styles.Arrow} />
        <Loaf aria-hidden className={styles.Stop} data-tone="success">
          <Landmark />
        </Loaf>
        <Trans>You’re paid</Trans>
      </li>
    </ol>
  )
}
