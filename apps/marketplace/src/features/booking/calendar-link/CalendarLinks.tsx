import type { ClientBooking } from '@ginipig/contract/booking/booking.ts'
import { type CalendarEvent, googleCalendarUrl, icsFile, outlookCalendarUrl } from '@ginipig/domain/booking'
import { Button, type ButtonLinkProps } from '@ginipig/ui/button'
import { Menu, MenuLink } from '@ginipig/ui/menu'
import type { LinkSlot } from '@ginipig/ui/render-link'
import { Trans, useLingui } from '@lingui/react/macro'
import { CalendarPlus } from 'lucide-react'
import { type ComponentProps, useEffect, useState } from 'react'

/** Add to calendar: Google and Outlook by a link, Apple and all others by a file. Source: spec §7. */
export function CalendarLinks({ booking, size }: { booking: ClientBooking; size?: ButtonLinkProps['size'] }) {
  const event = useCalendarEvent(booking)
  const fileUrl = useFileUrl(icsFile(event, booking.now))
  const file = (slot: LinkSlot) => <a href={fileUrl} download={`${booking.reference}.ics`} {...slot} />
  return (
    <Menu
      align="start"
      trigger={
        <Button size={size} icon={<CalendarPlus aria-hidden="true" />}>
          <Trans>Add to calendar</Trans>
        </Button>
      }
    >
      <MenuLink render={(slot) => <OutLink href={googleCalendarUrl(event)} {...slot} />}>
        <Trans>Google Calendar</Trans>
      </MenuLink>
      <MenuLink render={(slot) => <OutLink href={outlookCalendarUrl(event, 'outlook.live.com')} {...slot} />}>
        <Trans>Outlook.com</Trans>
      </MenuLink>
      <MenuLink render={(slot) => <OutLink href={outlookCalendarUrl(event, 'outlook.office.com')} {...slot} />}>
        <Trans>Microsoft 365</Trans>
      </MenuLink>
      <MenuLink render={file}>
        <Trans>Apple Calendar</Trans>
      </MenuLink>
      <MenuLink render={file}>
        <Trans>Another calendar (.ics)</Trans>
      </MenuLink>
    </Menu>
  )
}

const OutLink = (props: ComponentProps<'a'>) => <a target="_blank" rel="noreferrer" {...props} />

function useCalendarEvent(booking: ClientBooking): CalendarEvent {
  const { t } = useLingui()
  const { id, listing, provider, startsAt, endsAt, address, outwardPostcode, status, moves } = booking
  const place = address ?? `${provider.town} ${outwardPostcode}`
  return {
    id,
    title: t`${{ treatment: listing.title }} with ${{ provider: provider.firstName }}`,
    startsAt,
    endsAt,
    location: listing.type === 'online' ? '' : place,
    url: `${location.origin}/booking-details/${id}`,
    state: status === 'confirmed' ? 'confirmed' : 'tentative',
    moves,
  }
}

/** An address for a file made here. */
function useFileUrl(text: string): string | undefined {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    const made = URL.createObjectURL(new Blob([text], { type: 'text/calendar;charset=utf-8' }))
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [text])
  return url
}
