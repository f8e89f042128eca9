import { PageHeader } from '@ginipig/ui/page-header'
import { Trans } from '@lingui/react/macro'
import { AccountFrame } from '#shared/account-frame/AccountFrame.tsx'
import styles from './PaymentDetailsPage.module.css'
import { PaymentHistory } from './PaymentHistory.tsx'
import type { PaymentsSearch } from './payments-search.ts'
import { WalletSection } from './WalletSection.tsx'

type PaymentDetailsPageProps = {
  search: PaymentsSearch
  onSearchChange: (changes: Partial<PaymentsSearch>) => void
}

/** A client's cards and every payment. Source: spec §2, §3 Payment, product.md §5 /payment-details. */
export function PaymentDetailsPage({ search, onSearchChange }: PaymentDetailsPageProps) {
  return (
    <AccountFrame>
      <PageHeader title={<Trans>Payment details</Trans>} lead={<Trans>Your cards, and every payment.</Trans>} />
      <div className={styles.Sections}>
        <WalletSection />
        <PaymentHistory search={search} onSearchChange={onSearchChange} />
      </div>
    </AccountFrame>
  )
}
