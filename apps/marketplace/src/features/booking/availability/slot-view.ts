import type { ClientBooking } from '@ginipig/contract/booking/booking.ts'
import type { Slot } from '@ginipig/contract/listing/get-listing.ts'
import { type MustHaves, patchTestBy } from '@ginipig/domain/listing'

/** A slot of the picker: open, held by this very person, or gone, with the kind of gone. */
export type SlotView = Slot & { state: 'open' | 'mine' | 'being_booked' | 'taken' }

type Held = Pick<ClientBooking, 'startsAt'> & { listing: { id: string } }

/** The slots as this client may use them: the one they hold themselves is theirs to go on with. */
export function viewSlots(slots: readonly Slot[], listingId: string, hold: Held | null): SlotView[] {
  const isMine = (slot: Slot) => hold?.listing.id === listingId && hold.startsAt === slot.startsAt
  return slots.map((slot) => {
    if (isMine(slot)) return { ...slot, state: 'mine' }
    if (slot.availability > 0) return { ...slot, state: 'open' }
    return { ...slot, state: slot.isBeingBooked ? 'being_booked' : 'taken' }
  })
}

export const isPickable = ({ state }: SlotView) => state === 'open' || state === 'mine'

/** Slots that can be picked by date, for the calendar; dates without any are left out. */
export function countByDate(slots: readonly SlotView[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const slot of slots) if (isPickable(slot)) counts[slot.date] = (counts[slot.date] ?? 0) + 1
  return counts
}

/** The day shown: the one asked for where it lies in the month, else the first with room and with time for the patch
 *  test, where one is asked for, else the first with room, else the first with anything.
 *  @param mustHaves - of the listing  @param now - epoch ms */
export function shownDate(
  slots: readonly SlotView[],
  month: string,
  wished: string | undefined,
  { patchTest }: Pick<MustHaves, 'patchTest'>,
  now: number,
): string | undefined {
  if (wished?.startsWith(month)) return wished
  const inTime = ({ startsAt }: SlotView) => patchTest === null || patchTestBy(patchTest, startsAt) > now
  const open = slots.filter(isPickable)
  return (open.find((slot) => slot.state === 'mine' || inTime(slot)) ?? open[0] ?? slots[0])?.date
}

/** The slot asked for and whether it can still be had. `lost` is one that went while it was looked at. */
export function pickedSlot(
  slots: readonly SlotView[],
  slotId: string | undefined,
): { picked: SlotView | undefined; lost: SlotView | undefined } {
  const wished = slots.find(({ id }) => id === slotId)
  if (!wished) return { picked: undefined, lost: undefined }
  return isPickable(wished) ? { picked: wished, lost: undefined } : { picked: undefined, lost: wished }
}
