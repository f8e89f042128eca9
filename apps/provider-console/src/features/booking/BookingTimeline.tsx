import type { ProviderBooking } from '@ginipig/contract/booking'
import { useDates } from '@ginipig/features/format'
import { Timeline, type TimelineItem } from '@ginipig/ui/timeline'
import { useLingui as useI18n } from '@lingui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { eventWords, failedEvents } from './booking-words.ts'

/** What happened and what happens next, from the request on. */
export function BookingTimeline({ booking }: { booking: ProviderBooking }) {
  const { t } = useLingui()
  const { i18n } = useI18n()
  const dates = useDates()
  const { zone } = booking
  const items: TimelineItem[] = booking.events
    .filter((event) => event.kind !== 'held')
    .map((event) => ({
      id: `${event.kind}-${event.at}`,
      state: failedEvents.has(event.kind) ? 'failed' : 'done',
      title: i18n._(eventWords[event.kind]),
      time: dates.friendlyDateTime(event.at, zone),
    }))
  const next = (id: string, state: 'now' | 'next', title: TimelineItem['title'], at: number) =>
    items.push({ id, state, title, time: dates.friendlyDateTime(at, zone) })
  if (booking.status === 'requested' && booking.respondBy !== null)
    next('reply', 'now', <Trans>Your reply is due</Trans>, booking.respondBy)
  if (booking.status === 'accepting') next('capture', 'now', <Trans>Taking the payment</Trans>, booking.now)
  const isAhead = ['requested', 'accepting', 'confirmed'].includes(booking.status)
  if (isAhead && booking.balanceAt !== null && booking.balanceAt > booking.now)
    next('balance', 'next', <Trans>Balance taken from the client’s card</Trans>, booking.balanceAt)
  if (isAhead && booking.startsAt > booking.now) next('start', 'next', <Trans>Appointment</Trans>, booking.startsAt)
  return <Timeline items={items} stateLabels={{ done: t`done`, now: t`now`, next: t`to come`, failed: t`ended it` }} />
}
