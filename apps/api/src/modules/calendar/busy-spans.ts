import { ownIdOf } from '@ginipig/domain/booking'
import { DAY_MS, dayBounds, fromWallClock, HOUR_MS } from '@ginipig/domain/time'
import ICAL from 'ical.js'

/** Half-open, epoch ms. */
export type BusySpan = { from: number; until: number }

export type ReadOptions = {
  /** What counts, half-open, epoch ms: spans are cut to it. */
  from: number
  until: number
  /** Of events without a zone, and of whole days. */
  zone: string
  /** Bookings and blocked times of the provider's own, which come back where another calendar has taken our feed in. */
  ownIds: readonly string[]
  /** How the ids end of times that the provider blocked: also of those that were unblocked since. */
  ownEnd: string
}

/** Days of a span within which a wall clock can't tell an instant: zones are 14 hours from UTC at most. */
const UNSURE_MS = 2 * DAY_MS

/** Steps through recurrences in one file: ten years of a daily event, a hundred times over. */
const MAX_STEPS = 400_000

/** Spans that one calendar keeps after those that meet are joined. */
const MAX_SPANS = 2_000

/** A file that asks for more than anybody's calendar needs. */
export class TooMuch extends Error {}

type Time = ICAL.Time

const knownZones = new Map<string, boolean>()

function isZone(name: string): boolean {
  const known = knownZones.get(name)
  if (known !== undefined) return known
  let isKnown = true
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
  } catch {
    isKnown = false
  }
  knownZones.set(name, isKnown)
  return isKnown
}

const two = (number: number) => String(number).padStart(2, '0')

/** Of a time that clocks skip: as if they went forward after it (RFC 5545 §3.3.5). */
const instantIn = (date: string, hour: number, minute: number, zone: string): number =>
  fromWallClock({ date, time: `${two(hour)}:${two(minute)}` }, zone) ??
  (fromWallClock({ date, time: `${two(hour - 1)}:${two(minute)}` }, zone) ?? Date.parse(`${date}T00:00:00Z`)) + HOUR_MS

/** The instant of a time by the wall clock of its zone: one that we know, else one that the file itself describes, else
 *  the provider's. */
function instantOf(time: Time, tzid: string | undefined, zone: string): number {
  const date = `${String(time.year).padStart(4, '0')}-${two(time.month)}-${two(time.day)}`
  if (time.isDate) return dayBounds(Date.parse(`${date}T12:00:00Z`), zone).from
  if (time.zone === ICAL.Timezone.utcTimezone) return time.toUnixTime() * 1000
  const seconds = time.second * 1000
  if (tzid !== undefined && isZone(tzid)) return instantIn(date, time.hour, time.minute, tzid) + seconds
  if (time.zone && time.zone !== ICAL.Timezone.localTimezone) return time.toUnixTime() * 1000
  return instantIn(date, time.hour, time.minute, zone) + seconds
}

/** What a clock in UTC would make of it: enough to see what is far away. */
const roughly = (time: Time) => Date.UTC(time.year, time.month - 1, time.day, time.hour, time.minute)

const tzidOf = (component: ICAL.Component, name: string): string | undefined => {
  const tzid = component.getFirstProperty(name)?.getFirstParameter('tzid')
  return tzid === '' ? undefined : tzid
}

const textOf = (component: ICAL.Component, name: string) => {
  const value: unknown = component.getFirstPropertyValue(name)
  return typeof value === 'string' ? value.toUpperCase() : ''
}

/** Whether an event says that one is free at its time, or that it doesn't take place. */
const isFree = (component: ICAL.Component) =>
  textOf(component, 'transp') === 'TRANSPARENT' ||
  textOf(component, 'status') === 'CANCELLED' ||
  textOf(component, 'x-microsoft-cdo-busystatus') === 'FREE'

type Series = { master?: ICAL.Component; exceptions: ICAL.Component[] }

/** Events by their id, each with what was changed about single dates of it. */
function seriesOf(calendar: ICAL.Component, isOwn: (uid: string) => boolean): Series[] {
  const series = new Map<string, Series>()
  for (const [index, event] of calendar.getAllSubcomponents('vevent').entries()) {
    const given: unknown = event.getFirstPropertyValue('uid')
    const uid = typeof given === 'string' ? given : `without ${index}`
    if (isOwn(uid)) continue
    const one = series.get(uid) ?? { exceptions: [] }
    series.set(uid, one)
    if (event.hasProperty('recurrence-id')) one.exceptions.push(event)
    else if (one.master) series.set(`${uid} again ${index}`, { master: event, exceptions: [] })
    else one.master = event
  }
  return [...series.values()]
}

type Walk = ReadOptions & { steps: number; found: BusySpan[] }

/** Milliseconds that an event says it lasts in hours, minutes and seconds; undefined where it counts days, or names its end. */
function exactLength(component: ICAL.Component): number | undefined {
  const given: unknown = component.getFirstPropertyValue('duration')
  if (!(given instanceof ICAL.Duration) || given.days > 0 || given.weeks > 0) return undefined
  return given.toSeconds() * 1000
}

/** One event's time as it stands in the file, without its recurrences. */
function spanOf(event: ICAL.Event, { zone }: ReadOptions): BusySpan & { tzid: string | undefined } {
  const tzid = tzidOf(event.component, 'dtstart')
  const from = instantOf(event.startDate, tzid, zone)
  const length = event.startDate.isDate ? undefined : exactLength(event.component)
  if (length !== undefined) return { tzid, from, until: from + length }
  return { tzid, from, until: instantOf(event.endDate, tzidOf(event.component, 'dtend') ?? tzid, zone) }
}

function keep(walk: Walk, { from, until }: BusySpan): void {
  const span = { from: Math.max(from, walk.from), until: Math.min(until, walk.until) }
  if (span.from < span.until) walk.found.push(span)
}

function walkSeries(walk: Walk, { master, exceptions }: Series): void {
  const changed = new Set<number>()
  for (const component of exceptions) {
    const replaced: unknown = component.getFirstPropertyValue('recurrence-id')
    if (replaced instanceof ICAL.Time) changed.add(instantOf(replaced, tzidOf(component, 'recurrence-id'), walk.zone))
    if (!isFree(component)) keep(walk, spanOf(new ICAL.Event(component, { exceptions: [] }), walk))
  }
  if (!master || isFree(master)) return
  const event = new ICAL.Event(master, { exceptions: [] })
  const first = spanOf(event, walk)
  if (!event.isRecurring()) {
    keep(walk, first)
    return
  }
  const length = Math.max(0, first.until - first.from)
  const days = Math.round(length / DAY_MS)
  const occurrences = event.iterator()
  for (let time = occurrences.next(); time; time = occurrences.next()) {
    walk.steps += 1
    if (walk.steps > MAX_STEPS) throw new TooMuch('recurrences')
    if (roughly(time) > walk.until + UNSURE_MS) return
    if (roughly(time) + length < walk.from - UNSURE_MS) continue
    const from = instantOf(time, first.tzid, walk.zone)
    if (changed.has(from)) continue
    // Whole days last until a midnight, whatever the clocks do between; all else lasts as long each time.
    const until = time.isDate ? dayBounds(from + days * DAY_MS + DAY_MS / 2, walk.zone).from : from + length
    keep(walk, { from, until })
  }
}

/** Sorted by time, overlapping or adjacent spans merged. */
function joined(spans: readonly BusySpan[]): BusySpan[] {
  const out: BusySpan[] = []
  for (const span of spans.toSorted((one, other) => one.from - other.from)) {
    const last = out.at(-1)
    if (last && span.from <= last.until) last.until = Math.max(last.until, span.until)
    else out.push({ ...span })
  }
  return out
}

/** When somebody is busy according to an iCalendar file (RFC 5545): expands recurrences, whole days, zones, changed and
 *  excluded dates; leaves out what is free, cancelled or our own. Skips events that make no sense, since every large
 *  calendar has one. Slow on a hostile file: run it where it can be stopped.
 *  @throws when it is no calendar; TooMuch */
export function busySpans(text: string, options: ReadOptions): BusySpan[] {
  const own = new Set(options.ownIds)
  const isOwn = (uid: string) => {
    const id = ownIdOf(uid) ?? ''
    return own.has(id) || id.endsWith(options.ownEnd)
  }
  const parsed = ICAL.parse(text) as unknown[]
  // Of several calendars in one file the parser makes a list.
  const calendars = typeof parsed[0] === 'string' ? [parsed] : parsed
  if (calendars.length === 0) throw new Error('no calendar')
  const walk: Walk = { ...options, steps: 0, found: [] }
  for (const one of calendars) {
    const calendar = new ICAL.Component(one as unknown[])
    if (calendar.name !== 'vcalendar') throw new Error('no calendar')
    for (const series of seriesOf(calendar, isOwn)) {
      try {
        walkSeries(walk, series)
      } catch (error) {
        if (error instanceof TooMuch) throw error
      }
    }
  }
  const spans = joined(walk.found)
  if (spans.length > MAX_SPANS) throw new TooMuch('busy times')
  return spans
}
