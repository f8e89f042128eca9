import { errorCode } from '@ginipig/api-client/core/api-error.ts'
import { usePageTitle } from '@ginipig/app/route/page-title.ts'
import { useToast } from '@ginipig/app/services/services-context.ts'
import { useProblemText } from '@ginipig/app/words/problem-text.ts'
import { useDates } from '@ginipig/app/words/use-dates.ts'
import { useMoney } from '@ginipig/app/words/use-money.ts'
import { HOLD_SHOWN_MS } from '@ginipig/domain/booking'
import { BOOKING_HORIZON_MONTHS } from '@ginipig/domain/listing'
import { MINUTE_MS } from '@ginipig/domain/time'
import { Banner } from '@ginipig/ui/banner'
import { Button } from '@ginipig/ui/button'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link, useNavigate } from '@tanstack/react-router'
import { Info } from 'lucide-react'
import { useState } from 'react'
import { FlowPage } from '../flow/FlowPage.tsx'
import { MiniSummary } from '../flow/MiniSummary.tsx'
import { type Summary, SummaryReceipt } from '../flow/SummaryReceipt.tsx'
import { WaitPanel } from '../waitlist/WaitPanel.tsx'
import { AvailabilityNotices, HoldNotice } from './AvailabilityNotices.tsx'
import styles from './AvailabilityPage.module.css'
import type { AvailabilitySearch } from './availability-search.ts'
import { PatchTestNotice } from './PatchTestNotice.tsx'
import { SlotChoice } from './SlotChoice.tsx'
import { useAvailability } from './use-availability.ts'
import { useHoldSlot } from './use-hold-slot.ts'
import { useSlotPick } from './use-slot-pick.ts'

type AvailabilityPageProps = {
  listingId: string
  search: AvailabilitySearch
  /** Keeps month, day and slot in the address. */
  onSearchChange: (search: AvailabilitySearch) => void
}

/** Step 1: a day and a slot of it. Source: product.md §5 /treatment-availability. */
export function AvailabilityPage({ listingId, search, onSearchChange }: AvailabilityPageProps) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const toast = useToast()
  const textOf = useProblemText()
  const money = useMoney()
  const dates = useDates()
  const [refusal, setRefusal] = useState<unknown>()
  const shown = useAvailability(listingId, search)
  const { listing, picked, hold } = shown
  const pick = useSlotPick(picked)
  usePageTitle(t`Date and time, ${{ treatment: listing.title }}`)

  const toMustHaves = () => void navigate({ to: '/must-haves' })
  const handleRefused = (error: unknown) => {
    // The picker strikes the slot by itself; the toast says why. Source: spec §8.
    if (errorCode(error) === 'slot_taken') return toast.error(textOf(error))
    setRefusal(error)
  }
  const taking = useHoldSlot({ listingId, onHeld: toMustHaves, onRefused: handleRefused })

  const change = (next: AvailabilitySearch) => {
    setRefusal(undefined)
    pick.forget()
    onSearchChange(next)
  }
  const handleContinue = () => {
    const slot = pick.take()
    if (!slot) return
    setRefusal(undefined)
    if (slot.state === 'mine') return toMustHaves()
    taking.hold({ slotId: slot.id, price: listing.price })
  }

  // A time that one holds oneself, or that came free while this is looked at, is still something to go on with.
  const hasSlots = Object.keys(shown.counts).length > 0
  const isFull = listing.nextSlotAt === null && !hasSlots && hold?.listing.id !== listingId

  // Of a day that is too soon as a whole it is said before a pick, so that nothing moves under the finger.
  const told = picked ?? (shown.isLoading ? undefined : shown.daySlots.at(-1))
  const firstName = listing.provider.firstName
  const town = listing.town
  const minutes = HOLD_SHOWN_MS / MINUTE_MS
  const summary: Summary = {
    listing,
    provider: { ...listing.provider, town },
    when: picked && { startsAt: picked.startsAt, endsAt: picked.endsAt, zone: listing.zone },
    rrp: listing.rrp,
    price: listing.price,
  }
  const duration = dates.duration(listing.durationMinutes)
  const price = money(listing.price)
  return (
    <FlowPage
      step={0}
      back={{
        label: <Trans>Back</Trans>,
        renderLink: (slot) => <Link to="/category-detail/$listingId" params={{ listingId }} {...slot} />,
      }}
      title={<Trans>When suits you?</Trans>}
      lead={
        listing.isClosed ? (
          <Trans>{firstName} isn’t taking bookings for this at the moment.</Trans>
        ) : listing.type === 'online' ? (
          <Trans>
            {firstName} takes bookings up to {BOOKING_HORIZON_MONTHS} months ahead, online.
          </Trans>
        ) : (
          <Trans>
            {firstName} takes bookings up to {BOOKING_HORIZON_MONTHS} months ahead. Times are {town} time.
          </Trans>
        )
      }
      summary={<SummaryReceipt {...summary} />}
      mini={<MiniSummary {...summary} />}
      {...(isFull
        ? {}
        : {
            action: (
              <Button
                variant="primary"
                size="lg"
                busy={taking.isPending}
                busyLabel={t`Holding it…`}
                onClick={handleContinue}
              >
                <Trans>Continue</Trans>
              </Button>
            ),
            note: <Trans>Next: {firstName}’s must-haves. Nothing to pay yet.</Trans>,
          })}
      dock={{
        title: picked ? dates.friendlyDateTime(picked.startsAt, listing.zone) : <Trans>Pick a time</Trans>,
        detail: t`${duration}, ${price}`,
      }}
    >
      {hold && !picked ? (
        <div className={styles.Notice}>
          <HoldNotice hold={hold} isHere={hold.listing.id === listingId} />
        </div>
      ) : null}
      <SlotChoice
        shown={shown}
        onChange={change}
        {...pick.props}
        notices={
          <>
            <AvailabilityNotices
              refusal={refusal}
              lost={shown.lost}
              price={listing.price}
              isHolding={taking.isPending}
              onRetry={handleContinue}
            />
            {told ? <PatchTestNotice listing={listing} startsAt={told.startsAt} /> : null}
          </>
        }
      >
        {isFull ? null : (
          <Banner tone="neutral" icon={<Info aria-hidden="true" />} className={styles.Info ?? ''}>
            <Trans>When you continue we hold the slot for {minutes} minutes. Nobody can take it meanwhile.</Trans>
          </Banner>
        )}
        {shown.isLoading ? null : (
          <WaitPanel
            {...{ listingId, isFull }}
            isClosed={listing.isClosed}
            fullDay={shown.fullDay}
            month={shown.month}
          />
        )}
      </SlotChoice>
    </FlowPage>
  )
}
