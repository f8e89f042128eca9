/** What goes into a person's calendar. Instants are epoch ms, UTC. Source: spec §7. */
export type CalendarEvent = {
  /** Stable, so that a second download updates the first. */
  id: string
  title: string
  startsAt: number
  endsAt: number
  /** Empty where it isn't known yet. */
  location: string
  /** Address of the booking's page; empty for what has none. */
  url: string
  /** `tentative` while the provider has not said yes; `day_off` while its client may choose another time; a cancelled one
   *  takes itself out of the calendar. */
  state: 'tentative' | 'confirmed' | 'day_off' | 'cancelled'
  /** How often it was moved. */
  moves: number
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

/** Outlook's add-to-calendar link.
 *  @param host - of a private account (outlook.live.com), or one at work (outlook.office.com) */
export function outlookCalendarUrl(
  { title, startsAt, endsAt, location, url }: CalendarEvent,
  host: 'outlook.live.com' | 'outlook.office.com',
): string {
  const link = new URL(`https://${host}/calendar/0/deeplink/compose`)
  link.searchParams.set('path', '/calendar/action/compose')
  link.searchParams.set('rru', 'addevent')
  link.searchParams.set('subject', title)
  link.searchParams.set('startdt', new Date(startsAt).toISOString())
  link.searchParams.set('enddt', new Date(endsAt).toISOString())
  if (location !== '') link.searchParams.set('location', location)
  link.searchParams.set('body', url)
  return link.href
}

/** Behind the id of a thing of ours, in the id of its event. */
const OWN_UID = '@ginipig'

/** RFC 5545 §3.3.11: what means something to the format is escaped, and so is all that some reader takes for the end of
 *  a line: what somebody wrote must not begin a property. */
const escaped = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\r\n|[\n\r\v\f\u0085\u2028\u2029]/g, '\\n')

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

/** A day off comes after a yes and may go again: of two with one number the later stamp is the newer. */
const states: Record<CalendarEvent['state'], { status: string; version: number }> = {
  tentative: { status: 'TENTATIVE', version: 0 },
  confirmed: { status: 'CONFIRMED', version: 1 },
  day_off: { status: 'TENTATIVE', version: 1 },
  cancelled: { status: 'CANCELLED', version: 2 },
}

/** An event of a file. Its number says which of two versions is the newer one (RFC 5545 §3.8.7.4): a yes follows its
 *  request, each move the time before, and its end all of them. @param stamp - epoch ms, when it became so */
const eventLines = (event: CalendarEvent, stamped: number): string[] => [
  'BEGIN:VEVENT',
  `UID:${event.id}${OWN_UID}`,
  `SEQUENCE:${event.moves + states[event.state].version}`,
  `DTSTAMP:${stamp(stamped)}`,
  `DTSTART:${stamp(event.startsAt)}`,
  `DTEND:${stamp(event.endsAt)}`,
  `SUMMARY:${escaped(event.title)}`,
  ...(event.location === '' ? [] : [`LOCATION:${escaped(event.location)}`]),
  ...(event.url === '' ? [] : [`URL:${event.url}`]),
  `STATUS:${states[event.state].status}`,
  'END:VEVENT',
]

const calendarFile = (method: 'PUBLISH' | 'CANCEL', lines: readonly string[]): string => {
  const all = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Ginipig//Booking//EN', `METHOD:${method}`, ...lines]
  return `${[...all, 'END:VCALENDAR'].map(folded).join('\r\n')}\r\n`
}

/** The same as an .ics file, for every other calendar. @param now - epoch ms */
export const icsFile = (event: CalendarEvent, now: number): string =>
  calendarFile(event.state === 'cancelled' ? 'CANCEL' : 'PUBLISH', eventLines(event, now))

/** Many events under a name, for calendars that subscribe to them; the same bytes as long as nothing changes.
 *  @param event.since - epoch ms, when it became as it is */
export const icsFeed = (name: string, events: readonly (CalendarEvent & { since: number })[]): string =>
  calendarFile('PUBLISH', [
    `X-WR-CALNAME:${escaped(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT15M',
    'X-PUBLISHED-TTL:PT15M',
    ...events.flatMap((event) => eventLines(event, event.since)),
  ])

/** The thing of ours that an event of any calendar came from; undefined for all that others made. */
export const ownIdOf = (uid: string): string | undefined =>
  uid.endsWith(OWN_UID) ? uid.slice(0, -OWN_UID.length) : undefined
