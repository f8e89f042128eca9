import { cancelBooking } from '@ginipig/contract/booking/client-calls.ts'
import { acceptBooking } from '@ginipig/contract/booking/provider-calls.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@ginipig/domain/time'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { checkBooksAfterEach, request, setUp } from '#modules/booking/booking.fixture.ts'
import { rest } from '#modules/booking/ending.fixture.ts'
import { isStopped } from '#platform/safety/safety-switch.ts'
import { apiOfFile } from '#testing/api-of-file.ts'
import { sweepAndRun } from '#testing/run-jobs.ts'
import { openDesk, type TestDesk } from '../desk.fixture.ts'

checkBooksAfterEach()

const textOf = async (desk: TestDesk, path: string) =>
  (await desk.get(path)).body.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ')

test('tiles, chart and answers say what was asked for, answered and booked in the period', async () => {
  // £54.00, of which £8.10 stay with us when its client cancels early.
  const world = await setUp({ approval: 'manual' }, 2)
  const { api, people, client, provider } = world
  const asked = await request(world, { plan: 'full', index: 18 })
  const other = people[1]
  await request(world, { index: 20, ...(other && { client: other }) })
  api.clock.advance(90 * MINUTE_MS)
  expect((await provider(acceptBooking, { params: asked.params })).status).toBe(200)
  await rest(world)
  const cancelled = await client(cancelBooking, { params: asked.params, body: { loses: 810 } })
  expect(cancelled.status).toBe(200)
  await rest(world)
  api.clock.advance(7 * HOUR_MS)
  await sweepAndRun(api.platform)

  let desk = await openDesk(api)
  const shown = await textOf(desk, '/figures?days=7')
  expect(shown).toContain('Requests 2 none in the time before')
  expect(shown).toContain('Answered in time 50% median 1 h 30')
  expect(shown).toContain('Taken £54.00 deposits and balances')
  expect(shown).toContain('Refunded £45.90 85% of taken')
  expect(shown).toContain('Ours £8.10 before card fees of £1.96')
  expect(shown).toContain('under 1 h 0 1 to 2 h 1 2 to 4 h 0 4 h and more 0 ran out 1')
  const { body } = await desk.get('/figures?days=7')
  expect(body.match(/<rect x=/g)).toHaveLength(7)
  expect(body).toMatch(/Requests a day from 03-02-2027 to 09-02-2027: lowest 0, highest 2/)
  expect(shown).toMatch(/Day Requests 09-02-2027 2 08-02-2027 0 /)
  expect(body).not.toMatch(/ style=/)
  await desk.close()

  // A week later they are of the time before.
  api.clock.advance(7 * DAY_MS)
  desk = await openDesk(api)
  const after = await textOf(desk, '/figures?days=7')
  expect(after).toContain('Requests 0 -100% on the time before')
  expect(after).toContain('Answered in time – Taken £0.00')
  expect(await textOf(desk, '/figures')).toContain('Requests 2 none in the time before')
  const year = (await desk.get('/figures?days=364')).body
  expect(year.match(/<rect x=/g)).toHaveLength(52)
  expect(year).toMatch(/Requests a week from \S+ to 10-02-2027: lowest 0, highest 2/)
  await desk.close()
})

describe('safety switches', () => {
  const api = apiOfFile()
  let desk: TestDesk
  beforeAll(async () => {
    desk = await openDesk(api)
  })
  afterAll(() => desk.close())
  const areStopped = () => isStopped(api.platform.database, 'uploads')

  test('a part is stopped with a reason and a code, and goes on with a code', async () => {
    const stop = { act: 'stop_switch', name: 'uploads', because: 'Somebody uploads <viruses>.' }
    expect((await desk.send('/figures', { ...stop, because: '' })).body).toContain('This is needed.')
    const nameless = await desk.send('/figures', { act: 'stop_switch', because: 'Words that stay' })
    expect(nameless.statusCode).toBe(422)
    expect(nameless.body).toContain('Words that stay')
    expect(await areStopped()).toBe(false)

    api.clock.advance(16 * MINUTE_MS)
    expect((await desk.send('/figures', stop)).statusCode).toBe(422)
    expect(await areStopped()).toBe(false)
    expect((await desk.send('/figures', { ...stop, code: desk.code() })).statusCode).toBe(303)
    expect(await areStopped()).toBe(true)
    expect(await isStopped(api.platform.database, 'bookings', 'payouts', 'changes')).toBe(false)
    const shown = await desk.get('/figures')
    expect(shown.body).toContain('Somebody uploads &lt;viruses&gt;.')
    expect((await desk.send('/figures', stop)).body).toContain('It is stopped already.')

    api.clock.advance(16 * MINUTE_MS)
    const resume = { act: 'resume_switch', name: 'uploads' }
    expect((await desk.send('/figures', resume)).statusCode).toBe(422)
    expect(await areStopped()).toBe(true)
    expect((await desk.send('/figures', { ...resume, code: desk.code() })).statusCode).toBe(303)
    expect(await areStopped()).toBe(false)
    const kept = await api.platform.database.rows<{ because: string }>(
      `select because from operator_act where act in ('stop_switch', 'resume_switch') and outcome = 'done' order by id`,
    )
    expect(kept.map(({ because }) => because)).toEqual(['uploads: Somebody uploads <viruses>.', 'uploads'])
  })
})
