import { readFile } from 'node:fs/promises'
import type { Session } from '@ginipig/contract/identity/session.ts'
import { getListing, getListingMonth } from '@ginipig/contract/listing/get-listing.ts'
import {
  type BookingStatus,
  bookingStatuses,
  clientTab,
  type DeclineReason,
  declineReasons,
  declineReasonsFor,
  providerTab,
} from '@ginipig/domain/booking'
import { isLettersOnly } from '@ginipig/domain/identity'
import { type Level, type MustHaves, slotProblem } from '@ginipig/domain/listing'
import { HOUR_MS } from '@ginipig/domain/time'
import { startSandbox } from '@ginipig/stripe-sandbox'
import * as v from 'valibot'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { createApp } from '#app.ts'
import { expectBooksToAgree } from '#modules/booking/ending.fixture.ts'
import { paymentListener } from '#modules/booking/payment-listener.ts'
import { accept } from '#modules/booking/requests.ts'
import { gapOf } from '#modules/gap/gap.ts'
import { listCards } from '#modules/payment/customer.ts'
import { reconcileCharge } from '#modules/payment/events.ts'
import { runPaymentOp } from '#modules/payment/operations.ts'
import { createPlatform } from '#platform/create-platform.ts'
import type { Platform } from '#platform/platform.ts'
import { brokenAtStripe, brokenInvariants } from '#testing/invariants.ts'
import { testConfig, testEnvironment, testOrigins } from '#testing/test-config.ts'
import { createTestDatabase } from '#testing/test-database.ts'
import { expectAccountsToAgree, expectProofs } from './past-at-stripe.fixture.ts'
import { type SeedResult, seedDemo } from './seed-demo.ts'

/** Six weeks from here cross the clock change of 28 March. */
const NOW = Date.parse('2027-03-01T12:00:00Z')

let made: SeedResult | undefined
let platform: Platform
let again: () => Promise<SeedResult | undefined>
let close: (() => Promise<void>) | undefined

beforeAll(async () => {
  const [database, sandbox] = await Promise.all([createTestDatabase(inject('serverUrl')), startSandbox({ seed: 1 })])
  sandbox.control.advanceClock(NOW / 1_000 - sandbox.control.now())
  const environment = testEnvironment(database.url, sandbox.port)
  again = () => seedDemo(database.ownerUrl, { now: NOW, environment })
  made = await again()
  const { FIELD_KEY = '' } = environment
  platform = createPlatform(testConfig(database.url, sandbox.port, { FIELD_KEY }), { now: () => NOW })
  // The worker's first minute: Stripe's fee of what was just captured becomes known a moment later.
  sandbox.control.settle()
  const feeless = await rows<{ providerId: string; paymentId: string }>(
    `select provider_id as "providerId", id as "paymentId" from payment where status = 'succeeded' and not fee_known`,
  )
  expect(feeless).toHaveLength(7)
  for (const charge of feeless) await reconcileCharge(platform, charge, paymentListener)
  close = async () => {
    await platform.database.end()
    await sandbox.close()
    await database.drop()
  }
}, 180_000)
afterAll(() => close?.())

const rows = <Row>(query: string) => platform.database.rows<Row>(query)
const count = async (from: string) => (await rows<{ count: number }>(`select count(*) from ${from}`))[0]?.count ?? 0

test('whoever tries it may pay as often as anybody', async () => {
  expect(await count('quota')).toBe(0)
})

test('whoever answers by hand says what they ask for, as the wizard wants it', async () => {
  const asked = await rows<{ text: string | null }>(
    `select must_haves -> 'requirements' ->> 'text' as text from listing where approval = 'manual'`,
  )
  expect(asked.length).toBeGreaterThan(100)
  expect(asked.filter(({ text }) => text === null || text.includes('undefined'))).toEqual([])
  expect(new Set(asked.map(({ text }) => text)).size).toBeGreaterThan(50)
})

test('makes as much as a town needs, and says what', async () => {
  expect(made).toMatchObject({ live: 5 })
  const pieces = await count('portfolio_photo o join photo p on p.id = o.photo_id where p.is_public')
  const waiting = await count(
    `portfolio_photo o join photo p on p.id = o.photo_id where o.status = 'awaiting' and not p.is_public`,
  )
  expect(waiting).toBeGreaterThanOrEqual(3)
  const portraits = await count('provider where photo_url is not null')
  expect([pieces, portraits]).toEqual([expect.toSatisfy((n) => n > 150), expect.toSatisfy((n) => n > 40)])
  const results = await count('shown_review r join photo p on p.id = any (r.photo_ids) and p.is_public')
  expect(results).toBeGreaterThanOrEqual(60)
  expect(made?.pictures).toBe(pieces + waiting + portraits + results)
  expect(made?.providers).toBeGreaterThanOrEqual(60)
  expect(made?.clients).toBeGreaterThanOrEqual(200)
  expect(await count(`listing where status = 'listed' and next_slot_at is not null`)).toBeGreaterThanOrEqual(400)
  expect(await count(`booking where starts_at < '2027-03-01'`)).toBeGreaterThanOrEqual(1_500)
  expect(await count('review')).toBe(made?.reviews)
  expect([await count('report'), await count('report where settled_at is not null')]).toEqual([4, 1])
  expect(await count('slot where capacity > 1')).toBeGreaterThan(0)
  const used = await rows<{ key: string }>(
    `select distinct category || ' ' || unnest(subcategories) as key from listing`,
  )
  expect(used).toHaveLength(25)
})

test('has people as they are: clients with a profile, names of many kinds, a provider who has only signed up', async () => {
  expect(await count(`account a where user_type = 'user' and mobile is not null`)).toBe(
    await count('client_profile where country is not null'),
  )
  expect(await count(`account where user_type = 'user'`)).toBe(await count('client_profile'))
  expect(await count(`(select distinct county from client_profile) one`)).toBeGreaterThan(20)
  expect(await count(`(select distinct age_group, gender from client_profile) one`)).toBeGreaterThan(15)
  const names = ['Sinéad O’Neill', 'Anne-Marie Osborne', 'Łukasz Wójcik', 'Linh Nguyễn']
  const people = await rows<{ name: string; email: string }>(
    `select first_name || ' ' || last_name as name, email from account where user_type = 'user' order by email`,
  )
  expect(people.filter(({ name }) => names.includes(name)).map(({ email }) => email)).toEqual([
    'annemarie.osborne@ginipig.test',
    'linh.nguyen@ginipig.test',
    'lukasz.wojcik@ginipig.test',
    'sinead.oneill@ginipig.test',
  ])
  expect(new Set(people.map(({ name }) => name)).size).toBe(people.length)
  const providers = `account a join provider_sign_up s on s.account_id = a.id where user_type = 'provider'`
  expect(await count(`${providers} and not exists (select 1 from provider p where p.id = a.id)`)).toBe(1)
  expect(await count(`${providers} and email = 'newprovider@ginipig.test'`)).toBe(1)
  expect(await count(providers)).toBe((await count('provider')) + 1)
})

test('every listing was looked at, more often than booked or saved; the demo client has saved some of it', async () => {
  expect(
    await rows(`select l.id from listing l left join listing_view v on v.listing_id = l.id
      where coalesce(v.views, 0) <= (select count(*) from booking b where b.listing_id = l.id)
        or v.views <= (select count(*) from favourite_listing f where f.listing_id = l.id)`),
  ).toEqual([])
  expect(await count('favourite_listing')).toBeGreaterThan(200)
  for (const kind of ['listing', 'provider'])
    expect(
      await count(`favourite_${kind} f join account a on a.id = f.client_id where a.email = 'client@ginipig.test'`),
      kind,
    ).toBeGreaterThan(1)
})

test('leaves a database that has accounts alone', async () => {
  const before = await count('account')
  expect(await again()).toBeUndefined()
  expect(await count('account')).toBe(before)
})

test('keeps every rule that the product keeps', async () => {
  expect(await brokenInvariants(platform.database)).toEqual([])
  const slots = await rows<{ starts_at: number; zone: string }>(
    `select s.starts_at, l.zone from slot s join listing l on l.id = s.listing_id where s.starts_at > '2027-03-01T12:00:00Z'`,
  )
  expect(slots.filter(({ starts_at, zone }) => slotProblem(starts_at, NOW, zone) !== undefined)).toEqual([])
  const people = await rows<{ first_name: string; last_name: string }>('select first_name, last_name from account')
  expect(people.filter((one) => !isLettersOnly(one.first_name) || !isLettersOnly(one.last_name))).toEqual([])
  expect(await count(`listing where 100 - 100.0 * price / rrp not between 30 and 75`)).toBe(0)
  // A level belongs to a provider: no page says "in training" beside "eight years of paid work".
  expect(
    await count(`(select provider_id from listing group by provider_id having count(distinct level) > 1) mixed`),
  ).toBe(0)
  expect(
    await count(
      `listing where cover in ('eyes', 'aesthetics') and description ~* 'tint|peel|microneedl' and must_haves ->> 'patchTest' is null`,
    ),
  ).toBe(0)
})

test('agrees with itself on reviews, on money that is over and on who was where', async () => {
  expect(
    await rows(`select p.id from provider p left join review r on r.provider_id = p.id group by p.id
      having p.review_count <> count(r.id)
        or p.rating_sum <> coalesce(sum((professionalism + friendliness + reliability + results) / 4.0), 0)`),
  ).toEqual([])
  // An end leaves nothing of the client's with us but a refund that came back, and nobody was refunded more than was taken.
  expect(
    await rows(`select b.id from booking b join ledger_txn t on t.booking_id = b.id join ledger_entry e on e.txn_id = t.id
      where b.status in ('released', 'cancelled_by_client', 'cancelled_by_provider', 'cancelled_unpaid', 'no_show')
        and b.payment_status <> 'refund_pending' and (e.account like 'client_funds/%' or e.account like 'refunds_payable/%')
      group by b.id having sum(e.amount) <> 0`),
  ).toEqual([])
  expect(
    await rows(
      `select account from ledger_entry where account like 'provider_payable/%' group by 1 having sum(amount) <> 0`,
    ),
  ).toEqual([])
  expect(
    await rows(`select a.id from booking a join booking b on a.provider_id = b.provider_id and a.slot_id <> b.slot_id and a.during && b.during
      where a.status in ('released', 'completed', 'no_show') and b.status in ('released', 'completed', 'no_show')`),
  ).toEqual([])
  expect(
    await rows(`select b.id from booking_event e join booking b on b.id = e.booking_id
      where e.at > '2027-03-01T12:00:00Z' or e.at < b.created_at or b.created_at < (select listed_at from listing l where l.id = b.listing_id)`),
  ).toEqual([])
})

test('Stripe has what the books say: our balance, and what was sent to each provider and lies there still', async () => {
  await expectBooksToAgree({ api: { platform } })
  await expectAccountsToAgree(platform)
})

test('every line about a past booking’s money leads to what it came from at Stripe', () =>
  expectProofs(platform, '2027-02-20'))

test('the demo provider’s earnings have reached their bank, day by day, and nobody got more than was sent', async () => {
  const rows = await platform.database.rows<{ sent: number; paid: number; is_own: boolean }>(
    `select coalesce(-sum(e.amount), 0)::int as sent, a.email = 'provider@ginipig.test' as is_own,
       (select coalesce(sum(amount), 0)::int from payout p where p.provider_id = a.id) as paid
     from account a join ledger_txn t on t.provider_id = a.id and t.source_type = 'transfer.made'
       join ledger_entry e on e.txn_id = t.id and e.account = 'stripe'
     group by a.id`,
  )
  expect(rows.filter(({ sent, paid }) => paid > sent)).toEqual([])
  expect(rows.find(({ is_own }) => is_own)?.paid).toBeGreaterThan(0)
})

test('says nothing that a listing may not say', async () => {
  const texts = await rows<{ text: string }>(
    `select title || ' ' || description || ' ' || reason || ' ' || must_haves as text from listing union all select bio from provider
     union all select comment from review where comment is not null`,
  )
  const wrong = /\{\w+\}|@|https?:|www\.|\d{5,}|lorem|guarantee/i
  expect(texts.map(({ text }) => wrong.exec(text)?.[0]).filter((found) => found !== undefined)).toEqual([])
})

/** What nobody of a level says of themselves, nor a client of them. */
const contradictions: Record<Level, RegExp> = {
  newbie:
    /years of paid|for a living|\b(fully|nearly) qualified|^qualified|self-employed|fully booked|full-price|my junior|I teach this|final term|my regulars|(^|[.] )fast\b|booked for most|\. Curl specialist\.|I’ve pinned/i,
  nearly_there:
    /trainee|first[- ]year|\bnew \w+, studying|years of paid|for a living|fully qualified|^qualified|self-employed [a-z ]+,|fully booked|full-price|my junior|I teach this|I work alone|early days|still learning/i,
  pro: /trainee|first[- ]year|studying|tutor|supervised|nearly qualified|final term|my assessment|college|early days|still learning/i,
}

test('nobody says what their level contradicts: bio, listings, and what clients wrote of them', async () => {
  const texts = await rows<{ level: Level; text: string }>(
    `with level_of as (select distinct provider_id as id, level from listing)
     select level, bio as text from provider join level_of using (id)
     union all select level, unnest(array[title, description, reason, must_haves -> 'requirements' ->> 'text']) from listing
     union all select level, comment from review r join level_of l on l.id = r.provider_id`,
  )
  const wrong = texts.flatMap(({ level, text }) => (contradictions[level].test(text) ? [`${level}: ${text}`] : []))
  expect(new Set(texts.map(({ level }) => level)).size).toBe(3)
  expect([...new Set(wrong)]).toEqual([])
})

test('nobody who is reviewed says that nobody has written of them', async () => {
  const reasons = await rows<{ reason: string }>(
    'select reason from listing l join provider p on p.id = l.provider_id where p.review_count > 2',
  )
  const wrong = /nobody has written|two recommendations|again with reviews/i
  expect(reasons.map(({ reason }) => reason).filter((reason) => wrong.test(reason))).toEqual([])
})

test.for(['README.md', 'tooling/local/src/start/welcome.ts'])('lets in who %s names, as what it says', async (path) => {
  const text = await readFile(new URL(`../../../../${path}`, import.meta.url), 'utf8')
  const [password] = /\bGinipig-\d+\b/.exec(text) ?? []
  const app = await createApp(platform)
  const logIn = async (email: string) => {
    const headers = { origin: testOrigins.marketplace }
    const payload = { email, password }
    const response = await app.inject({ method: 'POST', url: '/api/v1/auth/login', headers, payload })
    const { user_type, isProfileComplete } = response.json<Session>().userData
    return [email, response.statusCode, user_type, isProfileComplete]
  }
  const named = [...new Set(text.match(/\b\w+@ginipig\.test\b/g))]
  expect(await Promise.all(named.map(logIn))).toEqual([
    ['client@ginipig.test', 200, 'user', true],
    ['provider@ginipig.test', 200, 'provider', true],
    ['newprovider@ginipig.test', 200, 'provider', false],
    ['operator@ginipig.test', 200, 'admin', true],
  ])
  await app.close()
})

test('can be read through the API as the contract says', async () => {
  const app = await createApp(platform)
  const ids = await rows<{ id: string }>(`select id from listing where status <> 'draft' order by id limit 40`)
  for (const { id } of ids) {
    const detail = (await app.inject(`/api/v1/listings/${id}`)).json()
    expect(v.parse(getListing.response, detail)).toEqual(detail)
    const month = (await app.inject(`/api/v1/listings/${id}/months/2027-03`)).json()
    expect(v.parse(getListingMonth.response, month)).toEqual(month)
  }
  await app.close()
})

test('the demo provider has three requests to answer, each due at another time, and accepting takes the deposit', async () => {
  const requests = await rows<{ id: string; provider_id: string; respond_by: number }>(
    `select b.id, b.provider_id, b.respond_by from booking b join account a on a.id = b.provider_id
     where b.status = 'requested' and a.email = 'provider@ginipig.test' order by b.respond_by`,
  )
  expect(requests.map(({ respond_by }) => Math.round((respond_by - NOW) / (HOUR_MS / 60)))).toEqual([80, 215, 445])
  const [first] = requests
  if (!first) throw new Error('no request')
  await accept(platform, first.id, first.provider_id)
  const [op] = await rows<{ id: string }>(`select id from payment_op where status = 'pending'`)
  await runPaymentOp(platform, { providerId: first.provider_id, opId: op?.id ?? '' }, paymentListener)
  const [booking] = await rows(
    `select status, payment_status, captured = deposit as is_taken from booking where id = '${first.id}'`,
  )
  expect(booking).toEqual({ status: 'confirmed', payment_status: 'deposit_paid', is_taken: true })
  const intents = await platform.stripe.paymentIntents.list({ limit: 100 })
  expect(intents.data.filter(({ customer }) => customer !== null)).toHaveLength(12)
  expect(await brokenAtStripe(platform.database, intents.data)).toEqual([])
  expect(await brokenInvariants(platform.database)).toEqual([])
})

type Shown = { status: BookingStatus; startsAt: number; wasRequested: boolean }

const isAhead = (status: BookingStatus) => status === 'requested' || status === 'confirmed'

/** Whatever was drawn. Being accepted takes seconds only, and a payment that failed before it was a request shows nowhere. */
const everyState: Shown[] = [
  ...bookingStatuses
    .filter((status) => status !== 'accepting' && status !== 'payment_failed')
    .map((status) => ({ status, startsAt: isAhead(status) ? NOW + 1 : NOW - 1, wasRequested: true })),
  { status: 'confirmed', startsAt: NOW - 1, wasRequested: true },
]

test.for([
  { who: 'provider', tabOf: (booking: Shown) => providerTab(booking, NOW) },
  { who: 'client', tabOf: (booking: Shown) => clientTab(booking, NOW) },
])('the demo $who has a booking in every state of every tab', async ({ who, tabOf }) => {
  const mine = await rows<Shown>(
    `select b.status, lower(b.during) as "startsAt", b.requested_at is not null as "wasRequested"
     from booking b join account a on a.id in (b.provider_id, b.client_id) and a.email = '${who}@ginipig.test'`,
  )
  const placesOf = (bookings: readonly Shown[]) =>
    new Set(bookings.flatMap((one) => (tabOf(one) === undefined ? [] : [`${tabOf(one)}: ${one.status}`])))
  expect(placesOf(mine)).toEqual(new Set([...placesOf(everyState), ...placesOf(mine)]))
})

test('the demo provider has a request with photos, and one appointment to mark', async () => {
  const ofProvider = `booking b join account a on a.id = b.provider_id and a.email = 'provider@ginipig.test'`
  // Less than the two days after which it counts as done by itself.
  const justBeen = `b.ends_at > '2027-02-27T20:00:00Z' and b.ends_at < '2027-03-01T12:00:00Z'`
  expect(await count(`${ofProvider} where b.status = 'confirmed' and ${justBeen}`)).toBe(1)
  expect(
    await count(
      `${ofProvider} where b.status = 'requested' and jsonb_array_length(b.must_haves_given -> 'photoIds') = 2`,
    ),
  ).toBe(1)
})

test.for(['client', 'provider'])(
  'the demo %s was told of things on several days, and has read the older ones',
  async (who) => {
    const told = await rows<{ at: number; isRead: boolean }>(
      `select n.at, n.read_at is not null as "isRead" from notification n
       join account a on a.id = n.account_id and a.email = '${who}@ginipig.test' order by n.at`,
    )
    expect(new Set(told.map(({ at }) => new Date(at).toISOString().slice(0, 10))).size).toBeGreaterThanOrEqual(4)
    expect(told.slice(0, 5).every(({ isRead }) => isRead)).toBe(true)
    expect(told.some(({ isRead }) => !isRead)).toBe(true)
  },
)

test('who is still to come has answered on their health, whoever came long ago has nothing kept', async () => {
  const asked = `booking b where (b.must_haves_asked -> 'consultation' <> 'null' or b.must_haves_asked -> 'patchTest' <> 'null')`
  expect(await count(`${asked} and b.status = 'confirmed' and b.health_given is not null`)).toBeGreaterThan(50)
  expect(await count(`${asked} and b.status = 'confirmed' and b.health_given is null`)).toBe(0)
  expect(await count(`${asked} and b.ends_at < '2027-01-30T12:00:00Z' and b.health_given is not null`)).toBe(0)
})

test('providers with a gap today have people near who like to hear of it', async () => {
  const providers = await rows<{ id: string }>('select id from provider')
  const gaps = await Promise.all(providers.map(({ id }) => gapOf(platform, id)))
  const open = gaps.filter(({ times }) => times > 0)
  expect(open.length).toBeGreaterThan(5)
  expect(open.filter(({ people }) => people > 0).length).toBeGreaterThan(5)
})

test('requests are declined for what was asked, and for each reason', async () => {
  const declined = await rows<{ reason: DeclineReason; asked: MustHaves }>(
    `select decline_reason as reason, must_haves_asked as asked from booking where decline_reason is not null`,
  )
  expect(declined.filter(({ reason, asked }) => !declineReasonsFor(asked).includes(reason))).toEqual([])
  expect(new Set(declined.map(({ reason }) => reason))).toEqual(new Set(declineReasons))
})

test('the two demo accounts have a booking in every turn that one can take', async () => {
  const turns = await rows<{ turn: string }>(
    `with mine as (
       select b.* from booking b
         join account p on p.id = b.provider_id and p.email = 'provider@ginipig.test'
         join account c on c.id = b.client_id and c.email = 'client@ginipig.test')
     select 'promo' as turn from mine where discount > 0
     union select 'proposal of ' || p.made_by || ' that ' || p.otherwise from mine b
       join booking_proposal p on p.provider_id = b.provider_id and p.booking_id = b.id and p.outcome is null
     union select payment_status from mine where payment_status in ('disputed', 'partially_refunded', 'refund_pending')
     union select payment_status from booking b join account c on c.id = b.client_id and c.email = 'client@ginipig.test'
       where payment_status = 'balance_failed'
     union select 'day off: ' || outcome from sick_day_booking order by 1`,
  )
  expect(turns.map(({ turn }) => turn)).toEqual([
    ...['balance_failed', 'day off: cancelled', 'day off: offered', 'disputed', 'partially_refunded', 'promo'],
    ...['proposal of client that stays', 'proposal of provider that cancels', 'proposal of provider that stays'],
    'refund_pending',
  ])
})

test('the demo client has a Visa and a Mastercard saved, and bookings to come and past', async () => {
  const [client] = await rows<{ id: string }>(`select id from account where email = 'client@ginipig.test'`)
  const cards = await listCards(platform, client?.id ?? '')
  expect(cards.map(({ brand, last4 }) => `${brand} ${last4}`).sort()).toEqual(['mastercard 4444', 'visa 4242'])
  expect(
    await count(`booking where client_id = '${client?.id}' and status = 'confirmed' and starts_at > '2027-03-01'`),
  ).toBeGreaterThanOrEqual(2)
  expect(await count(`booking where client_id = '${client?.id}' and starts_at < '2027-03-01'`)).toBeGreaterThan(0)
})

test('the demo client goes to nobody twice a day, and is in one place at a time', async () => {
  expect(
    await rows(`select a.id from booking a join account c on c.id = a.client_id and c.email = 'client@ginipig.test'
      join booking b on b.client_id = c.id and b.id > a.id and is_active(a.status) and is_active(b.status)
        and (a.during && b.during or a.provider_id = b.provider_id and a.starts_at::date = b.starts_at::date)`),
  ).toEqual([])
})
