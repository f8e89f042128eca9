import { useApi } from '@ginipig/api-client/core/api-context.ts'
import { query } from '@ginipig/api-client/core/call-options.ts'
import { getEarnings } from '@ginipig/contract/payment/earnings.ts'
import { bookingPolicy } from '@ginipig/domain/booking'
import { Banner } from '@ginipig/ui/banner'
import { ButtonLink } from '@ginipig/ui/button'
import { Columns } from '@ginipig/ui/columns'
import { EmptyState } from '@ginipig/ui/empty-state'
import { PageHeader } from '@ginipig/ui/page-header'
import { Panel } from '@ginipig/ui/panel'
import { Trans, useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { AccountNotes } from './AccountNotes.tsx'
import { Balance } from './Balance.tsx'
import { BankPanel } from './BankPanel.tsx'
import type { EarningsSearch } from './earnings-search.ts'
import { HistoryPanel } from './HistoryPanel.tsx'
import { MonthsPanel } from './MonthsPanel.tsx'
import { NextRelease } from './NextRelease.tsx'
import { OwedNote } from './OwedNote.tsx'
import styles from './PaymentDetailsPage.module.css'
import { RulesPanel } from './RulesPanel.tsx'
import { StatementPanel } from './StatementPanel.tsx'

type PaymentDetailsPageProps = {
  search: EarningsSearch
  onSearchChange: (changes: Partial<EarningsSearch>) => void
}

/** `/provider/payment-details`: every pound, from a client’s card to the provider's bank. Source: product.md §6. */
export function PaymentDetailsPage({ search, onSearchChange }: PaymentDetailsPageProps) {
  const { t } = useLingui()
  const { data: earnings } = useSuspenseQuery(query(useApi(), getEarnings))
  const { since, onItsWay } = earnings
  return (
    <div className={styles.PaymentDetailsPage}>
      <PageHeader
        size="console"
        title={<Trans>Earnings</Trans>}
        lead={<Trans>Every pound, from a client’s card to your bank.</Trans>}
      />
      <AccountNotes onItsWay={onItsWay} />
      {since === null ? (
        <Columns
          side={
            <>
              <BankPanel />
              <RulesPanel />
            </>
          }
        >
          <NothingYet />
        </Columns>
      ) : (
        <>
          {earnings.isPaused && <PausedNote />}
          <Balance {...earnings} />
          <OwedNote {...earnings} />
          <Panel aria-label={t`Next release`}>
            <NextRelease next={earnings.nextRelease} owed={earnings.owed} />
          </Panel>
          <div className={styles.Beside}>
            <MonthsPanel />
            <div className={styles.Side}>
              <BankPanel />
              <StatementPanel since={since} month={search.month} />
              <RulesPanel />
            </div>
          </div>
          <HistoryPanel since={since} search={search} onSearchChange={onSearchChange} />
        </>
      )}
    </div>
  )
}

function NothingYet() {
  const share = 100 - bookingPolicy.commissionRate / 100
  return (
    <Panel isPadded>
      <EmptyState
        pig="sleep"
        title={<Trans>No money yet</Trans>}
        text={
          <Trans>List an appointment, do the work, and it comes here first. You keep {share}% of every price.</Trans>
        }
        action={
          <ButtonLink variant="primary" render={(slot) => <Link to="/provider/appointment" {...slot} />}>
            <Trans>New appointment</Trans>
          </ButtonLink>
        }
      />
    </Panel>
  )
}

/** Source: trust.md §6, safety switches. */
function PausedNote() {
  return (
    <Banner tone="warning" title={<Trans>Releases are paused for a while</Trans>}>
      <Trans>
        We are putting something right. What you have earned stays yours: it goes out by itself once we go on, and you
        have nothing to do.
      </Trans>
    </Banner>
  )
}
