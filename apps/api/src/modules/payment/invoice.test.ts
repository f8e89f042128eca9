import { cancelBooking, getMyBooking } from '@ginipig/contract/booking/client-calls.ts'
import { acceptBooking } from '@ginipig/contract/booking/provider-calls.ts'
import { listPayments } from '@ginipig/contract/payment/history.ts'
import { getInvoice, getInvoiceLink } from '@ginipig/contract/payment/invoice.ts'
import { HOUR_MS } from '@ginipig/domain/time'
import { expect, test } from 'vitest'
import { checkBooksAfterEach, request, setUp, slotOf, type World } from '#modules/booking/booking.fixture.ts'
import { i18nIn } from '#platform/i18n/i18n.ts'
import { runJobs, sweepAndRun } from '#testing/run-jobs.ts'
import { type InvoiceRow, readInvoice } from './invoice.sql.ts'
import { invoiceLines, invoicePaper } from './invoice-paper.ts'
import { postCaptured } from './ledger.ts'

// £54.00: a deposit of £8.10 and a balance of £45.90; half is lost late.

checkBooksAfterEach()

/** A booking whose balance was taken and that was cancelled late: deposit, balance and a refund of £18.90. */
async function withPapers() {
  const world = await setUp({}, 2)
  const { params } = await request(world, { plan: 'deposit' })
  await world.provider(acceptBooking, { params })
  await runJobs(world.api.platform)
  world.api.clock.set(slotOf(world).startsAt - 20 * HOUR_MS)
  await sweepAndRun(world.api.platform)
  world.api.clock.set(slotOf(world).startsAt - 20 * HOUR_MS + 1_000)
  await world.client(cancelBooking, { params, body: { loses: 3_510 } })
  await runJobs(world.api.platform)
  return { world, params }
}

const rowsOf = async ({ api: { platform } }: World): Promise<InvoiceRow[]> => {
  const ids = await platform.database.rows<{ id: string }>('select id from invoice order by provider_id, number')
  const rows = await Promise.all(ids.map(({ id }) => readInvoice(platform.database, id)))
  return rows.filter((one) => one !== undefined)
}

test('each sum that was taken or came back has its paper, in order, as the books have it', async () => {
  const { world, params } = await withPapers()
  const rows = await rowsOf(world)
  expect(rows.map(({ number, kind, amount }) => [number, kind, amount])).toEqual([
    [1, 'deposit', 810],
    [2, 'balance', 4_590],
    [3, 'refund', -1_890],
  ])
  const { items } = (await world.client(listPayments, { query: {} })).body
  expect(items.map(({ kind, invoiceIds }) => [kind, invoiceIds])).toEqual([
    ['refund', [rows[2]?.id]],
    ['balance', [rows[1]?.id]],
    ['deposit', [rows[0]?.id]],
  ])
  const { invoices } = (await world.client(getMyBooking, { params })).body
  expect(invoices.map(({ id, kind }) => [id, kind])).toEqual(rows.map(({ id, kind }) => [id, kind]))
})

test('what it says of seller and appointment stays, whatever they become', async () => {
  const { world } = await withPapers()
  const before = (await rowsOf(world)).map(({ seller, listing_title }) => ({ seller, listing_title }))
  expect(before[0]?.seller.length).toBeGreaterThanOrEqual(2)
  await world.api.platform.database.row(`update provider set display_name = 'Somebody Else', address = 'Elsewhere'`)
  await world.api.platform.database.row(`update listing set title = 'Something else'`)
  expect((await rowsOf(world)).map(({ seller, listing_title }) => ({ seller, listing_title }))).toEqual(before)
})

test('its client downloads Invoice.pdf; nobody else learns that there is one', async () => {
  const { world } = await withPapers()
  const [deposit, , refund] = await rowsOf(world)
  const params = { invoiceId: deposit?.id ?? '' }
  const { url } = (await world.client(getInvoiceLink, { params })).body
  const answer = await world.api.app.inject({ url })
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['content-type']).toBe('application/pdf')
  expect(answer.headers['content-disposition']).toMatch(/filename="Invoice\.pdf"/)
  expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
  const credit = (await world.client(getInvoiceLink, { params: { invoiceId: refund?.id ?? '' } })).body
  const note = await world.api.app.inject({ url: credit.url })
  expect(note.headers['content-disposition']).toMatch(/filename="Credit note\.pdf"/)
  await world.api.platform.database.row(`update account set language = 'fr'`)
  const inFrench = await Promise.all([url, credit.url].map((one) => world.api.app.inject({ url: one })))
  expect(inFrench.map(({ headers }) => headers['content-disposition'])).toEqual([
    `attachment; filename="Invoice.pdf"; filename*=UTF-8''Invoice.pdf`,
    `attachment; filename="Avoir.pdf"; filename*=UTF-8''Avoir.pdf`,
  ])
  const [, other] = world.people
  expect(await other?.(getInvoiceLink, { params })).toMatchObject({ status: 404 })
  const forged = { until: '9999999999999', signature: 'x' }
  expect(await world.client(getInvoice, { params, query: forged })).toMatchObject({ status: 404 })
  const link = new URL(url, 'http://x')
  world.api.clock.set(world.api.platform.clock.now() + HOUR_MS)
  expect((await world.api.app.inject({ url: link.pathname + link.search })).statusCode).toBe(404)
})

test('numbers have no gap and none is given twice, however many are booked at once and however many are undone', async () => {
  const world = await setUp({}, 1, { isPainted: true })
  const { params } = await request(world, { plan: 'full' })
  const { database, clock } = world.api.platform
  const [booking] = await database.rows<{ provider_id: string }>('select provider_id from booking')
  const providerId = booking?.provider_id ?? ''
  const capture = (index: number) =>
    database.transaction(async (sql) => {
      await sql.row('select 1 as locked from provider where id = $1 for no key update', [providerId])
      await postCaptured(sql, {
        ...{ providerId, bookingId: params.bookingId, paymentId: `charge ${index}` },
        ...{ amount: 100, authorised: 0, currency: 'GBP', now: clock.now() },
      })
      if (index % 3 === 0) throw new Error('undone')
    })
  const done = await Promise.allSettled(Array.from({ length: 24 }, (_, index) => capture(index)))
  const kept = done.filter(({ status }) => status === 'fulfilled').length
  const numbers = await database.rows<{ number: number }>('select number from invoice order by number')
  expect(kept).toBe(16)
  expect(numbers.map(({ number }) => number)).toEqual(Array.from({ length: kept }, (_, index) => index + 1))
  await database.row(`delete from invoice`)
})

const row: InvoiceRow = {
  ...{ id: '', provider_id: '0190f3b2-7c55-7c3e-9d2a-5b1c3f9a21c4', number: 7, issued_at: 0, seller: ['Studio Nair'] },
  ...{
    buyer: 'Hannah Doyle',
    language: 'en',
    listing_title: 'Gloss',
    starts_at: 0,
    zone: 'Europe/London',
    currency: 'GBP',
  },
  ...{ reference: 'GP-48213', price: 5_400, discount: 500, total: 4_900, kind: 'full', amount: 4_900 },
  ...{ card_brand: 'visa', card_last4: '4242' },
  goodwill: 0,
}

test.each([
  ['full', 4_900, [5_400, -500]],
  ['balance', 4_090, [4_590, -500]],
  ['deposit', 810, [810]],
  ['refund', -4_090, [-4_090]],
] as const)('a %s with a promo code adds up to what was taken', (kind, amount, lines) => {
  const made = invoiceLines({ ...row, kind, amount }, i18nIn('en'))
  expect(made.map((line) => line.amount)).toEqual(lines)
  expect(made.reduce((sum, line) => sum + line.amount, 0)).toBe(amount)
})

test('it is in its client’s language, and a credit note names what it credits', () => {
  const publisher = { name: 'Ginipig Ltd', address: 'A street', email: '', companyNumber: '1', icoNumber: null }
  const french = invoicePaper({ ...row, language: 'fr', kind: 'refund', amount: -4_090 }, [5, 6], publisher)
  expect(french.title).toBe('Avoir 3F9A21C4-7')
  expect(french.facts.map(({ value }) => value)).toContain('3F9A21C4-5, 3F9A21C4-6')
  expect(french.totals[0]?.value.replaceAll(/\s/gu, ' ')).toBe('−40,90 £')
})

test('a credit note says what of it we pay out of goodwill', () => {
  const publisher = { name: 'Ginipig Ltd', address: 'A street', email: '', companyNumber: '1', icoNumber: null }
  const refund = { ...row, kind: 'refund', amount: -1_000 } as const
  const notes = (goodwill: number) => invoicePaper({ ...refund, goodwill }, [7], publisher).notes.join(' ')
  expect(notes(1_000)).toContain('Ginipig Ltd pays £10.00 itself, out of goodwill')
  expect(notes(0)).not.toContain('goodwill')
})
