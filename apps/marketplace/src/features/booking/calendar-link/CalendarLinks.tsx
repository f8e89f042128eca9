import type { ClientBooking } from '@ginipig/contract/booking/booking.ts'
import { type CalendarEvent, googleCalendarUrl, icsFile } from '@ginipig/domain/booking'
import { ButtonLink } from '@ginipig/ui/button'
import { Trans, useLingui } from '@lingui/react/macro'
import { CalendarPlus } from 'lucide-react'
import { useEffect, useState } from 'react'
import styles from './CalendarLinks.module.css'

/** Add to calendar: Google by a link, all others by a file. Source: spec §7. */
export function CalendarLinks({ booking }: { booking: ClientBooking }) {
  const event = useCalendarEvent(booking)
  const fileUrl = useFileUrl(icsFile(event, booking.now))
  const name = `${booking.reference}.ics`
  return (
    <div className={styles.CalendarLinks}>
      <ButtonLink
        href={googleCalendarUrl(event)}
        target="_blank"
        rel="noreferrer"
        icon={<CalendarPlus aria-hidden="true" />}
      >
        <Trans>Google Calendar</Trans>
      </ButtonLink>
      <ButtonLink href={fileUrl} download={name} icon={<CalendarPlus aria-hidden="true" />}>
        <Trans>Apple, Outlook and others</Trans>
      </ButtonLink>
    </div>
  )
}

function useCalendarEvent(booking: ClientBooking): CalendarEvent {
  const { t } = useLingui()
  const { id, listing, provider, startsAt, endsAt, address, outwardPostcode, status, moves } = booking
  const place = address ?? `${provider.town} ${outwardPostcode}`
  return {
    id,
    title: t`${{ treatment: listing.title }} with ${{ provider: provider.displayName }}`,
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
