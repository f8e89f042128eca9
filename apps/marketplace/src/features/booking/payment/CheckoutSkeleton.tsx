import { Skeleton } from '@ginipig/ui/skeleton'
import { VisuallyHidden } from '@ginipig/ui/visually-hidden'
import { Trans } from '@lingui/react/macro'
import styles from './CheckoutSkeleton.module.css'

/** The boxes of the card form while Stripe's library comes. */
export function CheckoutSkeleton() {
  return (
    <div aria-busy="true" className={styles.CheckoutSkeleton}>
      <VisuallyHidden role="status">
        <Trans>Loading the card form</Trans>
      </VisuallyHidden>
      <Skeleton shape="block" height={62} />
      <Skeleton shape="block" height={320} />
    </div>
  )
}
