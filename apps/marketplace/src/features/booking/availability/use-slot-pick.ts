import { focusFirstSlot } from '@ginipig/ui/slot-picker'
import { useRef, useState } from 'react'

/** What a page of slots knows beside its address, where month, day and slot stand: that it was tried without one
 *  (docs/decisions/0092). `props` go to `SlotChoice`. */
export function useSlotPick<Slot>(picked: Slot | undefined) {
  const slotsRef = useRef<HTMLDivElement>(null)
  const [isPickMissing, setIsPickMissing] = useState(false)
  return {
    props: { slotsRef, isPickMissing },
    /** Another month, day or slot was chosen. */
    forget: () => setIsPickMissing(false),
    /** What is picked; without it that is said, and the focus goes to the first open slot. */
    take: (): Slot | undefined => {
      if (picked === undefined) {
        setIsPickMissing(true)
        focusFirstSlot(slotsRef.current)
      }
      return picked
    },
  }
}
