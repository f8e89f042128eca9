import { OfflinePage } from '@ginipig/app/offline/OfflinePage.tsx'
import { useDates } from '@ginipig/app/words/use-dates.ts'
import { DEFAULT_ZONE } from '@ginipig/domain/time'
import { Trans } from '@lingui/react/macro'
import { KeptBookingCard } from './KeptBookingCard.tsx'
import { isSoon, type KeptBookings } from './kept-bookings.ts'

/** The marketplace without a network: today's appointments, as they were when they were kept. @param now - epoch ms */
export function MarketplaceOffline({ kept, now }: { kept: KeptBookings | undefined; now: number }) {
  const dates = useDates()
  const bookings = kept?.bookings.filter((booking) => isSoon(booking, now)) ?? []
  if (kept === undefined || bookings.length === 0)
    return <OfflinePage lead={<Trans>The page you wanted comes when your signal is back.</Trans>} />
  const when = dates.friendlyDateTime(kept.savedAt, bookings[0]?.zone ?? DEFAULT_ZONE)
  return (
    <OfflinePage
      lead={<Trans>Here’s what you need for your next appointment. The rest will be back when your signal is.</Trans>}
      saved={<Trans>Saved on this device on {when}</Trans>}
    >
      {bookings.map((booking) => (
        <KeptBookingCard key={booking.id} booking={booking} now={now} />
      ))}
    </OfflinePage>
  )
}
