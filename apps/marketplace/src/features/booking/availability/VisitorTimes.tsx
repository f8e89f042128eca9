import { Button, ButtonLink } from '@ginipig/ui/button'
import { focusFirstSlot } from '@ginipig/ui/slot-picker'
import { Trans } from '@lingui/react/macro'
import { Link, useRouter } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import type { AvailabilitySearch } from './availability-search.ts'
import { PatchTestNotice } from './PatchTestNotice.tsx'
import { SlotChoice } from './SlotChoice.tsx'
import { useSlotsOf } from './use-availability.ts'
import styles from './VisitorTimes.module.css'

/** A listing's month for who isn't logged in: a day and a time can be picked, and are still picked after the log-in that
 *  booking needs (spec §6). Default, because `lazy` asks for one. */
export default function VisitorTimes({ listingId }: { listingId: string }) {
  const router = useRouter()
  const slotsRef = useRef<HTMLDivElement>(null)
  const [search, setSearch] = useState<AvailabilitySearch>({})
  const [isPickMissing, setIsPickMissing] = useState(false)
  const shown = useSlotsOf(listingId, search, null)
  const { picked, listing } = shown
  const handleChange = (next: AvailabilitySearch) => {
    setIsPickMissing(false)
    setSearch(next)
  }
  const handleContinue = () => {
    setIsPickMissing(true)
    focusFirstSlot(slotsRef.current)
  }
  const look = { variant: 'primary', size: 'lg', block: true, className: styles.Continue ?? '' } as const
  const words = <Trans>Log in and book</Trans>
  return (
    <SlotChoice
      shown={shown}
      onChange={handleChange}
      isPickMissing={isPickMissing}
      slotsRef={slotsRef}
      notices={picked ? <PatchTestNotice listing={listing} startsAt={picked.startsAt} /> : null}
    >
      {shown.isLoading || shown.date === undefined ? null : picked ? (
        <ButtonLink
          {...look}
          render={(slot) => {
            const { href } = router.buildLocation({
              to: '/treatment-availability/$listingId',
              params: { listingId },
              search: { month: shown.month, day: picked.date, slot: picked.id },
            })
            return <Link to="/login" search={{ next: href }} {...slot} />
          }}
        >
          {words}
        </ButtonLink>
      ) : (
        <Button {...look} onClick={handleContinue}>
          {words}
        </Button>
      )}
    </SlotChoice>
  )
}
