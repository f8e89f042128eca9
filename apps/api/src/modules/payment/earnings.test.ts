import { cancelBooking, getMyBooking } from '@ginipig/contract/booking/client-calls.ts'
import {
  acceptBooking,
  cancelBookingAsProvider,
  completeBooking,
  releasePayment,
} from '@ginipig/contract/booking/provider-calls.ts'
import type { QueryInput } from '@ginipig/contract/core/endpoint.ts'
import {
  getEarningMonths,
  getEarnings,
  getStatement,
  getStatementLink,
  listEarnings,
  type StatementLine,
} from '@ginipig/contract/payment/earnings.ts'
import { changeOf } from '@ginipig/domain/payment'
import { DEFAULT_ZONE, HOUR_MS, toWallClock } from '@ginipig/domain/time'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { expect, test } from 'vitest'
import { checkBooksAfterEach, request, setUp, slotOf, type World } from '#modules/booking/booking.fixture.ts'
import { runJobs, sweepAndRun } from '#testing/run-jobs.ts'

// £54.00: the provider has £45.90 of it, the commission is £8.10, and so is the fee for cancelling.

checkBooksAfterEach()

const read = async (world: World) => (await world.provider(getEarnings)).body

const account = async ({ api }: World, name: string) => {
  const row = await api.platform.database.row<{ sum: number }>(
    'select coalesce(sum(amount), 0)::int as sum from ledger_entry where account = $1',
    [name],
  )
  return row?.sum
}

const months = async (world: World, span: 'months' | 'this_year' | 'last_year' = 'months') =>
  (await world.provider(getEarningMonths, { query: { span } })).body.months

const history = async (world: World, query: Partial<QueryInput<typeof listEarnings>> = {}) =>
  (await world.provider(listEarnings, { query })).body

/** Accepted. */
async function booked(world: World, index: number, plan: 'deposit' | 'full' = 'full') {
  const { params } = await request(world, { plan, index })
  await world.provider(acceptBooking, { params })
  await runJobs(world.api.platform)
  return params
}

test('who has earned nothing yet reads zeros for six months', async () => {
  const world = await setUp()
  const earnings = await read(world)
  expect(earnings).toMatchObject({ onItsWay: 0, held: 0, coming: 0, owed: 0, nextRelease: null, since: null })
  expect(await months(world)).toHaveLength(6)
  expect(await history(world)).toEqual({ items: [], nextCursor: null })
})

test('held, owed, released and sent: each figure is the ledger’s', async () => {
  const world = await setUp()
  const first = await booked(world, 10)
  const second = await booked(world, 12)
  expect(await read(world)).toMatchObject({ held: 9_180, heldBookings: 2, coming: 0, owed: 0, onItsWay: 0 })
  await world.provider(cancelBookingAsProvider, { params: second, body: { reason: 'illness' } })
  await runJobs(world.api.platform)
  const owing = await read(world)
  expect(owing).toMatchObject({ held: 4_590, heldBookings: 1, owed: 810 })
  expect(owing.owed).toBe(await account(world, `provider_receivable/${world.providerId}`))
  world.api.clock.set(slotOf(world).startsAt + 3 * HOUR_MS)
  await world.provider(completeBooking, { params: first })
  expect((await read(world)).nextRelease).toMatchObject({
    ...{ bookingId: first.bookingId, amount: 4_590 - 810, price: 5_400, commission: 810, keptBack: 810 },
  })
  world.api.clock.set(slotOf(world).startsAt + 30 * HOUR_MS)
  await world.provider(releasePayment, { params: first })
  await runJobs(world.api.platform)
  const done = await read(world)
  expect(done).toMatchObject({ held: 0, heldBookings: 0, owed: 0, onItsWay: 0, nextRelease: null })
  expect(0 - ((await account(world, `provider_payable/${world.providerId}`)) ?? 1)).toBe(done.onItsWay)
  const month = toWallClock(slotOf(world).startsAt + 30 * HOUR_MS, DEFAULT_ZONE).date.slice(0, 7)
  const sums = { month, count: 1, paid: 5_400, commission: 810, earned: 4_590, sent: 3_780 }
  expect((await months(world)).at(-1)).toMatchObject(sums)
  expect((await months(world, 'this_year')).at(-1)).toMatchObject(sums)
  expect((await months(world, 'last_year')).filter(({ count }) => count > 0)).toEqual([])
  await everyLine(world, month)
  const { body } = await world.provider(getStatement, { params: { month } })
  const amounts = body.lines.map(({ kind, amount }) => [kind, amount])
  for (const line of [
    ['share', 4_590],
    ['kept_back', -810],
    ['sent', -3_780],
  ])
    expect(amounts).toContainEqual(line)
  expect(body).toMatchObject({ earned: 4_590, sent: 3_780 })
  await printed(world, month, body)
})

test('of a late cancelling the history says what was paid, the month what of that wasn’t refunded', async () => {
  const world = await setUp()
  const params = await booked(world, 10)
  const now = slotOf(world).startsAt - 20 * HOUR_MS
  world.api.clock.set(now)
  await world.client(cancelBooking, { params, body: { loses: 3_510 } })
  await runJobs(world.api.platform)
  const { items } = await history(world, { show: 'released' })
  expect(items.map(({ paid, amount }) => [paid, amount])).toContainEqual([5_400, 2_700])
  const refund = (await world.client(getMyBooking, { params })).body.refund?.amount
  expect(refund).toBe(1_890)
  const month = toWallClock(now, DEFAULT_ZONE).date.slice(0, 7)
  const [sums] = (await months(world)).filter((one) => one.month === month)
  expect(sums).toMatchObject({ paid: 5_400 - 1_890, commission: 810, earned: 2_700 })
})

/** The history has each line once, by page and filter, and no other month's. */
async function everyLine(world: World, month: string) {
  const { items } = await history(world)
  expect(items.map(({ kind, amount }) => [kind, amount])).toEqual(
    expect.arrayContaining([
      ['share', 4_590],
      ['kept_back', -810],
      ['sent', -3_780],
      ['fee', -810],
    ]),
  )
  expect(items).toHaveLength(4)
  expect(items.find(({ kind }) => kind === 'sent')).toMatchObject({ part: null })
  expect(items.find(({ kind }) => kind === 'share')).toMatchObject({ paid: 5_400, booking: { listingTitle: /./ } })
  expect(items.find(({ kind }) => kind === 'fee')).toMatchObject({ paid: null, booking: { listingTitle: /./ } })
  const pages = await history(world, { limit: '3' })
  const rest = await history(world, { limit: '3', cursor: pages.nextCursor ?? '' })
  expect([...pages.items, ...rest.items]).toEqual(items)
  expect(rest.nextCursor).toBeNull()
  const kinds = async (query: Parameters<typeof history>[1]) =>
    (await history(world, query)).items.map(({ kind }) => kind).toSorted()
  expect(await kinds({ show: 'released', month })).toEqual(['sent', 'share'])
  expect(await kinds({ show: 'fees' })).toEqual(['fee', 'kept_back'])
  expect(await kinds({ month: '2020-01' })).toEqual([])
  expect(await world.provider(listEarnings, { query: { cursor: 'nonsense' } })).toMatchObject({ status: 422 })
}

test('a deposit’s booking is to come, with the day of its balance, and held once it is paid', async () => {
  const world = await setUp()
  await booked(world, 8, 'deposit')
  const { startsAt } = slotOf(world, 8)
  const at = startsAt - 36 * HOUR_MS
  expect(await read(world)).toMatchObject({ held: 0, coming: 4_590, comingBookings: 1, nextBalance: { at } })
  const toCome = async () => (await history(world, { show: 'coming' })).items
  const held = async () => (await history(world, { show: 'held' })).items
  expect(await toCome()).toMatchObject([{ kind: 'coming', amount: 4_590, paid: 810 }])
  expect(await held()).toEqual([])
  world.api.clock.set(at)
  await sweepAndRun(world.api.platform)
  expect(await read(world)).toMatchObject({ held: 4_590, heldBookings: 1, coming: 0, nextBalance: null })
  expect(await held()).toMatchObject([{ kind: 'held', amount: 4_590, paid: 5_400 }])
  expect(await toCome()).toEqual([])
})

/** The month's paper in both languages: its lines add up to what the ledger's account moved. @returns their words */
async function printed(world: World, month: string, { lines }: { lines: readonly StatementLine[] }) {
  const { app, platform } = world.api
  const ledger = await platform.database.row<{ sum: number }>(
    `select coalesce(-sum(amount), 0)::int as sum from ledger_entry where account = 'provider_payable/' || $1::text`,
    [world.providerId],
  )
  // The file for a spreadsheet has a column of each.
  const sumOf = (of: 'money' | 'owed') => lines.reduce((sum, line) => sum + changeOf(line)[of], 0)
  const owed = await account(world, `provider_receivable/${world.providerId}`)
  expect([sumOf('money'), sumOf('owed')]).toEqual([ledger?.sum, owed])
  const printedWords: string[] = []
  for (const language of ['en', 'fr'] as const) {
    await platform.database.row('update account set language = $2 where id = $1', [world.providerId, language])
    const { url } = (await world.provider(getStatementLink, { params: { month } })).body
    const answer = await app.inject({ url })
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf'])
    const names = { en: `Statement ${month}.pdf`, fr: `Relevé ${month}.pdf` }
    expect(answer.headers['content-disposition']).toBe(
      `attachment; filename="${names[language].replace('é', 'e')}"; filename*=UTF-8''${encodeURIComponent(names[language])}`,
    )
    const pdf = await getDocument({ data: new Uint8Array(answer.rawPayload) }).promise
    expect(answer.rawPayload.toString('latin1')).toMatch(/\/Marked true/)
    const page = await (await pdf.getPage(1)).getTextContent()
    const words = page.items.map((item) => ('str' in item ? item.str : '')).join(' ')
    const sums = words.match(/−?(?:£\d+\.\d\d|\d+,\d\d\s?£)/g) ?? []
    const pence = sums.map((sum) => Number(sum.replace('−', '-').replace(/[^\d-]/g, '')))
    printedWords.push(words)
    // Each date in one line, as the two of its head.
    expect(words.match(/\d\d-\d\d-\d{4}/g)).toHaveLength(lines.length + 2)
    expect(words).toContain(language === 'en' ? 'Sent to your account' : 'Versé sur votre compte')
    const changes = lines.flatMap((line) => Object.values(changeOf(line))).filter((sum) => sum !== 0)
    expect(pence.slice(0, changes.length).toSorted()).toEqual(changes.toSorted())
    expect(pence.slice(-2)).toEqual([owed, ledger?.sum])
    expect((await app.inject({ url: url.replace(month, '2020-01') })).statusCode).toBe(404)
  }
  return printedWords
}

test('a month is the sum of its statement, also where several of a kind stand in it', async () => {
  const world = await setUp()
  const visits = [await booked(world, 10), await booked(world, 12)]
  world.api.clock.set(slotOf(world, 12).startsAt + 3 * HOUR_MS)
  for (const params of visits) {
    await world.provider(completeBooking, { params })
    await world.provider(releasePayment, { params })
  }
  await runJobs(world.api.platform)
  const [last] = (await months(world)).slice(-1)
  const { body } = await world.provider(getStatement, { params: { month: last?.month ?? '' } })
  const { zone: _, lines, ...sums } = body
  expect(last).toEqual(sums)
  expect(sums).toMatchObject({ count: 2, paid: 10_800, commission: 1_620, earned: 9_180, sent: 9_180 })
  expect(lines).toHaveLength(4)
})

test('a share that went out in two parts has them numbered, in the statement and on its paper', async () => {
  const world = await setUp()
  const params = await booked(world, 8, 'deposit')
  const { startsAt } = slotOf(world, 8)
  world.api.clock.set(startsAt - 36 * HOUR_MS)
  await sweepAndRun(world.api.platform)
  world.api.clock.set(startsAt + 3 * HOUR_MS)
  await world.provider(completeBooking, { params })
  await world.provider(releasePayment, { params })
  await runJobs(world.api.platform)
  const [last] = (await months(world)).slice(-1)
  const month = last?.month ?? ''
  const { body } = await world.provider(getStatement, { params: { month } })
  expect(body.lines.map(({ kind, part }) => [kind, part])).toEqual([
    ['sent', { number: 2, of: 2 }],
    ['sent', { number: 1, of: 2 }],
    ['share', null],
  ])
  for (const words of await printed(world, month, body)) expect(words).toMatch(/1 (?:of|sur) 2.*2 (?:of|sur) 2/)
})

test('a statement is of its month and its provider alone', async () => {
  const world = await setUp()
  const { body } = await world.provider(getStatement, { params: { month: '2020-01' } })
  expect(body).toMatchObject({ month: '2020-01', lines: [], earned: 0, fees: 0, sent: 0, count: 0 })
})
