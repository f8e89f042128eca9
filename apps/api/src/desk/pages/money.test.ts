import { DEBT_OVERDUE_AFTER_MS } from '@ginipig/domain/payment'
import { HOUR_MS } from '@ginipig/domain/time'
import { describe, expect, test } from 'vitest'
import { checkBooksAfterEach, intentsOf, setUp } from '#modules/booking/booking.fixture.ts'
import { confirmed, ledger, rest } from '#modules/booking/ending.fixture.ts'
import { readActs } from '../act.sql.ts'
import { atDesk, cancelled, contested } from '../booking.fixture.ts'
import { openDesk } from '../desk.fixture.ts'

// The fee for cancelling is £8.10.

checkBooksAfterEach()

describe('the list of what waits', () => {
  test('says what, of which booking, how much, for how long and what is known, and counts it in the menu', async () => {
    const { world, reference } = await contested('I waited <b>outside</b>')
    world.api.clock.advance(5 * HOUR_MS)
    const desk = await openDesk(world.api)
    const { body } = await desk.get('/money')
    expect(body).toContain(`href="/admin/bookings/${reference}"`)
    expect(body).toMatch(/Contested no-show.*£54\.00.*5 hours/s)
    expect(body).toContain('I waited &lt;b&gt;outside&lt;/b&gt;')
    expect(body).toMatch(/Money <span class="count">1</)
  })

  test('says in words why a bank disputes a charge, and a reason without words by its name', async () => {
    const world = await setUp()
    const { params } = await confirmed(world)
    const [intent] = await intentsOf(world.api)
    world.api.sandbox.control.dispute(intent?.id ?? '', 'product_not_received')
    await rest(world)
    const { desk, path } = await atDesk(world, params)
    for (const page of ['/money', path]) expect((await desk.get(page)).body).toContain('The treatment wasn’t given')
    await world.api.platform.database.rows(`update payment set dispute_reason = 'toString'`)
    expect((await desk.get('/money')).body).toContain('<div>toString</div>')
  })

  test('says so where nothing waits', async () => {
    const { desk } = await cancelled(false)
    expect((await desk.get('/money')).body).toContain('Nothing waits.')
  })

  test('leads to a booking by its reference, as people type it', async () => {
    const { desk, reference } = await cancelled(false)
    const found = async (typed: string) => {
      const { statusCode, headers } = await desk.get(`/money?q=${encodeURIComponent(typed)}`)
      return [statusCode, headers.location]
    }
    const there = [303, `/admin/bookings/${reference}`]
    expect(await found(reference)).toEqual(there)
    expect(await found(` ${reference.slice(3).toLowerCase()} `)).toEqual(there)
    expect(await found('GP-<b>')).toEqual([200, undefined])
    expect((await desk.get('/money?q=GP-<b>')).body).toContain('GP-&lt;B&gt;')
  })
})

describe('a debt that is overdue', () => {
  async function owing() {
    const at = await cancelled(false)
    at.world.api.clock.advance(DEBT_OVERDUE_AFTER_MS)
    const desk = await openDesk(at.world.api)
    return { ...at, desk, page: `/money/debts/${at.world.providerId}` }
  }

  test('is listed with who owes it, and has a page that says of which booking', async () => {
    const { desk, page, world, reference } = await owing()
    const { body } = await desk.get('/money')
    expect(body).toMatch(new RegExp(`Debt.*/admin/people/${world.providerId}.*£8\\.10.*90 days.*${page}`, 's'))
    expect((await desk.get(page)).body).toContain(`href="/admin/bookings/${reference}"`)
    expect((await desk.get('/money/debts/nobody')).statusCode).toBe(404)
  })

  test('is paid in part and then whole, never more than is owed', async () => {
    const { desk, page, world } = await owing()
    const owed = async () => /name="owed" value="(\d+)"/.exec((await desk.get(page)).body)?.[1] ?? ''
    const pay = async (amount: string) =>
      desk.send(page, { act: 'debt_paid', amount, owed: await owed(), because: 'FPS 77' })
    const much = await pay('8.11')
    expect([much.statusCode, much.body.includes('So much isn’t owed.')]).toEqual([422, true])
    expect(much.body).toContain('value="8.11"')
    expect((await pay('5')).headers.location).toBe('/admin/money')
    expect(await ledger(world)).toMatchObject({ bank: 500, provider_receivable: 310 })
    await pay('£3.10')
    expect(await ledger(world)).toEqual({ bank: 810, provider_fee_income: -810 })
    expect((await desk.get(page)).statusCode).toBe(404)
    // On the page of who owed it: that of the debt is gone.
    const subject = `/people/${world.providerId}`
    const acts = await readActs(world.api.platform.database, { subject, limit: 5 })
    expect(acts.map(({ because }) => because?.split(': ')[0])).toEqual(['3.10', '5.00', '8.11'])
    expect(acts.map(({ because, outcome }) => [because?.split(': ')[1], outcome])).toEqual([
      ['FPS 77', 'done'],
      ['FPS 77', 'done'],
      ['FPS 77', 'refused'],
    ])
    await rest(world)
  })

  test('is paid once where its form is sent twice, and nothing is done about who is nobody', async () => {
    const { desk, page, world } = await owing()
    const owed = /name="owed" value="(\d+)"/.exec((await desk.get(page)).body)?.[1] ?? ''
    const form = { act: 'debt_paid', amount: '4', owed, because: 'FPS 78' }
    const both = await Promise.all([desk.send(page, form), desk.send(page, form)])
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([303, 422])
    expect(both.find(({ statusCode }) => statusCode === 422)?.body).toContain('has changed meanwhile')
    expect(await ledger(world)).toMatchObject({ bank: 400, provider_receivable: 410 })
    const less = { act: 'write_debt_off', pence: '100', because: 'Gone' }
    expect((await desk.send(page, less)).statusCode).toBe(422)
    for (const act of [form, less]) expect((await desk.send('/money/debts/nobody', act)).statusCode).toBe(404)
  })

  test('is written off with a reason, and not without', async () => {
    const { desk, page, world } = await owing()
    expect((await desk.send(page, { act: 'write_debt_off', pence: '810', because: '' })).statusCode).toBe(422)
    expect((await desk.send(page, { act: 'write_debt_off', pence: '811', because: 'Gone' })).statusCode).toBe(422)
    expect(await ledger(world)).toMatchObject({ provider_receivable: 810 })
    expect((await desk.send(page, { act: 'write_debt_off', pence: '810', because: 'Gone' })).statusCode).toBe(303)
    expect(await ledger(world)).toEqual({ bad_debt: 810, provider_fee_income: -810 })
  })
})
