import { SplitDetail } from '@ginipig/ui/split-view'
import { BookingDetailPanel } from './BookingDetailPanel.tsx'

/** The booking beside the list, with its answer always on the screen. */
export function BookingDetailBeside({ bookingId }: { bookingId: string }) {
  return (
    <SplitDetail>
      <BookingDetailPanel bookingId={bookingId} />
    </SplitDetail>
  )
}
