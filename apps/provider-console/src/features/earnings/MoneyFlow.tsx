import { Loaf } from '@ginipig/ui/loaf'
import { Trans } from '@lingui/react/macro'
import { Landmark, Lock, User } from 'lucide-react'
import styles from './EarningsAccountPage.module.css'

/** From the client's card to the provider's bank. */
export function MoneyFlow() {
  return (
    <ol className={styles.Flow}>
      <li>
        <Loaf aria-hidden>
          <User />
        </Loaf>
        <Trans>Client pays</Trans>
      </li>
      <li>
        <Loaf aria-hidden>
          <Lock />
        </Loaf>
        <Trans>Ginipig holds it at Stripe</Trans>
      </li>
      <li>
        <Loaf aria-hidden>
          <Landmark />
        </Loaf>
        <Trans>You’re paid</Trans>
      </li>
    </ol>
  )
}
