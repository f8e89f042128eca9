import type { ResponseOf } from '@ginipig/contract/core/endpoint.ts'
import type { BusyTime, DiaryBooking, DiarySlot, getDiary } from '@ginipig/contract/listing/diary.ts'
import { isActive, tooNear } from '@ginipig/domain/booking'
import { GRID_MINUTES, LAST_START } from '@ginipig/domain/listing'
import { clashOf } from '@ginipig/domain/listing-draft'
import { DAY_MS, daysAfter, MINUTE_MS, minutesOf, timeOf, toWallClock, type WallClock } from '@ginipig/domain/time'

export type Diary = ResponseOf<typeof getDiary>

/** What stands in the diary. `shut`: a slot that can't be booked while the provider is busy. `late`:
 *  one that begins too soon, or began, for anybody to book it. `offered`: a booking whose day is
 *  off, while its client may choose another time. `isBusyToo`: by another calendar
 *  they are elsewhere at the time of a booking that is still to take place. */
export type Entry = { id: string; from: number; until: number } & (
  | { kind: 'open' | 'shut' | 'held' | 'late'; slot: DiarySlot }
  | { kind: 'request' | 'booked' | 'past' | 'offered'; booking: DiaryBooking; isBusyToo: boolean }
  | { kind: 'blocked' | 'elsewhere'; busy: BusyTime }
)

export type BookingEntry = Extract<Entry, { booking: unknown }>

/** Until when a booking's patch test is to be arranged, epoch ms; undefined where none is asked for, or its time is over. */
export function patchTestOf({ kind, booking }: BookingEntry, now: number): number | undefined {
  const { patchTestBy } = booking
  return kind === 'past' || kind === 'offered' || patchTestBy === null || patchTestBy <= now ? undefined : patchTestBy
}

/** An entry as a day's column shows it: minutes since its midnight by the wall clock, and which of the lanes it stands
 *  in, where several are at one time. `isCut`: it ends later than its place does. */
export type Placed = { entry: Entry; start: number; end: number; lane: number; lanes: number; isCut?: boolean }

/** The seven days around a day: weeks roll from today, so that nothing past takes room. @param until - the day after */
export function weekOf(day: string | undefined, today: string): { from: string; until: string; dates: string[] } {
  const weeks = Math.floor((Date.parse(day ?? today) - Date.parse(today)) / (7 * DAY_MS))
  const from = daysAfter(today, weeks * 7)
  const dates = Array.from({ length: 7 }, (_, index) => daysAfter(from, index))
  return { from, until: daysAfter(from, 7), dates }
}

function bookingKind({ status, proposal }: DiaryBooking): BookingEntry['kind'] {
  if (proposal?.otherwise === 'cancels') return 'offered'
  if (status === 'requested') return 'request'
  return status === 'accepting' || status === 'confirmed' ? 'booked' : 'past'
}

type Times = { startsAt: number; endsAt: number }
/** Are both at one time? Half-open. */
export const meets = (one: Times, other: Times) => one.startsAt < other.endsAt && other.startsAt < one.endsAt

/** Everything in the diary in order of time. A booking stands in its slot's place. @param now - epoch ms */
export function entriesOf({ slots, bookings, busy }: Diary, now: number): Entry[] {
  const booked = new Set(bookings.map(({ slotId }) => slotId))
  const away = busy.map(({ startsAt, endsAt }) => ({ from: startsAt, until: endsAt, kind: 'busy' as const }))
  const elsewhere = busy.filter(({ calendarName }) => calendarName !== null)
  const slotKind = (slot: DiarySlot) => {
    // Booked by nobody that the provider hears of yet: somebody is paying.
    if (slot.booked >= slot.capacity) return 'held'
    if (tooNear(slot.startsAt, slot, now)?.whom === 'everybody') return 'late'
    const others = bookings
      .filter((one) => one.slotId !== slot.id && isActive(one.status))
      .map(({ startsAt, endsAt }) => ({ from: startsAt, until: endsAt, kind: 'busy' as const }))
    return clashOf(slot.startsAt, (slot.endsAt - slot.startsAt) / MINUTE_MS, [...away, ...others]) ? 'shut' : 'open'
  }
  const times = ({ id, startsAt, endsAt }: { id: string; startsAt: number; endsAt: number }) => ({
    id,
    from: startsAt,
    until: endsAt,
  })
  const entries: Entry[] = [
    ...slots
      .filter((slot) => slot.booked < slot.capacity || !booked.has(slot.id))
      .map((slot) => ({ ...times(slot), kind: slotKind(slot), slot }) as const),
    ...bookings.map((booking) => {
      const isBusyToo = isActive(booking.status) && elsewhere.some((one) => meets(one, booking))
      return { ...times(booking), kind: bookingKind(booking), booking, isBusyToo } as const
    }),
    ...busy.map(
      (one) => ({ ...times(one), kind: one.calendarName === null ? 'blocked' : 'elsewhere', busy: one }) as const,
    ),
  ]
  return entries.toSorted((one, other) => one.from - other.from || one.until - other.until)
}

/** Does it last from one midnight to another, by the wall clock? */
export const isWholeDays = ({ from, until }: Pick<Entry, 'from' | 'until'>, zone: string): boolean =>
  [from, until].every((instant) => toWallClock(instant, zone).time === '00:00')

const DAY_MINUTES = 24 * 60

/** Minutes of a day that an entry takes; undefined when it is on other days. */
function within(entry: Entry, date: string, zone: string): { start: number; end: number } | undefined {
  const from = toWallClock(entry.from, zone)
  const until = toWallClock(entry.until, zone)
  const start = from.date < date ? 0 : minutesOf(from.time)
  const end = until.date > date ? DAY_MINUTES : minutesOf(until.time)
  if (from.date > date || until.date < date || end <= start) return undefined
  return { start, end }
}

type Span = Pick<Placed, 'entry' | 'start' | 'end'>

/** Spans in order of time beside each other: those that meet share the width. */
function inLanes(spans: readonly Span[]): Placed[] {
  const placed: Placed[] = []
  let group: Placed[] = []
  let groupEnd = 0
  const close = () => {
    const lanes = Math.max(...group.map(({ lane }) => lane + 1))
    placed.push(...group.map((one) => ({ ...one, lanes })))
    group = []
  }
  for (const span of spans) {
    if (group.length > 0 && span.start >= groupEnd) close()
    const taken = new Set(group.filter(({ end }) => end > span.start).map(({ lane }) => lane))
    let lane = 0
    while (taken.has(lane)) lane += 1
    group.push({ ...span, lane, lanes: 1 })
    groupEnd = Math.max(group.length === 1 ? 0 : groupEnd, span.end)
  }
  if (group.length > 0) close()
  return placed
}

/** The entries of a day beside each other. */
export const placeDay = (entries: readonly Entry[], date: string, zone: string): Placed[] =>
  inLanes(
    entries.flatMap((entry) => {
      const span = within(entry, date, zone)
      return span ? [{ entry, ...span }] : []
    }),
  )

/** Hours that a day has to be blocked for to be a day off. */
const WORKING = { from: 7 * 60, until: 22 * 60 }

/** What a day's head says of it: what is sold, else what waits for an answer, else what can be booked, else that it is off, or
 *  that a part of it is taken, else that none of its slots can be booked any more. */
export type DaySummary =
  | { kind: 'booked' | 'request' | 'open'; count: number }
  | { kind: 'off' | 'partly' | 'nothing'; count?: never }

export function daySummary(placed: readonly Placed[]): DaySummary {
  const kinds = placed.map(({ entry }) => entry.kind)
  for (const kind of ['booked', 'request', 'open'] as const) {
    const count = kinds.filter((one) => one === kind).length
    if (count > 0) return { kind, count }
  }
  const away = placed
    .filter(({ entry }) => entry.kind === 'blocked' || entry.kind === 'elsewhere')
    .toSorted((one, other) => one.start - other.start)
  const until = away.reduce(
    (reached, { start, end }) => (start <= reached ? Math.max(reached, end) : reached),
    WORKING.from,
  )
  if (away.length === 0)
    return placed.some(({ entry }) => 'slot' in entry) ? { kind: 'open', count: 0 } : { kind: 'nothing' }
  return { kind: until >= WORKING.until ? 'off' : 'partly' }
}

/** Slots, and bookings of a class, that begin in one hour and are too many to stand beside each other. */
export type Crowd = { start: number; end: number; lane: number; lanes: number; entries: Entry[] }

const overlap = (one: Pick<Span, 'start' | 'end'>, other: Pick<Span, 'start' | 'end'>) =>
  one.start < other.end && other.start < one.end

const slotOf = (entry: Entry) =>
  'slot' in entry ? entry.slot.id : 'booking' in entry ? entry.booking.slotId : undefined

/** What a day's column can show. Where more meet than it has lanes for, bookings and busy times stay as they are and the
 *  slots beside them are told of by the hour, with the bookings of a class; one that is alone in it stands for itself.
 *  @param most - lanes that fit */
export function partCrowds(placed: readonly Placed[], most: number): { single: Placed[]; crowds: Crowd[] } {
  const crowded = placed.filter(({ lanes }) => lanes > most)
  const ofSlot = (entry: Entry) => crowded.filter((one) => slotOf(one.entry) === slotOf(entry)).length
  const isTold = (entry: Entry) => 'slot' in entry || ('booking' in entry && ofSlot(entry) > 1)
  const hours = new Map<number, Placed[]>()
  for (const one of crowded) {
    const hour = Math.floor(one.start / 60) * 60
    if (isTold(one.entry)) hours.set(hour, [...(hours.get(hour) ?? []), one])
  }
  const blocks = [...hours.values()].map((told, index, all) => {
    const start = Math.min(...told.map((one) => one.start))
    const last = Math.max(...told.map((one) => one.end))
    const end = Math.min(last, all[index + 1]?.[0]?.start ?? DAY_MINUTES) // as long as it takes, or until the next ones
    return { start, end, entries: told.map(({ entry }) => entry), isCut: last > end }
  })
  const kept = inLanes(crowded.filter(({ entry }) => !isTold(entry))).map((one) => ({
    ...one,
    lanes: one.lanes + (blocks.some((block) => overlap(one, block)) ? 1 : 0),
  }))
  const told = blocks.map((block) => {
    const lanes = Math.max(1, ...kept.filter((one) => overlap(one, block)).map((one) => one.lanes))
    return { ...block, lane: lanes - 1, lanes }
  })
  const lone = told.flatMap(({ entries: [entry, ...others], ...place }) =>
    entry && others.length === 0 ? [{ entry, ...place }] : [],
  )
  return {
    single: [...placed.filter(({ lanes }) => lanes <= most), ...kept, ...lone],
    crowds: told.filter(({ entries }) => entries.length > 1),
  }
}

export type SlotEntry = Extract<Entry, { slot: unknown }>

/** What the list shows in one place: an entry, or the slots of one kind of a listing, two at least. */
export type ListRow = { entry: Entry; slots?: never } | { slots: readonly SlotEntry[]; entry?: never }

/** A day's entries as rows of the list: slots that nothing but slots stands between are one row for each listing and kind,
 *  where its first one stands. */
export function rowsOf(placed: readonly Placed[]): ListRow[] {
  const rows: (Entry | SlotEntry[])[] = []
  let together = new Map<string, SlotEntry[]>()
  for (const { entry } of placed)
    if ('slot' in entry) {
      const key = `${entry.kind} ${entry.slot.listingId}`
      const slots = together.get(key) ?? []
      if (slots.push(entry) === 1) rows.push(slots)
      together.set(key, slots)
    } else {
      together = new Map()
      rows.push(entry)
    }
  return rows.map((row) => {
    if (!Array.isArray(row)) return { entry: row }
    const [only, ...others] = row
    return only && others.length === 0 ? { entry: only } : { slots: row }
  })
}

const FIRST_HOUR = 7
const LAST_HOUR = 22

/** Hours that the columns show: 07:00 to 22:00, more where there is something; a day that is blocked as a whole is no reason.
 *  @param over - the minute until which the only day that is shown is over: before it only what has something */
export function hoursOf(days: readonly (readonly Placed[])[], over = 0): { first: number; last: number } {
  const all = days.flat().filter(({ start, end }) => end - start < DAY_MINUTES)
  const from = Math.min(Math.max(FIRST_HOUR, Math.floor(over / 60)), LAST_HOUR - 1)
  return {
    first: Math.min(from, ...all.map(({ start }) => Math.floor(start / 60))),
    last: Math.max(LAST_HOUR, ...all.map(({ end }) => Math.ceil(end / 60))),
  }
}

/** Where something new is asked for first: at nine; today at the next half hour, and tomorrow once no start is left today
 *  (spec §9). */
export function defaultStart(date: string, now: number, zone: string): WallClock {
  const { date: today, time } = toWallClock(now, zone)
  if (date > today) return { date, time: '09:00' }
  const next = timeOf((Math.floor(minutesOf(time) / GRID_MINUTES) + 1) * GRID_MINUTES)
  if (next > LAST_START) return { date: toWallClock(now + DAY_MS, zone).date, time: '09:00' }
  return { date: today, time: next < '09:00' ? '09:00' : next }
}
