import { useUser } from '@ginipig/app/services/services-context.ts'
import type { ListingDetail } from '@ginipig/contract/listing/get-listing.ts'
import { Button } from '@ginipig/ui/button'
import { Section } from '@ginipig/ui/section'
import { Trans, useLingui } from '@lingui/react/macro'
import { CalendarDays } from 'lucide-react'
import { type ReactNode, useState } from 'react'

type EveryTimeProps = {
  listing: ListingDetail
  /** The calendar, which another feature knows; it comes with the first press. */
  calendar: ReactNode
}

/** The month of slots for who isn't logged in, before anything is asked of them. A client has a page for it. */
export function EveryTime({ listing, calendar }: EveryTimeProps) {
  const { t } = useLingui()
  const [isOpen, setIsOpen] = useState(false)
  if (useUser() !== null || listing.nextSlotAt === null) return null
  return (
    <Section pitch="block" title={<Trans>Every open time</Trans>}>
      {isOpen ? (
        // biome-ignore lint/a11y/useSemanticElements: a section would be one more landmark
        <div role="group" aria-label={t`Every open time`}>
          {calendar}
        </div>
      ) : (
        <Button icon={<CalendarDays aria-hidden="true" />} onClick={() => setIsOpen(true)}>
          <Trans>Show the month</Trans>
        </Button>
      )}
    </Section>
  )
}
