/** What goes into a person's calendar. Instants are epoch ms, UTC. Source: spec §7. */
export type CalendarEvent = {
  /** Stable, so that a second download updates the first. */
  id: string
  title: string
  startsAt: number
  endsAt: number
  /** Empty where it isn't known yet. */
  location: string
  /** Address of the booking's page. */
  url: string
  /** False while the provider has not said yes. */
  isConfirmed: boolean
}

/** "20260514T093000Z". */
const stamp = (instant: number) => new Date(instant).toISOString().replace(/[-:]|\.\d{3}/g, '')

/** Google's add-to-calendar link, from title, start and end. Source: spec §7. */
export function googleCalendarUrl({ title, startsAt, endsAt, location, url }: CalendarEvent): string {
  const link = new URL('https://calendar.google.com/calendar/render')
  link.searchParams.set('action', 'TEMPLATE')
  link.searchParams.set('text', title)
  link.searchParams.set('dates', `${stamp(startsAt)}/${stamp(endsAt)}`)
  if (location !== '') link.searchParams.set('location', location)
  link.searchParams.set('details', url)
  return link.href
}

/** RFC 5545 §3.3.11: what means something to the format is escaped. */
const escaped = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n')

/** RFC 5545 §3.1: a line holds 75 bytes; the next one begins with a space. */
function folded(line: string): string {
  const encoder = new TextEncoder()
  let bytes = 0
  let out = ''
  for (const letter of line) {
    const size = encoder.encode(letter).length
    if (bytes + size > 74) {
      out += '\r\n '
      bytes = 1
    }
    out += letter
    bytes += size
  }
  return out
}

/** The same as an .ics file, for every other calendar. @param now - epoch ms */
export function icsFile(event: CalendarEvent, now: number): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Ginipig//Booking//EN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${event.id}@ginipig`,
    `DTSTAMP:${stamp(now)}`,
    `DTSTART:${stamp(event.startsAt)}`,
    `DTEND:${stamp(event.endsAt)}`,
    `SUMMARY:${escaped(event.title)}`,
    ...(event.location === '' ? [] : [`LOCATION:${escaped(event.location)}`]),
    `URL:${event.url}`,
    `STATUS:${event.isConfirmed ? 'CONFIRMED' : 'TENTATIVE'}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return `${lines.map(folded).join('\r\n')}\r\n`
}
