import { useToast } from '@ginipig/app/services/services-context.ts'
import { useDates } from '@ginipig/app/words/use-dates.ts'
import { useMoney } from '@ginipig/app/words/use-money.ts'
import { usePassed } from '@ginipig/app/words/use-passed.ts'
import type { ProviderBookingRow } from '@ginipig/contract/booking/booking.ts'
import { completeBooking, releasePayment } from '@ginipig/contract/booking/provider-calls.ts'
import { hearsSide, isBookingStepOpen, NO_SHOW_AFTER_MS, settle } from '@ginipig/domain/booking'
import { Avatar } from '@ginipig/ui/avatar'
import { Button } from '@ginipig/ui/button'
import { TextLink } from '@ginipig/ui/link'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Check, UserCheck, UserX } from 'lucide-react'
import { useState } from 'react'
import { useCanSend } from '#shared/earnings-account/use-can-send.ts'
import { WaitsForStripe } from '#shared/earnings-account/WaitsForStripe.tsx'
import { Foot } from '#shared/foot/Foot.tsx'
import { UndoSend } from '#shared/undo-send/UndoSend.tsx'
import { useUndoableStep } from '#shared/undo-send/use-undoable-step.ts'
import { EndingDialog } from '../EndingDialog.tsx'
import styles from './Action.module.css'
import { MoneyLine } from './MoneyLine.tsx'
import { SideDialog } from './SideDialog.tsx'
import { useMoneySteps } from './use-money-steps.tsx'

type ActionCardProps = { row: ProviderBookingRow; owes: number; now: () => number; onSettled: () => void }

/** One booking whose time has come: where its money stands, and what the provider can say of it, each with what it brings
 *  them. What they press is sent five seconds later, so that it can be taken back (docs/decisions/0086). */
export function ActionCard({ row, owes, now, onSettled }: ActionCardProps) {
  const { t } = useLingui()
  const money = useMoney()
  const dates = useDates()
  const stops = useMoneySteps()
  const { client, listing, startsAt, endsAt, zone, split, waiting, status } = row
  const name = client.firstName
  const who = `${name} ${client.lastName}`
  const to = dates.time(endsAt, zone)
  const when = dates.friendlyDateTime(startsAt, zone)
  const { title } = listing
  return (
    <li className={styles.Card}>
      <div className={styles.Top}>
        <div className={styles.Who}>
          <Avatar userId={client.id} name={who} photoUrl={client.avatarUrl ?? undefined} />
          <div>
            <h3 className={styles.Name}>
              <TextLink
                render={(slot) => <Link to="/provider/booking-details/$id" params={{ id: row.id }} {...slot} />}
              >
                {who}
              </TextLink>
            </h3>
            <p className={styles.Hint}>
              <Trans>
                {title}, {when} to {to}
              </Trans>
            </p>
          </div>
        </div>
        <p className={styles.Sum}>
          <b>{money(status === 'no_show' ? (row.outcome?.earned ?? 0) : split.price)}</b>
          <span className={styles.Hint}>
            <SumWords row={row} price={money(split.price)} />
          </span>
        </p>
      </div>
      <MoneyLine label={t`Money of ${who}`} stops={stops(row, now())} />
      {waiting === null ? (
        status === 'completed' ? (
          <Release row={row} owes={owes} now={now} onSettled={onSettled} />
        ) : (
          <Came row={row} owes={owes} now={now} onSettled={onSettled} />
        )
      ) : hearsSide(waiting.for) ? (
        <Side row={row} />
      ) : null}
    </li>
  )
}

function SumWords({ row: { waiting, status, captured, split }, price }: { row: ProviderBookingRow; price: string }) {
  if (status === 'no_show') return <Trans>yours if it stands, of {price}</Trans>
  if (waiting) return <Trans>frozen</Trans>
  return captured === split.total ? <Trans>paid in full</Trans> : <Trans>paid in part</Trans>
}

/** Did they come? */
function Came({ row, owes, now, onSettled }: ActionCardProps) {
  const { t } = useLingui()
  const money = useMoney()
  const toast = useToast()
  const [isAsking, setIsAsking] = useState(false)
  const { policy, split, startsAt, endsAt, client } = row
  const name = client.firstName
  const share = money(settle('released', row, policy, now()).providerShare)
  const canSend = useCanSend()
  const { providerShare, refund } = settle('no_show', row, policy, now())
  const [price, commission, missed, back] = [split.price, split.commission, providerShare, refund].map(money)
  const complete = useUndoableStep({
    call: completeBooking,
    bookingId: row.id,
    onSettled,
    told: canSend
      ? t`Complete. ${share} can be released.`
      : t`Complete. ${share} goes out once Stripe can send to you.`,
  })
  const isOver = usePassed(endsAt, now)
  usePassed(startsAt + NO_SHOW_AFTER_MS, now)
  const isOpen = (action: 'complete' | 'mark_no_show') =>
    isBookingStepOpen(
      action,
      { ...row, approval: 'manual', total: split.total, paymentStatus: row.paymentStatus },
      now(),
    )
  if (complete.isPressed || complete.isPending)
    return (
      <UndoSend {...complete}>
        {isOver ? <Trans>{name} came.</Trans> : <Trans>Service complete.</Trans>}{' '}
        {canSend ? <Trans>{share} can be released then.</Trans> : null}
      </UndoSend>
    )
  return (
    <div className={styles.Outcomes}>
      {isOpen('complete') ? (
        <button type="button" className={styles.Outcome} onClick={complete.press}>
          {isOver ? <UserCheck aria-hidden /> : <Check aria-hidden />}
          <span>
            <b>{isOver ? <Trans>{name} came</Trans> : <Trans>Service complete</Trans>}</b>
            <small>
              <Trans>
                {price} less {commission} commission
              </Trans>
            </small>
          </span>
          <span className={styles.Amount}>{share}</span>
        </button>
      ) : null}
      {isOpen('mark_no_show') ? (
        <button type="button" data-outcome="missed" className={styles.Outcome} onClick={() => setIsAsking(true)}>
          <UserX aria-hidden />
          <span>
            <b>
              <Trans>No-show</Trans>
            </b>
            <small>
              <Trans>
                {back} goes back to {name}
              </Trans>
            </small>
          </span>
          <span className={styles.Amount}>{missed}</span>
        </button>
      ) : null}
      <EndingDialog
        booking={{ ...row, owes, reportedAt: null }}
        ending="mark_no_show"
        open={isAsking}
        now={now}
        onOpenChange={setIsAsking}
        onTold={toast.success}
        onClosed={onSettled}
      />
    </div>
  )
}

function Release({ row, owes, now, onSettled }: ActionCardProps) {
  const { t } = useLingui()
  const money = useMoney()
  const { providerShare } = settle('released', row, row.policy, now())
  const [price, commission, sum] = [row.split.price, row.split.commission, providerShare].map(money)
  const canSend = useCanSend()
  const release = useUndoableStep({
    ...{ call: releasePayment, bookingId: row.id, onSettled },
    // Which release a debt comes off is settled as they are sent, and of several one alone pays it.
    told:
      owes > 0
        ? t`Released. ${sum} goes to your account at Stripe, less what you owe.`
        : t`Released. ${sum} is on its way to your account at Stripe.`,
  })
  if (release.isPressed || release.isPending)
    return (
      <UndoSend {...release}>
        <Trans>Releasing {sum}.</Trans>
      </UndoSend>
    )
  return (
    <Foot>
      <p>
        <Trans>
          {price} − {commission} commission = {sum}
        </Trans>
      </p>
      {canSend ? (
        <Button variant="primary" onClick={release.press}>
          <Trans>Release {sum}</Trans>
        </Button>
      ) : (
        <p>
          <WaitsForStripe />
        </p>
      )}
    </Foot>
  )
}

function Side({ row: { id, client, waiting, sideAt, zone } }: { row: ProviderBookingRow }) {
  const dates = useDates()
  const [isOpen, setIsOpen] = useState(false)
  const at = sideAt === null ? undefined : dates.friendlyDateTime(sideAt, zone)
  return (
    <Foot>
      <p className={styles.Hint}>
        {at === undefined ? (
          waiting?.for === 'disputed' ? (
            <Trans>Nothing goes out while the bank looks at it. What you say goes into our answer to it.</Trans>
          ) : (
            <Trans>Nothing goes out while a person looks at it. Your side counts: say what happened.</Trans>
          )
        ) : (
          <Trans>You told us your side on {at}.</Trans>
        )}
      </p>
      <Button onClick={() => setIsOpen(true)}>
        {at === undefined ? <Trans>Add your side</Trans> : <Trans>Say more</Trans>}
      </Button>
      <SideDialog bookingId={id} client={client.firstName} open={isOpen} onOpenChange={setIsOpen} />
    </Foot>
  )
}
