import { readFile } from 'node:fs/promises'
import type { PaymentPlan } from '@ginipig/domain/booking'
import type { MustHaves } from '@ginipig/domain/listing'
import { DAY_MS, HOUR_MS, MINUTE_MS, toWallClock } from '@ginipig/domain/time'
import { Logger, runOnce } from 'graphile-worker'
import * as v from 'valibot'
import { mailBookingStep } from '#modules/booking/booking-mail.ts'
import { holdSlot } from '#modules/booking/hold.ts'
import { startPayment, syncPayment } from '#modules/booking/pay.ts'
import { paymentListener } from '#modules/booking/payment-listener.ts'
import { applyPromo } from '#modules/booking/promo.ts'
import { accept } from '#modules/booking/requests.ts'
import { giveMustHaves } from '#modules/booking/terms.ts'
import { uploadPhoto } from '#modules/media/photo.ts'
import { ensureCustomer } from '#modules/payment/customer.ts'
import { runPaymentOp } from '#modules/payment/operations.ts'
import { at } from '#platform/database/sql.ts'
import { jobPayloads } from '#platform/jobs/jobs.ts'
import type { Platform } from '#platform/platform.ts'
import { giveAll } from './demo-answers.ts'
import { createSlots, recountProvider } from './factories/slot.ts'

/** `ahead`: how far ahead it starts, ms. */
type Wish = {
  by: string
  from: string
  approval?: string
  hasPhotos?: boolean
  listing?: string
  ahead?: readonly [from: number, to: number]
}

export type Opening = { slot_id: string; listing_id: string; price: number; must_haves: MustHaves; approval: string }

/** Ways in which a client comes to a provider: not twice a day, nor to two at once. `b` is a booking, $1 the provider, $6 the
 *  client, and l the listing. */
const isInTheWay = (during: string) => `is_active(b.status) and (
    b.provider_id = $1 and b.during && ${during}
    or b.client_id = $6 and (b.during && ${during} or b.provider_id = $1
      and (b.starts_at at time zone l.zone)::date = (lower(${during}) at time zone l.zone)::date))`

/** Listings that are wished for: those that ask for photos, or those that don't. */
const isWished = `l.provider_id = $1 and l.status = 'listed' and ($2::text is null or l.approval = $2)
  and (l.must_haves ->> 'photos' is not null) = $4 and ($7::uuid is null or l.id = $7)`

/** A slot of a provider that a client can request today; where the diary of the day has none, the provider opens one, so that
 *  the demo is whole whenever it is made. */
export async function findOpening(platform: Platform, wish: Wish, now: number): Promise<Opening> {
  const {
    from: provider,
    by,
    approval,
    hasPhotos = false,
    listing,
    ahead: [from, to] = [4 * DAY_MS, 60 * DAY_MS],
  } = wish
  const params = [provider, approval ?? null, at(now + from), hasPhotos, at(now + to), by, listing ?? null]
  const find = () =>
    platform.database.row<Opening>(
      `select s.id as slot_id, s.listing_id, l.price, l.must_haves, l.approval
       from open_slot($1, $3, $3) o
         join slot s on s.provider_id = $1 and s.listing_id = o.listing_id and s.starts_at = o.starts_at and s.removed_at is null
         join listing l on l.provider_id = $1 and l.id = o.listing_id
       where ${isWished} and s.booked = 0 and s.starts_at < $5
         and not exists (select from booking b where ${isInTheWay('s.during')})
       order by s.starts_at, s.id limit 1`,
      params,
    )
  const found = await find()
  if (found) return found
  const room = await platform.database.row<Parameters<typeof createSlots>[2] & { starts_at: number }>(
    `select l.id, l.provider_id, l.duration_minutes, l.capacity, l.zone, lower(free.during) as starts_at
     from listing l
       cross join generate_series(date_bin('30 minutes', $3, 'epoch') + interval '30 minutes', $5, '30 minutes') start
       cross join lateral (select tstzrange(start, start + l.duration_minutes * interval '1 minute') as during) free
     where ${isWished} and (start at time zone l.zone)::time between '08:00' and '19:00'
       and not exists (select from booking b where ${isInTheWay('free.during')})
       and not exists (select from slot s where s.listing_id = l.id and s.during && free.during)
       and not exists (select from busy_time t where t.provider_id = $1 and t.during && free.during)
     order by l.duration_minutes, start, l.id limit 1`,
    params,
  )
  if (room) await createSlots(platform.database, now, room, [toWallClock(room.starts_at, room.zone)])
  const opened = await find()
  if (!opened) throw new Error(`Provider ${provider} has no time to request`)
  return opened
}

/** Keeps a test card with a client's Stripe customer, to be offered again at every checkout. @returns `pm_…` */
export async function saveCard(platform: Platform, clientId: string, card: 'pm_card_visa' | 'pm_card_mastercard') {
  const customer = await ensureCustomer(platform, clientId)
  const method = await platform.stripe.paymentMethods.attach(card, { customer })
  await platform.stripe.paymentMethods.update(method.id, { allow_redisplay: 'always' })
  return method.id
}

/** Uploads two drawings in place of photos: nobody's hair is in this repository. */
async function givePhotos(platform: Platform, clientId: string): Promise<string[]> {
  const ids: string[] = []
  for (const name of ['hair-front.jpg', 'hair-back.jpg']) {
    const image = await readFile(new URL(`./photos/${name}`, import.meta.url))
    ids.push((await uploadPhoto(platform, clientId, image)).id)
  }
  return ids
}

/** Requests a slot as a client does: hold, must-haves, what is due now from a saved card. The clock of `platform` says when.
 *  @returns the booking's id */
export async function request(
  platform: Platform,
  clientId: string,
  cardId: string,
  opening: Opening,
  { plan = 'deposit', promo }: { plan?: PaymentPlan; promo?: string } = {},
): Promise<string> {
  const bookingId = await holdSlot(platform, clientId, { slotId: opening.slot_id, price: opening.price })
  const photoIds = opening.must_haves.photos === null ? [] : await givePhotos(platform, clientId)
  await giveMustHaves(platform, bookingId, clientId, { ...giveAll(opening.must_haves), photoIds })
  if (promo !== undefined) await applyPromo(platform, bookingId, clientId, promo)
  const { clientSecret } = await startPayment(platform, bookingId, clientId, {
    plan,
    savesCard: false,
    cardId,
  })
  const [intentId = ''] = clientSecret.split('_secret_')
  await platform.stripe.paymentIntents.confirm(intentId, { payment_method: cardId })
  await syncPayment(platform, bookingId)
  await tell(platform)
  return bookingId
}

/** Carries out what the worker would: tells both sides of the steps that were taken. The clock of `platform` says when. */
export async function tell(platform: Platform): Promise<void> {
  await runOnce({
    pgPool: platform.database.pool,
    taskList: { 'booking.mail': (step) => mailBookingStep(platform, v.parse(jobPayloads['booking.mail'], step)) },
    noHandleSignals: true,
    logger: new Logger(() => () => {}),
  })
}

/** Carries out what the worker would: captures that an acceptance asked for, and what is told of them. */
export async function capture(platform: Platform, bookingId: string): Promise<void> {
  const ops = await platform.database.rows<{ id: string; provider_id: string }>(
    `select id, provider_id from payment_op where booking_id = $1 and status = 'pending'`,
    [bookingId],
  )
  for (const { id, provider_id } of ops)
    await runPaymentOp(platform, { providerId: provider_id, opId: id }, paymentListener)
  await tell(platform)
}

/** What was made, the two demo accounts with the client's Visa, another client, and another provider who is booked at once. */
export type LiveBookings = {
  count: number
  client: string
  provider: string
  card: string
  other: string
  instant: string
}

/** Bookings with real charges at Stripe: three requests that wait for the demo provider, each with another deadline,
 *  and two confirmed bookings of the demo client with the deposit paid. For an environment whose Stripe is the
 *  stand-in, before its worker starts. */
export async function makeLiveBookings(platform: Platform): Promise<LiveBookings> {
  const { database } = platform
  const now = platform.clock.now()
  const idOf = async (query: string) => (await database.row<{ id: string }>(query))?.id ?? ''
  const account = (email: string) => `select id from account where email_key = '${email}'`
  const client = await idOf(account('client@ginipig.test'))
  const provider = await idOf(account('provider@ginipig.test'))
  const others = await database.rows<{ id: string }>(
    `select id from account where user_type = 'user' and id <> $1 order by id limit 2`,
    [client],
  )
  const instant = await idOf(
    `select provider_id as id from listing where approval = 'automatic' and status = 'listed'
       and must_haves ->> 'photos' is null and next_slot_at is not null and places_left > 12 order by id limit 1`,
  )
  const visa = await saveCard(platform, client, 'pm_card_visa')
  await saveCard(platform, client, 'pm_card_mastercard')
  const wishes = [
    { by: others[0]?.id ?? client, ago: 6 * HOUR_MS + 40 * MINUTE_MS, from: provider, approval: 'manual' },
    {
      by: others[1]?.id ?? client,
      ago: 4 * HOUR_MS + 25 * MINUTE_MS,
      from: provider,
      approval: 'manual',
      hasPhotos: true,
    },
    { by: client, ago: 35 * MINUTE_MS, from: provider, approval: 'manual' },
    { by: client, ago: 26 * HOUR_MS, from: provider, approval: 'manual', isAccepted: true },
    { by: client, ago: 50 * HOUR_MS, from: instant, approval: 'automatic' },
  ]
  for (const wish of wishes) {
    const { by, ago, from, isAccepted } = wish
    const then = { ...platform, clock: { now: () => now - ago } }
    const cardId = by === client ? visa : await saveCard(platform, by, 'pm_card_visa')
    const opening = await findOpening(platform, wish, now)
    const bookingId = await request(then, by, cardId, opening)
    const answered = isAccepted ? { ...platform, clock: { now: () => now - ago + 40 * MINUTE_MS } } : then
    if (isAccepted) await accept(answered, bookingId, from)
    await capture(answered, bookingId)
    await recountProvider(database, from, now)
  }
  return { count: wishes.length, client, provider, card: visa, other: others[0]?.id ?? client, instant }
}
