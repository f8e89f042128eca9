import { useMoney } from '@ginipig/app/words/use-money.ts'
import { coverUrl } from '@ginipig/ui/covers'
import { VisuallyHidden } from '@ginipig/ui/visually-hidden'
import { Trans } from '@lingui/react/macro'
import styles from './MiniSummary.module.css'
import type { Summary } from './SummaryReceipt.tsx'

/** The receipt in one row, for phones. */
export function MiniSummary({ listing, provider, rrp, price }: Omit<Summary, 'when'>) {
  const money = useMoney()
  return (
    <div className={styles.MiniSummary}>
      <img src={listing.imageUrl ?? coverUrl(listing.cover, listing.id)} alt="" width="56" height="56" />
      <div className={styles.Words}>
        <p className={styles.Title}>{listing.title}</p>
        <p className={styles.Detail}>
          {provider.displayName} · {money(price)}{' '}
          <s>
            <VisuallyHidden>
              <Trans>usual price</Trans>{' '}
            </VisuallyHidden>
            {money(rrp)}
          </s>
        </p>
      </div>
    </div>
  )
}
