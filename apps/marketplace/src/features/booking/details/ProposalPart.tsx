import { slotChanged } from '@ginipig/api-client/booking.ts'
import { useApi } from '@ginipig/api-client/core/api-context.ts'
import { change, keyOf, makeStale } from '@ginipig/api-client/core/call-options.ts'
import { keepEnter } from '@ginipig/app/form/parts.tsx'
import { useAppForm, useStore } from '@ginipig/app/form/use-app-form.ts'
import { useField } from '@ginipig/app/form/use-field.ts'
import { useToast } from '@ginipig/app/services/services-context.ts'
import { useProblemText } from '@ginipig/app/words/problem-text.ts'
import { useDates } from '@ginipig/app/words/use-dates.ts'
import { useMoney } from '@ginipig/app/words/use-money.ts'
import { useServerClock } from '@ginipig/app/words/use-server-clock.ts'
import { useTimeLeftWords } from '@ginipig/app/words/use-time-left.ts'
import type { ClientBooking, Proposal } from '@ginipig/contract/booking/booking.ts'
import { endProposal, getMyBooking, takeProposedTime } from '@ginipig/contract/booking/client-calls.ts'
import { balanceAt } from '@ginipig/domain/booking'
import { Badge } from '@ginipig/ui/badge'
import { Banner } from '@ginipig/ui/banner'
import { Button } from '@ginipig/ui/button'
import { Countdown } from '@ginipig/ui/countdown'
import { ConfirmDialog } from '@ginipig/ui/dialog'
import { RadioCardGroup } from '@ginipig/ui/radio-card'
import { ReceiptLine, ReceiptLines } from '@ginipig/ui/receipt'
import { Section } from '@ginipig/ui/section'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import * as v from 'valibot'
import styles from './ProposalPart.module.css'

const Taken = v.object({ slotId: v.string() })

type Proposed = { booking: ClientBooking; proposal: Proposal }

/** Other times that wait for an answer: the provider's, of which one can be taken, or the client's own wish. Source:
 *  product.md §9. */
export function ProposalPart({ booking, receivedAt }: { booking: ClientBooking; receivedAt: number }) {
  const { proposal } = booking
  if (proposal === null) return null
  return proposal.by === 'provider' ? (
    <ProvidersTimes booking={booking} proposal={proposal} receivedAt={receivedAt} />
  ) : (
    <OwnWish booking={booking} proposal={proposal} />
  )
}

/** What may have changed under the page is read again when an answer is refused. */
function useAnswers(bookingId: string) {
  const api = useApi()
  const client = useQueryClient()
  const onError = () => void makeStale(client, [keyOf(getMyBooking, { params: { bookingId } })])
  return {
    take: useMutation({ ...change(api, takeProposedTime, slotChanged), onError }),
    end: useMutation({ ...change(api, endProposal, slotChanged), onError }),
  }
}

function ProvidersTimes({ booking, proposal, receivedAt }: Proposed & { receivedAt: number }) {
  const { t } = useLingui()
  const now = useServerClock(booking.now, receivedAt)
  const leftWords = useTimeLeftWords()
  const dates = useDates()
  const money = useMoney()
  const toast = useToast()
  const textOf = useProblemText()
  const [isAsking, setIsAsking] = useState(false)
  const { id: bookingId, zone, provider, captured, status } = booking
  const { take, end } = useAnswers(bookingId)
  const params = { bookingId }
  const name = provider.firstName
  const until = dates.friendlyDateTime(proposal.until, zone)
  const form = useAppForm({
    schema: Taken,
    defaultValues: { slotId: proposal.times[0]?.slotId ?? '' },
    onSubmit: async (body) => {
      await take.mutateAsync({ params, body })
      toast.success(t`Moved to ${{ when: to ?? '' }}.`)
    },
  })
  const isTaking = useStore(form.store, ({ isSubmitting }) => isSubmitting)
  const slotId = useStore(form.store, ({ values }) => values.slotId)
  const chosen = proposal.times.find((time) => time.slotId === slotId)
  const to = chosen && dates.friendlyDateTime(chosen.startsAt, zone)
  const free = money(0)
  const paid = money(captured)
  const isRequest = status === 'requested'
  const isDayOff = proposal.otherwise === 'cancels'
  // What is taken back by a bank is not paid back as well: the booking ends once the bank has decided.
  const isDisputed = isDayOff && booking.paymentStatus === 'disputed'
  if (isDisputed && proposal.times.length === 0)
    return (
      <Section
        pitch="block"
        title={<Trans>The time to choose is over</Trans>}
        lead={<Trans>Your booking ends once your bank has decided about the payment.</Trans>}
      />
    )
  return (
    <Section
      pitch="block"
      className={styles.ProposalPart ?? ''}
      title={isDayOff ? <Trans>Choose another time</Trans> : <Trans>{name} proposes other times</Trans>}
      lead={
        isDayOff ? (
          <Trans>
            {name} offers these. Nobody else can book them until {until}.
          </Trans>
        ) : (
          <Trans>Nobody else can book them until {until}.</Trans>
        )
      }
    >
      <div className={styles.Needed}>
        <Badge tone="warning">
          <Trans>Answer needed</Trans>
        </Badge>
        <Countdown
          size="sm"
          label={t`Time left to answer ${name}`}
          deadline={proposal.until}
          total={proposal.until - proposal.at}
          now={now}
          format={leftWords}
        />
      </div>
      {proposal.note === '' ? null : <p className={styles.Note}>{t`“${{ text: proposal.note }}”`}</p>}
      <form.AppForm>
        <form.Form className={styles.Form} onKeyDown={keepEnter}>
          <form.AppField name="slotId">{() => <TimeField booking={booking} times={proposal.times} />}</form.AppField>
          <form.Failure />
          <p className={styles.Words}>
            {isRequest ? (
              <Trans>
                Taking one is {name}’s yes: your booking is confirmed with it, at the same price. Taking none, or not
                answering, ends the request and nothing is taken.
              </Trans>
            ) : isDisputed ? (
              <Trans>
                Moving costs {free}. If you take none, or don’t answer, your booking ends once your bank has decided
                about the payment.
              </Trans>
            ) : isDayOff ? (
              <Trans>
                Moving costs {free}, and what you gave and paid moves along. Taking none, or not answering, ends your
                booking, and you get everything back.
              </Trans>
            ) : (
              <Trans>
                Moving costs {free}. What you gave and paid moves along. Taking none, or not answering, leaves your
                booking as it is.
              </Trans>
            )}
          </p>
          <ReceiptLines>
            <ReceiptLine
              label={isDayOff ? <Trans>Booked</Trans> : <Trans>Now</Trans>}
              value={dates.friendlyDateTime(booking.startsAt, zone)}
            />
            {to ? <ReceiptLine label={<Trans>Moves to</Trans>} value={to} /> : null}
            <ReceiptLine label={<Trans>Moving costs</Trans>} value={free} tone="total" />
          </ReceiptLines>
          <div className={styles.Buttons}>
            {chosen ? (
              <form.SubmitButton busyLabel={t`Moving…`} disabled={end.isPending}>
                <Trans>Yes to {to}</Trans>
              </form.SubmitButton>
            ) : null}
            {isDisputed ? null : (
              <Button disabled={isTaking} onClick={() => setIsAsking(true)}>
                {isDayOff && captured > 0 ? <Trans>None, give me {paid} back</Trans> : <Trans>None of these</Trans>}
              </Button>
            )}
          </div>
        </form.Form>
      </form.AppForm>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={(isOpen) => {
          end.reset()
          setIsAsking(isOpen)
        }}
        title={t`Take none of these times?`}
        description={
          isRequest
            ? t`Your request ends, and what is set aside on your card is released. Nothing is taken.`
            : isDayOff
              ? t`Your booking ends, and you get everything back.`
              : t`Your booking stays at its own time. If that can’t be kept, ${name} has to cancel, and you get everything back.`
        }
        confirmLabel={t`Take none`}
        cancelLabel={t`Look again`}
        tone={isRequest || isDayOff ? 'danger' : 'primary'}
        busy={end.isPending}
        busyLabel={t`One moment…`}
        error={end.error ? textOf(end.error) : undefined}
        onConfirm={() =>
          // Said also where the page hears of it before the answer is here, and this part is gone.
          void end.mutateAsync({ params }).then(
            () => {
              setIsAsking(false)
              toast.success(t`${name} has your answer.`)
            },
            () => undefined, // the question shows it
          )
        }
      />
    </Section>
  )
}

/** Of the times that are held for the client one, and when its balance is due. */
function TimeField({ booking, times }: { booking: ClientBooking; times: Proposal['times'] }) {
  const { t } = useLingui()
  const dates = useDates()
  const { value, change: choose } = useField()
  const { zone, policy, plan, split, captured } = booking
  const owesBalance = plan === 'deposit' && captured < split.total
  return (
    <RadioCardGroup
      aria-label={t`Times held for you`}
      options={times.map(({ slotId, startsAt, endsAt }) => {
        const due = dates.friendlyDateTime(balanceAt(startsAt, policy), zone)
        const end = dates.time(endsAt, zone)
        const when = dates.friendlyDateTime(startsAt, zone)
        return {
          value: slotId,
          title: t`${when} to ${end}`,
          description: owesBalance ? t`Balance taken ${due}` : undefined,
        }
      })}
      value={value}
      onValueChange={choose}
    />
  )
}

function OwnWish({ booking, proposal }: Proposed) {
  const { t } = useLingui()
  const dates = useDates()
  const toast = useToast()
  const textOf = useProblemText()
  const { id: bookingId, zone, provider } = booking
  const { end } = useAnswers(bookingId)
  const name = provider.firstName
  const until = dates.friendlyDateTime(proposal.until, zone)
  const [wish] = proposal.times
  const to = wish ? dates.friendlyDateTime(wish.startsAt, zone) : ''
  return (
    <Banner
      tone="warning"
      className={styles.Wish ?? ''}
      title={
        <Trans>
          You asked {name} for {to}
        </Trans>
      }
      action={
        <Button
          size="sm"
          busy={end.isPending}
          busyLabel={t`One moment…`}
          onClick={() =>
            void end.mutateAsync({ params: { bookingId } }).then(
              () => toast.success(t`You no longer ask to move.`),
              () => undefined, // the banner shows it
            )
          }
        >
          <Trans>Take it back</Trans>
        </Button>
      }
    >
      <Trans>
        It’s held for you until {until}. Until {name} says yes your booking stays as it is, and so it does without an
        answer.
      </Trans>
      {end.error ? <p role="alert">{textOf(end.error)}</p> : null}
    </Banner>
  )
}
