import { type BookingStatus, bookingPolicy, offeredPlans, type PaymentPlan, splitPrice } from '@ginipig/domain/booking'
import { ratingDimensions } from '@ginipig/domain/review'
import { DAY_MS, daysAfter, fromWallClock, HOUR_MS, toWallClock } from '@ginipig/domain/time'
import { type Story, type StoryPlot, storyOf } from './booking-story.ts'
import { type Hours, startsOn } from './demo-diary.ts'
import type { DemoProvider } from './demo-providers.ts'
import type { Random } from './factories/random.ts'
import type { Row } from './factories/rows.ts'
import { buildSlot, type MadeSlot } from './factories/slot.ts'
import { buildReview } from './review.ts'
import { type Fit, type Tone, toneOf } from './said.ts'

type Span = { startsAt: number; endsAt: number }

const meets = (one: Span, other: Span) => one.startsAt < other.endsAt && other.startsAt < one.endsAt

/** Days back that the books reach. */
const DAYS_BACK = 150

type Fate = { status: BookingStatus; isEarly?: boolean }

/** How bookings end, by how often. Those that the provider never had to answer can't be declined. */
const fates: readonly (readonly [Fate, number])[] = [
  [{ status: 'released' }, 66],
  [{ status: 'cancelled_by_client', isEarly: true }, 6],
  [{ status: 'cancelled_by_client', isEarly: false }, 4],
  [{ status: 'cancelled_by_provider' }, 4],
  [{ status: 'cancelled_unpaid' }, 2],
  [{ status: 'no_show' }, 4],
  [{ status: 'declined' }, 5],
  [{ status: 'expired' }, 4],
  [{ status: 'withdrawn' }, 3],
  [{ status: 'payment_failed' }, 2],
  [{ status: 'cancelled_by_platform' }, 1],
]
const answered: ReadonlySet<BookingStatus> = new Set(['declined', 'expired', 'withdrawn'])

const canBe = ({ status }: Fate, listing: Row<'listing'>, plan: PaymentPlan) =>
  !(answered.has(status) && listing.approval === 'automatic') && !(status === 'cancelled_unpaid' && plan !== 'deposit')

/** Whether what took place then is released by now, whoever does it. */
const isReleased = ({ endsAt }: Span, now: number) => endsAt + 73 * HOUR_MS <= now

function fateOf(listing: Row<'listing'>, plan: PaymentPlan, slot: MadeSlot, now: number, random: Random): Fate {
  const fate = random.weighted(fates)
  const took = { status: isReleased(slot, now) ? 'released' : 'completed' } as const
  return fate.status === 'released' || !canBe(fate, listing, plan) ? took : fate
}

const planOf = (listing: Row<'listing'>, slot: Span, heldAt: number, random: Random): PaymentPlan => {
  const split = splitPrice(listing.price, bookingPolicy)
  const offered = offeredPlans({ split, startsAt: slot.startsAt, approval: listing.approval }, bookingPolicy, heldAt)
  return offered.includes('full') && random.chance(0.35) ? 'full' : (offered[0] ?? 'full')
}

/** A slot that was, at a time when its provider was at work and not with someone else. */
function pastSlot(
  provider: DemoProvider,
  hours: Hours,
  taken: readonly Span[],
  now: number,
  random: Random,
  daysBack = DAYS_BACK,
) {
  const listing = random.pick(provider.listings)
  const date = daysAfter(toWallClock(now, listing.zone).date, -random.int(1, daysBack))
  const starts = startsOn(listing, hours, date)
  if (starts.length === 0) return undefined
  const start = { date, time: random.pick(starts) }
  const startsAt = fromWallClock(start, listing.zone) ?? 0
  const heldAt = startsAt - random.int(80, 600) * HOUR_MS + random.int(0, 59) * 60_000
  if (heldAt < listing.listed_at.getTime()) return undefined
  const slot = buildSlot(listing, start, heldAt - DAY_MS, random)
  return slot.endsAt < now && !taken.some((one) => meets(one, slot)) ? { listing, slot, heldAt } : undefined
}

/** Who books: a client who isn't somewhere else at that time. `take` is true where this one isn't. */
export type Crowd = { pick(span: Span, random: Random): string; take(id: string, span: Span): boolean }

export function createCrowd(clientIds: readonly string[]): Crowd {
  const busy = new Map<string, Span[]>()
  const take = (id: string, span: Span) => {
    const diary = busy.get(id) ?? []
    if (diary.some((one) => meets(one, span))) return false
    busy.set(id, [...diary, span])
    return true
  }
  return {
    take,
    pick(span, random) {
      for (;;) {
        const id = random.pick(clientIds)
        if (take(id, span)) return id
      }
    },
  }
}

export type Past = { slots: MadeSlot[]; plots: StoryPlot[] }

/** What happened at one provider's in the last months, oldest first.
 *  @param count - bookings wanted  @param witness - a client to whom each end happens once, whatever is drawn */
export function plotPast(
  provider: DemoProvider,
  hours: Hours,
  crowd: Crowd,
  count: number,
  now: number,
  random: Random,
  witness?: string,
): Past {
  const slots: MadeSlot[] = []
  const plots: StoryPlot[] = []
  const owed = new Set(witness === undefined ? [] : fates.map(([fate]) => fate))
  for (let tries = 0; plots.length < count && tries < count * 12; tries += 1) {
    const found = pastSlot(provider, hours, slots, now, random)
    if (!found) continue
    const { listing, slot } = found
    slots.push(slot)
    const guests = listing.capacity === 1 ? 1 : random.int(2, Math.min(listing.capacity, 6))
    for (let guest = 0; guest < guests; guest += 1) {
      const heldAt = found.heldAt + guest * HOUR_MS
      const plan = planOf(listing, slot, heldAt, random)
      const couldBe = (fate: Fate) =>
        canBe(fate, listing, plan) && (fate.status !== 'released' || isReleased(slot, now))
      const due = guest === 0 ? [...owed].find(couldBe) : undefined
      const isWitnessed = due !== undefined && witness !== undefined && crowd.take(witness, slot)
      if (isWitnessed) owed.delete(due)
      const clientId = isWitnessed ? witness : crowd.pick(slot, random)
      const fate = isWitnessed ? due : fateOf(listing, plan, slot, now, random)
      plots.push({ ...fate, listing, slot, clientId, plan, heldAt, pace: random.next() })
    }
  }
  return { slots, plots: plots.sort((a, b) => a.slot.startsAt - b.slot.startsAt) }
}

/** For how many days what has been is surely still as it was left: paid out by itself after 7, done after 2. */
const STILL_OPEN = { completed: 6, confirmed: 1.5 } as const
/** Of so few days one may be free of work every week. */
const anyDay = new Set([0, 1, 2, 3, 4, 5, 6])

/** What has just been: an appointment that nobody has marked yet, and one that is done and not yet paid out. For the tab
 *  that asks for it. @param witness - the client of both, where they are free */
export function plotJustBeen(
  provider: DemoProvider,
  hours: Hours,
  crowd: Crowd,
  before: Past,
  now: number,
  random: Random,
  witness: string,
): Past {
  const slots: MadeSlot[] = []
  const plots: StoryPlot[] = []
  for (const [status, daysBack] of Object.entries(STILL_OPEN) as [keyof typeof STILL_OPEN, number][]) {
    for (let tries = 0; tries < 60; tries += 1) {
      const found = pastSlot(
        provider,
        { ...hours, days: anyDay },
        [...before.slots, ...slots],
        now,
        random,
        Math.ceil(daysBack),
      )
      if (!found || found.slot.startsAt < now - daysBack * DAY_MS) continue
      slots.push(found.slot)
      const clientId = crowd.take(witness, found.slot) ? witness : crowd.pick(found.slot, random)
      plots.push({ ...found, status, plan: 'full', clientId, pace: random.next() })
      break
    }
  }
  return { slots: [...before.slots, ...slots], plots: [...before.plots, ...plots] }
}

/** Confirmed bookings to come, paid in full: their cards are not at Stripe, so nothing is left to charge. */
export function plotUpcoming(
  diary: readonly MadeSlot[],
  provider: DemoProvider,
  crowd: Crowd,
  count: number,
  now: number,
  random: Random,
): StoryPlot[] {
  const listings = new Map(provider.listings.map((listing) => [listing.id, listing]))
  const plots: StoryPlot[] = []
  for (const slot of random.shuffle(diary)) {
    const listing = listings.get(slot.row.listing_id)
    if (plots.length === count || !listing) break
    if (slot.startsAt < now + 2 * DAY_MS || plots.some((one) => meets(one.slot, slot))) continue
    const heldAt = now - random.int(12, 140) * HOUR_MS
    plots.push({
      status: 'confirmed',
      listing,
      slot,
      clientId: crowd.pick(slot, random),
      plan: 'full',
      heldAt,
      pace: random.next() * 0.9,
    })
  }
  return plots
}

/** Tells a provider's bookings in order, what they owe carried from one to the next. */
export function storiesOf(plots: readonly StoryPlot[], random: Random): Story[] {
  let debt = 0
  return plots.map((plot) => {
    const { debt: owed, ...story } = storyOf(plot, random, debt)
    debt = owed
    return story
  })
}

const clamp = (star: number) => Math.min(5, Math.max(1, star))

/** Openings or details that fit this booking. */
const fitting = (texts: Tone['openings'], fits: readonly Fit[]) => fits.flatMap((fit) => texts[fit] ?? [])

function commentFor(stars: number, fits: readonly Fit[], used: Set<string>, random: Random): string | null {
  if (random.chance(0.22)) return null
  const tone = toneOf(stars)
  const [opening] = random.shuffle(fitting(tone.openings, fits)).filter((text) => !used.has(text))
  if (opening === undefined) return null
  used.add(opening)
  const [detail] = random.shuffle(fitting(tone.details, fits)).filter((text) => !used.has(text))
  if (detail === undefined || random.chance(0.35)) return opening
  used.add(detail)
  return `${opening} ${detail}`
}

function fitsOf(provider: DemoProvider, listing: Row<'listing'> | undefined): Fit[] {
  return [
    'any',
    ...(provider.shows === 'photos' && listing?.type === 'in_person' ? (['seen'] as const) : []),
    ...(listing?.type === 'in_person' ? (['there'] as const) : []),
    ...(listing?.level === 'newbie' ? (['learning'] as const) : []),
  ]
}

/** What clients said of the bookings that took place; nobody repeats what another said of the same provider. */
export function reviewsOf(
  stories: readonly Story[],
  provider: DemoProvider,
  now: number,
  random: Random,
): Row<'review'>[] {
  const used = new Set<string>()
  const listings = new Map(provider.listings.map((listing) => [listing.id, listing]))
  return stories.flatMap(({ booking }) => {
    if ((booking.status !== 'released' && booking.status !== 'completed') || !random.chance(0.72)) return []
    const endedAt = Date.parse(booking.during.slice(booking.during.indexOf(',') + 1, -1))
    const writtenAt = endedAt + random.int(2, 140) * HOUR_MS
    if (writtenAt >= now) return []
    const base = clamp(
      Math.round(
        provider.quality +
          random.weighted([
            [0.3, 7],
            [-0.4, 2.5],
            [-1.4, 0.8],
            [-2.6, 0.25],
          ] as const),
      ),
    )
    const [professionalism, friendliness, reliability, results] = ratingDimensions.map(() =>
      clamp(
        base +
          random.weighted([
            [0, 8],
            [1, 1],
            [-1, 1.3],
          ] as const),
      ),
    ) as [number, number, number, number] // four dimensions
    const mean = (professionalism + friendliness + reliability + results) / 4
    const comment = commentFor(mean, fitsOf(provider, listings.get(booking.listing_id)), used, random)
    return [buildReview(booking, { professionalism, friendliness, reliability, results, comment }, writtenAt, random)]
  })
}
