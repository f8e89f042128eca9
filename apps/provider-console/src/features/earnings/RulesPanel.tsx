import { bookingPolicy } from '@ginipig/domain/booking'
import { DEBT_OVERDUE_AFTER_MS } from '@ginipig/domain/payment'
import { DAY_MS, HOUR_MS } from '@ginipig/domain/time'
import { Panel, PanelBody, PanelHead } from '@ginipig/ui/panel'
import { Trans, useLingui } from '@lingui/react/macro'
import { CircleX, Lock, Percent, UserX } from 'lucide-react'
import styles from './PaymentDetailsPage.module.css'

/** What decides who gets what, of bookings made from now on. Source: money.md §2. */
export function RulesPanel() {
  const { t } = useLingui()
  const { commissionRate, noShowRate, providerCancellationRate, completeAfterMs, releaseAfterMs } = bookingPolicy
  const [commission, missed, cancelled] = [commissionRate, noShowRate, providerCancellationRate].map((one) => one / 100)
  const [hours, days] = [completeAfterMs / HOUR_MS, releaseAfterMs / DAY_MS]
  const debtDays = DEBT_OVERDUE_AFTER_MS / DAY_MS
  return (
    <Panel aria-label={t`The rules we pay by`}>
      <PanelHead title={<Trans>The rules we pay by</Trans>} />
      <PanelBody>
        <ul className={styles.Rules}>
          <li>
            <Percent aria-hidden />
            <span>
              <Trans>
                <b>{commission}% commission</b>, only on what you complete.
              </Trans>
            </span>
          </li>
          <li>
            <Lock aria-hidden />
            <span>
              <Trans>
                <b>Held until it’s done.</b> Say that it is and release it, or it counts as done {hours} hours after the
                end and goes out by itself {days} days later.
              </Trans>
            </span>
          </li>
          <li>
            <UserX aria-hidden />
            <span>
              <Trans>
                <b>No-show or late cancel:</b> {missed}% of the price is yours.
              </Trans>
            </span>
          </li>
          <li>
            <CircleX aria-hidden />
            <span>
              <Trans>
                <b>You cancel:</b> they get it all back, and you owe {cancelled}%. It comes off your next releases,
                never your bank. Owed for {debtDays} days, it closes your listings.
              </Trans>
            </span>
          </li>
        </ul>
      </PanelBody>
    </Panel>
  )
}
