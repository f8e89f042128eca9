import { useApi } from '@ginipig/api-client/core/api-context.ts'
import { query } from '@ginipig/api-client/core/call-options.ts'
import { PartOverPage } from '@ginipig/app/route/failure/PartOverPage.tsx'
import { getListingMonth } from '@ginipig/contract/listing/get-listing.ts'
import { lazyPart } from '@ginipig/ui/lazy-part'
import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { type ReactElement, useState } from 'react'
import { countByDate, viewSlots } from '../availability/slot-view.ts'

/** Dialog and calendar are for who opens them. */
const DateDialog = lazyPart(() => import('#shared/date-choice/DateDialog.tsx'))

type WaitDayProps = {
  listingId: string
  /** Is there nothing to book at all? Then any day is waited for too. */
  isFull: boolean
  /** YYYY-MM-DD; undefined for any day. */
  value: string | undefined
  onValueChange: (day: string | undefined) => void
  /** The month to begin at, YYYY-MM. */
  month: string
  renderButton: (button: { onClick: () => void; 'aria-haspopup': 'dialog' }) => ReactElement
}

/** The day that is waited for: one on which nothing can be booked. */
export function WaitDay({ listingId, isFull, value, onValueChange, month: first, renderButton }: WaitDayProps) {
  const [month, setMonth] = useState(first)
  const [isOpen, setIsOpen] = useState(false)
  const [wasOpened, setWasOpened] = useState(false)
  const monthly = useQuery({
    ...query(useApi(), getListingMonth, { params: { listingId, month } }),
    enabled: isOpen,
  })
  const open = () => {
    setMonth(value?.slice(0, 7) ?? first)
    setWasOpened(true)
    setIsOpen(true)
  }
  return (
    <>
      {renderButton({ onClick: open, 'aria-haspopup': 'dialog' })}
      {wasOpened ? (
        <PartOverPage onLost={() => setWasOpened(false)}>
          <DateDialog
            isOpen={isOpen}
            onOpenChange={setIsOpen}
            value={value}
            onValueChange={onValueChange}
            month={month}
            onMonthChange={setMonth}
            slots={countByDate(viewSlots(monthly.data?.slots ?? [], listingId, null))}
            isBusy={monthly.isLoading}
            hasAny={isFull}
            description={isFull ? undefined : <Trans>A day with slots can be booked now. Wait for one without.</Trans>}
          />
        </PartOverPage>
      ) : null}
    </>
  )
}
