import { useApi } from '@ginipig/api-client/core/api-context.ts'
import { query } from '@ginipig/api-client/core/call-options.ts'
import { useDates } from '@ginipig/app/words/use-dates.ts'
import { useMoney } from '@ginipig/app/words/use-money.ts'
import { type Earnings, getEarnings } from '@ginipig/contract/payment/earnings.ts'
import { DEBT_OVERDUE_AFTER_MS } from '@ginipig/domain/payment'
import { DEFAULT_ZONE } from '@ginipig/domain/time'
import { MailUs } from '@ginipig/features/legal/page/MailUs.tsx'
import { Banner } from '@ginipig/ui/banner'
import { ButtonLink } from '@ginipig/ui/button'
import { Kpis } from '@ginipig/ui/kpi'
import { PageHeader } from '@ginipig/ui/page-header'
import { Panel, PanelBody } from '@ginipig/ui/panel'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { MonthsPanel } from './MonthsPanel.tsx'
import styles from './PaymentDetailsPage.module.css'
import { PayoutsPanel } from './PayoutsPanel.tsx'
import { StatementPanel } from './StatementPanel.tsx'

/** `/provider/payment-details`: every pound, from a client’s card to the provider's account. Source: product.md §6.
 *  @param props.month - YYYY-MM, whose statement is shown first */
export function PaymentDetailsPage({ month }: { month?: string | undefined }) {
  const { t } = useLingui()
  const money = useMoney()
  const { data: earnings } = useSuspenseQuery(query(useApi(), getEarnings))
  const { onItsWay, held, heldBookings, owed } = earnings
  return (
    <div className={styles.PaymentDetailsPage}>
      <PageHeader
        size="console"
        title={<Trans>Payment details</Trans>}
        lead={<Trans>Every pound, from a client’s card to your account.</Trans>}
      />
      <Kpis
        items={[
          {
            id: 'way',
            label: <Trans>Yours, on its way</Trans>,
            value: money(Math.max(0, onItsWay)),
            note: <Trans>Goes to your account at Stripe</Trans>,
          },
          {
            id: 'held',
            label: <Trans>Held</Trans>,
            value: money(held),
            note: (
              <Plural
                value={heldBookings}
                one="Paid by clients for # booking, commission included"
                other="Paid by clients for # bookings, commission included"
              />
            ),
          },
          {
            id: 'owed',
            label: <Trans>You owe</Trans>,
            value: money(owed),
            note: <Trans>Comes off your next releases</Trans>,
          },
        ]}
      />
      <OwedNote {...earnings} />
      <Panel aria-label={t`Balance`}>
        <NextRelease next={earnings.nextRelease} owed={owed} />
      </Panel>
      <PayoutsPanel />
      <MonthsPanel months={earnings.months} />
      <StatementPanel months={earnings.months} first={month} />
    </div>
  )
}

/** What comes of a debt that no release covers. Source: money.md §1.5. */
function OwedNote({ owed, owedSince: since, overdue }: Pick<Earnings, 'owed' | 'owedSince' | 'overdue'>) {
  const money = useMoney()
  const dates = useDates()
  if (since === null) return null
  const sum = money(owed)
  const from = dates.friendlyDate(since, DEFAULT_ZONE)
  const until = dates.friendlyDate(since + DEBT_OVERDUE_AFTER_MS, DEFAULT_ZONE)
  const isOverdue = overdue > 0
  return (
    <Banner
      tone={isOverdue ? 'danger' : 'warning'}
      title={
        isOverdue ? (
          <Trans>
            Your listings are closed: you have owed us {sum} since {from}
          </Trans>
        ) : (
          <Trans>
            You have owed us {sum} since {from}
          </Trans>
        )
      }
    >
      {isOverdue ? (
        <Trans>
          To pay it by bank transfer, write to <MailUs />. Once it is paid you can reopen them; what is booked takes
          place.
        </Trans>
      ) : (
        <Trans>
          It comes off your next releases. What is still open on {until} closes your listings until it is paid. To pay
          it by bank transfer, write to <MailUs />.
        </Trans>
      )}
    </Banner>
  )
}

function NextRelease({ next, owed }: { next: Earnings['nextRelease']; owed: number }) {
  const money = useMoney()
  const dates = useDates()
  if (!next) {
    return (
      <PanelBody>
        <Trans>No release is coming. One follows each service that is complete.</Trans>
      </PanelBody>
    )
  }
  const sum = money(next.amount)
  const when = dates.friendlyDateTime(next.at, DEFAULT_ZONE)
  const who = next.clientName
  return (
    <PanelBody className={styles.Next}>
      <p>
        <b>
          <Trans>
            Next release: {sum}, by itself on {when}
          </Trans>
        </b>
        <br />
        {owed > 0 ? <Trans>{who}, after commission and what you owe.</Trans> : <Trans>{who}, after commission.</Trans>}
      </p>
      <ButtonLink
        render={(slot) => <Link to="/provider/booking-details/$id" params={{ id: next.bookingId }} {...slot} />}
      >
        <Trans>Look at the booking</Trans>
      </ButtonLink>
    </PanelBody>
  )
}
