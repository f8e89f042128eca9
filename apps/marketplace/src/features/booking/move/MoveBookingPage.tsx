import { slotChanged } from '@ginipig/api-client/booking.ts'
import { useApi } from '@ginipig/api-client/core/api-context.ts'
import { change, keyOf, makeStale, query } from '@ginipig/api-client/core/call-options.ts'
import { usePageTitle } from '@ginipig/app/route/page-title.ts'
import { useToast } from '@ginipig/app/services/services-context.ts'
import { useDates } from '@ginipig/app/words/use-dates.ts'
import { getMyBooking, moveBooking, wishMove } from '@ginipig/contract/booking/client-calls.ts'
import { getListingMonth } from '@ginipig/contract/listing/get-listing.ts'
import { balanceAt } from '@ginipig/domain/booking'
import { Button } from '@ginipig/ui/button'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { Link, Navigate, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { AvailabilityNotices } from '../availability/AvailabilityNotices.tsx'
import type { AvailabilitySearch } from '../availability/availability-search.ts'
import { SlotChoice } from '../availability/SlotChoice.tsx'
import { useSlotPick } from '../availability/use-slot-pick.ts'
import { bookingSummary } from '../flow/booking-summary.ts'
import { FlowPage } from '../flow/FlowPage.tsx'
import { MiniSummary } from '../flow/MiniSummary.tsx'
import { isMovable, wishUntil } from './can-move.ts'
import { MoveReceipt } from './MoveReceipt.tsx'
import { TravelsAlong } from './TravelsAlong.tsx'
import { useMoveSlots } from './use-move-slots.ts'

type MoveBookingPageProps = {
  bookingId: string
  search: AvailabilitySearch
  /** Keeps month, day and slot in the address. */
  onSearchChange: (search: AvailabilitySearch) => void
}

/** Another time for a booking, which the client picks alone, or asks for where it is too near: the old one is kept until
 *  the new one is theirs. Source: product.md §9. */
export function MoveBookingPage({ bookingId, search, onSearchChange }: MoveBookingPageProps) {
  const { t } = useLingui()
  const api = useApi()
  const navigate = useNavigate()
  const toast = useToast()
  const dates = useDates()
  const queryClient = useQueryClient()
  const { data: booking } = useSuspenseQuery(query(api, getMyBooking, { params: { bookingId } }))
  const held = wishUntil(booking, booking.now)
  const isWish = held !== undefined
  const shown = useMoveSlots(booking, search)
  const { listing, picked } = shown
  const pick = useSlotPick(picked)
  const move = useMutation({
    ...change(api, isWish ? wishMove : moveBooking, slotChanged),
    onError: () =>
      void makeStale(queryClient, [
        keyOf(getListingMonth, { params: { listingId: booking.listing.id } }),
        keyOf(getMyBooking, { params: { bookingId } }),
      ]),
  })
  const [askedFor, setAskedFor] = useState<number>()
  usePageTitle(isWish ? t`Ask to move your booking` : t`Move your booking`)

  const handleChange = (next: AvailabilitySearch) => {
    move.reset()
    pick.forget()
    onSearchChange(next)
  }
  const handleMove = () => {
    const slot = pick.take()
    if (!slot) return
    setAskedFor(slot.startsAt)
    move.mutate(
      { params: { bookingId }, body: { slotId: slot.id } },
      {
        onSuccess: ({ startsAt, zone }) => {
          toast.success(
            isWish
              ? t`${name} has been asked. We’ll write to you either way.`
              : t`Moved to ${{ when: dates.friendlyDateTime(startsAt, zone) }}.`,
          )
          // The way back doesn't lead to a move that is made.
          void navigate({ to: '/booking-details/$id', params: { id: bookingId }, replace: true })
        },
      },
    )
  }

  // Moved after all: only the answer was lost.
  const isMoved = move.isError && booking.startsAt === askedFor
  // Cancelled meanwhile, or answered: its page says what came of it. A move of one's own leads there by itself.
  if (isMoved || (!isMovable(booking) && !move.isPending && !move.isSuccess)) {
    return <Navigate to="/booking-details/$id" params={{ id: bookingId }} replace />
  }
  const { startsAt, zone, policy, provider } = booking
  const name = provider.firstName
  const treatment = booking.listing.title
  const until = dates.friendlyDateTime(balanceAt(startsAt, policy), zone)
  const wishHeld = held === undefined ? '' : dates.friendlyDateTime(held, zone)
  const to = picked && dates.friendlyDateTime(picked.startsAt, zone)
  const time = dates.time(startsAt, zone)
  return (
    <FlowPage
      step={null}
      back={{
        label: (
          <Trans>
            {time} with {name}
          </Trans>
        ),
        renderLink: (slot) => <Link to="/booking-details/$id" params={{ id: bookingId }} {...slot} />,
      }}
      title={isWish ? <Trans>Ask {name} to move it</Trans> : <Trans>Move your booking</Trans>}
      lead={
        isWish ? (
          <Trans>
            It’s too near to move alone. Pick another open time for {treatment}: it’s held for you until {wishHeld},
            while {name} thinks about it.
          </Trans>
        ) : (
          <Trans>
            Pick another open time for {treatment}. Until {until} it costs nothing and {name} doesn’t have to agree.
          </Trans>
        )
      }
      summary={<MoveReceipt booking={booking} to={picked?.startsAt} />}
      mini={<MiniSummary {...bookingSummary(booking)} />}
      action={
        <Button
          variant="primary"
          size="lg"
          busy={move.isPending}
          busyLabel={isWish ? t`Asking…` : t`Moving…`}
          onClick={handleMove}
        >
          {isWish ? <WishWords to={to} /> : to === undefined ? <Trans>Move</Trans> : <Trans>Move to {to}</Trans>}
        </Button>
      }
      note={
        isWish ? (
          <Trans>Until {name} says yes, and without an answer, your booking stays as it is.</Trans>
        ) : (
          <Trans>Your old time is kept until the new one is yours.</Trans>
        )
      }
      dock={{ title: to ?? <Trans>Pick a time</Trans>, detail: t`Costs nothing` }}
    >
      <SlotChoice
        shown={shown}
        onChange={handleChange}
        {...pick.props}
        notices={
          <AvailabilityNotices
            refusal={move.error ?? undefined}
            lost={shown.lost}
            price={listing.price}
            isHolding={move.isPending}
            onRetry={handleMove}
          />
        }
      />
      <TravelsAlong booking={booking} price={listing.price} />
    </FlowPage>
  )
}

const WishWords = ({ to }: { to: string | undefined }) =>
  to === undefined ? <Trans>Ask</Trans> : <Trans>Ask for {to}</Trans>
