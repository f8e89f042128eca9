import { useDates } from '@ginipig/app/words/use-dates.ts'
import { useMoney } from '@ginipig/app/words/use-money.ts'
import { releasePayment } from '@ginipig/contract/booking/provider-calls.ts'
import type { Earnings } from '@ginipig/contract/payment/earnings.ts'
import { DEFAULT_ZONE } from '@ginipig/domain/time'
import { Button } from '@ginipig/ui/button'
import { TextLink } from '@ginipig/ui/link'
import { PanelBody } from '@ginipig/ui/panel'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useRef } from 'react'
import { useCanSend } from '#shared/earnings-account/use-can-send.ts'
import { UndoSend } from '#shared/undo-send/UndoSend.tsx'
import { useUndoableStep } from '#shared/undo-send/use-undoable-step.ts'
import styles from './PaymentDetailsPage.module.css'

/** What goes out next by itself, and the button that sends it now. */
export function NextRelease({ next, owed }: { next: Earnings['nextRelease']; owed: number }) {
  const place = useRef<HTMLDivElement>(null)
  // The button that was pressed is gone with what it sent.
  const focusPlace = () => place.current?.focus({ preventScroll: true })
  return (
    <div ref={place} tabIndex={-1} className={styles.Place}>
      {next === null ? (
        <PanelBody>
          <Trans>No release is coming. One follows each service that is complete.</Trans>
        </PanelBody>
      ) : (
        <One key={next.bookingId} next={next} owed={owed} onSettled={focusPlace} />
      )}
    </div>
  )
}

type OneProps = { next: NonNullable<Earnings['nextRelease']>; owed: number; onSettled: () => void }

function One({ next, owed, onSettled }: OneProps) {
  const { t } = useLingui()
  const money = useMoney()
  const dates = useDates()
  const { bookingId, clientName: who, keptBack } = next
  const [sum, price, commission, off] = [next.amount, next.price, next.commission, keptBack].map(money)
  const left = money(owed - keptBack)
  const when = dates.friendlyDateTime(next.at, DEFAULT_ZONE)
  const canSend = useCanSend()
  const release = useUndoableStep({
    ...{ call: releasePayment, bookingId, onSettled },
    told: t`Released. ${sum} is on its way to your account at Stripe.`,
  })
  if (release.isPressed || release.isPending)
    return (
      <PanelBody>
        <UndoSend {...release}>
          <Trans>Releasing {sum}.</Trans>
        </UndoSend>
      </PanelBody>
    )
  return (
    <PanelBody className={styles.Next}>
      <div>
        <p>
          <b>
            {canSend ? (
              <Trans>
                Next release: {sum}, by itself on {when}
              </Trans>
            ) : (
              <Trans>Next release: {sum}, once Stripe can send to you</Trans>
            )}
          </b>
        </p>
        <p>
          {keptBack > 0 ? (
            <Trans>
              {who}: {price} − {commission} commission − {off} that you owe.
            </Trans>
          ) : (
            <Trans>
              {who}: {price} − {commission} commission.
            </Trans>
          )}{' '}
          {canSend ? <Trans>It’s yours to release now.</Trans> : null}{' '}
          {keptBack > 0 && owed > keptBack ? <Trans>After it you still owe {left}.</Trans> : null}
        </p>
        <p>
          <TextLink render={(slot) => <Link to="/provider/booking-details/$id" params={{ id: bookingId }} {...slot} />}>
            <Trans>Look at the booking</Trans>
          </TextLink>
        </p>
      </div>
      {canSend ? (
        <Button variant="primary" onClick={release.press}>
          <Trans>Release {sum}</Trans>
        </Button>
      ) : null}
    </PanelBody>
  )
}
