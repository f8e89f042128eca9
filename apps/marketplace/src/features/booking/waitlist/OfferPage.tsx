import { useApi } from '@ginipig/api-client/core/api-context.ts'
import { query } from '@ginipig/api-client/core/call-options.ts'
import { useFocusKept } from '@ginipig/app/device/use-focus-kept.ts'
import { PROVIDERS_LANGUAGE } from '@ginipig/app/words/content-language.ts'
import { useDates } from '@ginipig/app/words/use-dates.ts'
import { useMoney } from '@ginipig/app/words/use-money.ts'
import { useServerClock } from '@ginipig/app/words/use-server-clock.ts'
import type { ClientBooking } from '@ginipig/contract/booking/booking.ts'
import { getMyBooking } from '@ginipig/contract/booking/client-calls.ts'
import { dueNow, HOLD_SHOWN_MS, holdEnd } from '@ginipig/domain/booking'
import { providerName } from '@ginipig/domain/identity'
import { askedSections } from '@ginipig/domain/listing'
import { HOUR_MS } from '@ginipig/domain/time'
import { ButtonLink } from '@ginipig/ui/button'
import { Countdown, clockFace } from '@ginipig/ui/countdown'
import { EmptyState } from '@ginipig/ui/empty-state'
import { Panel } from '@ginipig/ui/panel'
import { Trans, useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Check } from 'lucide-react'
import { useRef, useState } from 'react'
import { bookingSummary } from '../flow/booking-summary.ts'
import { FlowPage } from '../flow/FlowPage.tsx'
import { MiniSummary } from '../flow/MiniSummary.tsx'
import { SummaryReceipt } from '../flow/SummaryReceipt.tsx'
import { BookingDateTile } from '../my-bookings/BookingDateTile.tsx'
import { DueLines } from '../payment-options/DueLines.tsx'
import { LetGo } from './LetGo.tsx'
import styles from './OfferPage.module.css'

/** A time that came free and is held for who was first in line: take it or let it go. Source: design notes (waitlist). */
export function OfferPage({ bookingId }: { bookingId: string }) {
  const { data: booking, dataUpdatedAt } = useSuspenseQuery(query(useApi(), getMyBooking, { params: { bookingId } }))
  const [isTimeUp, setIsTimeUp] = useState(false)
  const isOver = isTimeUp || booking.status !== 'pending_payment' || booking.holdEndsAt === null
  const gone = useRef<HTMLDivElement>(null)
  useFocusKept(gone, isOver)
  if (isOver)
    return (
      <div ref={gone} tabIndex={-1} className={styles.Gone}>
        <Gone booking={booking} />
      </div>
    )
  return <Held booking={booking} receivedAt={dataUpdatedAt} onExpire={() => setIsTimeUp(true)} />
}

function Held({ booking, receivedAt, onExpire }: { booking: ClientBooking; receivedAt: number; onExpire: () => void }) {
  const { t } = useLingui()
  const dates = useDates()
  const money = useMoney()
  const now = useServerClock(booking.now, receivedAt)
  const { startsAt, endsAt, zone, listing, provider, offeredPlans, split, holdEndsAt } = booking
  const plan = offeredPlans[0] ?? 'full'
  const until = dates.time(holdEndsAt ?? startsAt, zone)
  const due = money(dueNow(split, plan))
  const [from, to] = [dates.time(startsAt, zone), dates.time(endsAt, zone)]
  const take = (
    <ButtonLink
      variant="primary"
      size="lg"
      render={(slot) => <Link to="/payment-options/$id" params={{ id: booking.id }} {...slot} />}
    >
      <Trans>Take it</Trans>
    </ButtonLink>
  )
  return (
    <FlowPage
      step={null}
      back={{
        label: <Trans>All you’re waiting for</Trans>,
        renderLink: (slot) => <Link to="/my-booking" search={{ tab: 'waiting' }} {...slot} />,
      }}
      title={<Trans>A time opened up, and it’s yours</Trans>}
      summary={
        <SummaryReceipt {...bookingSummary(booking)} when={undefined}>
          <DueLines booking={booking} plan={plan} />
        </SummaryReceipt>
      }
      mini={<MiniSummary {...bookingSummary(booking)} />}
      action={take}
      note={<Trans>You see every amount again before you pay.</Trans>}
      dock={{ title: t`${due} today`, detail: dates.friendlyDateTime(startsAt, zone) }}
    >
      <Countdown
        size="lg"
        pace="minutes"
        isPrecise
        label={t`Held for you`}
        title={t`Held for you`}
        note={t`Until ${until}. Nobody else can book it.`}
        deadline={holdEndsAt ?? 0}
        // What came free at night is kept until the morning.
        total={Math.max(HOLD_SHOWN_MS, (holdEndsAt ?? 0) - booking.now)}
        now={now}
        format={clockFace}
        onExpire={onExpire}
      />
      <Panel look="well" isPadded className={styles.Time} aria-label={t`The time`}>
        <BookingDateTile startsAt={startsAt} zone={zone} tone="success" size="lg" />
        <div>
          <h2 className={styles.When}>
            <Trans>
              {from} to {to}
            </Trans>
          </h2>
          <p lang={PROVIDERS_LANGUAGE}>{listing.title}</p>
          <p className={styles.Where}>
            {listing.type === 'online'
              ? providerName(provider)
              : `${providerName(provider)}, ${provider.town} ${booking.outwardPostcode}`}
          </p>
        </div>
      </Panel>
      <WhatFollows booking={booking} />
      <LetGo booking={booking} />
    </FlowPage>
  )
}

/** What stands between taking it and having it. */
function WhatFollows({ booking: { approval, provider, mustHavesAsked, policy } }: { booking: ClientBooking }) {
  const name = provider.firstName
  const hours = policy.responseWindowMs / HOUR_MS
  const asks = askedSections(mustHavesAsked).length > 1
  return (
    <ul className={styles.Follows}>
      <li>
        <Check aria-hidden="true" />
        {asks ? <Trans>First {name}’s must-haves, then payment.</Trans> : <Trans>Two statements, then payment.</Trans>}
      </li>
      <li>
        <Check aria-hidden="true" />
        {approval === 'automatic' ? (
          <Trans>Confirmed straight away, as soon as you’ve paid.</Trans>
        ) : (
          <Trans>
            {name} has {hours} hours to accept. Without a yes, nothing is taken from your card.
          </Trans>
        )}
      </li>
    </ul>
  )
}

/** The time has gone on; the place in the line hasn't. */
function Gone({ booking }: { booking: ClientBooking }) {
  const dates = useDates()
  const when = dates.friendlyDateTime(booking.startsAt, booking.zone)
  const name = booking.provider.firstName
  return (
    <EmptyState
      pig="sleep"
      headingLevel={1}
      title={<Trans>It’s no longer held for you</Trans>}
      text={
        holdEnd(booking) === 'taken_back' ? (
          <Trans>
            {name} can’t offer {when} any more. Nothing was paid, and you keep your place in the line for the next time.
          </Trans>
        ) : (
          <Trans>
            {when} is for others now. Nothing was paid, and you keep your place in the line for the next time.
          </Trans>
        )
      }
      action={
        <ButtonLink
          variant="primary"
          render={(slot) => <Link to="/my-booking" search={{ tab: 'waiting' }} {...slot} />}
        >
          <Trans>See all you’re waiting for</Trans>
        </ButtonLink>
      }
    />
  )
}
