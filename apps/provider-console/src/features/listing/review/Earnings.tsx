import { useMoney } from '@ginipig/app/words/use-money.ts'
import { bookingPolicy, settle, splitPrice } from '@ginipig/domain/booking'
import { DetailList } from '@ginipig/ui/detail-list'
import { Panel, PanelBody } from '@ginipig/ui/panel'
import { ProgressBar } from '@ginipig/ui/progress-bar'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import styles from '../wizard/Wizard.module.css'

/** What a provider has of a price, and what an end before the appointment costs whom. Source: money.md §2.
 *  @param booked - how many of the clients have booked: they stay at the price of then */
export function Earnings({ price, clients, booked }: { price: number; clients: number; booked: number }) {
  const { t } = useLingui()
  const money = useMoney()
  const split = splitPrice(price, bookingPolicy)
  const paid = { captured: split.total, startsAt: 0, split }
  const noShow = settle('no_show', paid, bookingPolicy, 0)
  const ownCancel = settle('cancelled_by_provider', paid, bookingPolicy, 0)
  const commission = bookingPolicy.commissionRate / 100
  const fee = bookingPolicy.providerCancellationRate / 100
  const left = clients - booked
  const all =
    booked === 0
      ? plural(clients, { one: 'With # client', other: 'With all # clients' })
      : plural(left, { one: 'With # more client', other: 'With # more clients' })
  return (
    <Panel>
      <PanelBody className={styles.Body}>
        <h2 className={styles.Earned}>
          <Trans>You earn, each time</Trans> <span>{money(split.earnings)}</span>
        </h2>
        <ProgressBar value={split.earnings / split.total} />
        <DetailList
          items={[
            { id: 'pays', label: t`Client pays`, value: money(price) },
            { id: 'commission', label: t`Our commission, ${commission}%`, value: `−${money(split.commission)}` },
            ...(left > 0 ? [{ id: 'all', label: all, value: money(split.earnings * left), isStrong: true }] : []),
          ]}
        />
      </PanelBody>
      <PanelBody>
        <DetailList
          items={[
            { id: 'no-show', label: t`On a no-show or a late cancel you get`, value: money(noShow.providerShare) },
            { id: 'own', label: t`If you cancel you owe ${fee}%`, value: `−${money(ownCancel.providerFee)}` },
          ]}
        />
      </PanelBody>
    </Panel>
  )
}
