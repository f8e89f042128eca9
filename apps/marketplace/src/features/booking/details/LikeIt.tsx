import { useApi } from '@ginipig/api-client/core/api-context.ts'
import { keyOf, makeStale, query } from '@ginipig/api-client/core/call-options.ts'
import { useToast } from '@ginipig/app/services/services-context.ts'
import { useProblemText } from '@ginipig/app/words/problem-text.ts'
import { useDates } from '@ginipig/app/words/use-dates.ts'
import { useMoney } from '@ginipig/app/words/use-money.ts'
import type { ClientBooking } from '@ginipig/contract/booking/booking.ts'
import { getLikeListings, type Slot } from '@ginipig/contract/listing/get-listing.ts'
import type { ListingCard as Listing } from '@ginipig/contract/listing/listing-card.ts'
import { getNextTimes } from '@ginipig/contract/listing/next-times.ts'
import { Button, ButtonLink } from '@ginipig/ui/button'
import { Section } from '@ginipig/ui/section'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import type { ComponentType, ReactNode } from 'react'
import { useHoldSlot } from '../availability/use-hold-slot.ts'
import { carriesAtOnce } from '../must-haves/refused-booking.ts'
import styles from './LikeIt.module.css'

type LikeItProps = {
  booking: ClientBooking
  Card: ComponentType<{ listing: Listing; layout: 'row'; isBrief: true; action: ReactNode }>
}

/** For who couldn't have what they asked for: up to three like it that are free, each with its next times. One tap holds
 *  a time and leads to the must-haves, where what was given fits in. Nothing while it loads, or where there is none. */
export function LikeIt({ booking, Card }: LikeItProps) {
  const { t } = useLingui()
  const api = useApi()
  const { listing, mustHavesGiven } = booking
  const found = useQuery(query(api, getLikeListings, { params: { listingId: listing.id } }))
  const ids = (found.data?.items ?? []).map(({ id }) => id)
  const times = useQuery({ ...query(api, getNextTimes, { query: { ids } }), enabled: ids.length > 0 })
  const slotsOf = new Map(times.data?.items.map(({ id, slots }) => [id, slots]))
  const free = (found.data?.items ?? []).filter(({ id }) => slotsOf.has(id))
  if (free.length === 0) return null
  const photos = mustHavesGiven.photoIds.length
  const answers = Object.keys(mustHavesGiven.answers).length
  const given = [
    ...(photos > 0 ? [t`${plural(photos, { one: '# photo', other: '# photos' })}`] : []),
    ...(answers > 0 ? [t`${plural(answers, { one: '# answer', other: '# answers' })}`] : []),
  ].join(', ')
  return (
    <Section pitch="block" title={<Trans>Like it, and open now</Trans>}>
      <p className={styles.Lead}>
        {given === '' ? (
          <Trans>Tap a time: it’s held for you while you book.</Trans>
        ) : (
          <Trans>
            Tap a time: it’s held for you while you book. What fits of what you gave ({given}) goes along, to the one
            you book alone; answers once you tick that they may read them.
          </Trans>
        )}
      </p>
      <ul>
        {free.map((one) => (
          <li key={one.id}>
            <Card
              listing={one}
              layout="row"
              isBrief
              action={
                <>
                  <Reasons booking={booking} listing={one} slots={slotsOf.get(one.id) ?? []} />
                  <Times listing={one} slots={slotsOf.get(one.id) ?? []} />
                </>
              }
            />
          </li>
        ))}
      </ul>
      <p>
        <ButtonLink
          variant="ghost"
          render={(slot) => <Link to="/treatment/$category" params={{ category: listing.category }} {...slot} />}
        >
          <Trans>See all that’s open</Trans>
        </ButtonLink>
      </p>
    </Section>
  )
}

/** Why this one: the same day, less to pay, no answer to wait for. */
function Reasons({ booking, listing, slots }: { booking: ClientBooking; listing: Listing; slots: readonly Slot[] }) {
  const { t } = useLingui()
  const dates = useDates()
  const money = useMoney()
  const day = dates.date(booking.startsAt, booking.zone)
  const less = booking.split.price - listing.price
  const reasons = [
    ...(slots.some(({ startsAt }) => dates.date(startsAt, listing.zone) === day) ? [t`Same day`] : []),
    ...(less > 0 ? [t`${{ sum: money(less) }} less`] : []),
    ...(listing.approval === 'automatic' ? [t`Confirmed at once`] : []),
  ]
  return reasons.length === 0 ? null : <p className={styles.Reasons}>{reasons.join(' · ')}</p>
}

function Times({ listing: { id, title, price, zone }, slots }: { listing: Listing; slots: readonly Slot[] }) {
  const { t } = useLingui()
  const dates = useDates()
  const toast = useToast()
  const textOf = useProblemText()
  const client = useQueryClient()
  const navigate = useNavigate()
  const { hold, isPending } = useHoldSlot({
    listingId: id,
    onHeld: () => {
      carriesAtOnce.write(true)
      void navigate({ to: '/must-haves' })
    },
    onRefused: (error) => {
      toast.error(textOf(error))
      void makeStale(client, [keyOf(getNextTimes), keyOf(getLikeListings)])
    },
  })
  return (
    <ul className={styles.Times}>
      {slots.map((slot) => {
        const when = dates.friendlyDateTime(slot.startsAt, zone)
        return (
          <li key={slot.id}>
            <Button
              size="sm"
              className={styles.Time}
              aria-label={t`Book ${title}, ${when}`}
              busy={isPending}
              onClick={() => hold({ slotId: slot.id, price })}
            >
              <span className={styles.When}>
                <span className={styles.Day}>{dates.friendlyDate(slot.startsAt, zone)}</span>
                {dates.time(slot.startsAt, zone)}
              </span>
            </Button>
          </li>
        )
      })}
    </ul>
  )
}
