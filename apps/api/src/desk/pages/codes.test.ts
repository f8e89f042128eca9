import { DAY_MS } from '@ginipig/domain/time'
import { beforeEach, expect, test } from 'vitest'
import { readPromos } from '#modules/booking/promo.sql.ts'
import { apiOfFile } from '#testing/api-of-file.ts'
import { readActs } from '../act.sql.ts'
import { openDesk, type TestDesk } from '../desk.fixture.ts'

const api = apiOfFile()
let desk: TestDesk
beforeEach(async () => {
  await api.platform.database.rows('delete from promo_code')
  desk = await openDesk(api)
  return desk.close
})

/** All fields of the form, as a browser sends them. */
const empty = {
  ...{ act: 'make_code', code: '', pence: '', percent: '', cap: '', minimum: '', uses: '', usesPerClient: '1' },
  ...{ until: '', category: '' },
}
const codes = () => readPromos(api.platform.database)

test('a code is made of the terms that were typed, and shown with them', async () => {
  const fields = { percent: '10', cap: '7.50', minimum: '20', uses: '100', until: '2027-05-31', category: 'hair' }
  const { headers } = await desk.send('/codes', { ...empty, ...fields, code: 'spring10', isForFirst: 'yes' })
  expect(headers.location).toBe('/admin/codes/SPRING10')
  const made = await readActs(api.platform.database, { subject: '/codes/SPRING10', hasLooks: false, limit: 1 })
  expect(made).toMatchObject([{ act: 'make_code', outcome: 'done' }])
  expect(await codes()).toMatchObject([
    {
      ...{ code: 'SPRING10', pence: null, rate: 1_000, cap: 750, minimum: 2_000, uses: 100, used: 0, usesPerClient: 1 },
      ...{ isForFirst: true, category: 'hair', endsAt: Date.UTC(2027, 5, 1) },
    },
  ])
  const { body } = await desk.get('/codes')
  expect(body).toMatch(/SPRING10.*10%, at most £7\.50.*0 of 100.*31-05-2027.*£20\.00.*Hair, first booking/s)
})

test('a sum alone makes a code without limits', async () => {
  await desk.send('/codes', { ...empty, code: 'FIVER', pence: '5' })
  expect(await codes()).toMatchObject([
    { code: 'FIVER', pence: 500, rate: null, cap: null, minimum: 0, uses: null, endsAt: null, category: null },
  ])
})

test.for([
  [{ code: 'AB', pence: '5' }, 'code'],
  [{ code: 'AB', pence: 'five' }, 'code'],
  [{ code: 'FINE' }, 'pence'],
  [{ code: 'FINE', pence: '5', percent: '5' }, 'percent'],
  [{ code: 'FINE', pence: 'five' }, 'pence'],
  [{ code: 'FINE', percent: '101' }, 'percent'],
  [{ code: 'FINE', percent: '0' }, 'percent'],
  [{ code: 'FINE', pence: '5', uses: '1.5' }, 'uses'],
  [{ code: 'FINE', pence: '5', until: '2027-02-31' }, 'until'],
] as const)('%o makes none, and says what is wrong with %s', async ([fields, wrong]) => {
  const { statusCode, body } = await desk.send('/codes', { ...empty, ...fields })
  expect(statusCode).toBe(422)
  expect(body).toContain(`id="make_code-${wrong}-problem"`)
  expect(body).toContain(`value="${fields.code}"`)
  expect(await codes()).toEqual([])
})

test('a last day that is over makes none; today does', async () => {
  const dayOf = (instant: number) => new Date(instant).toISOString().slice(0, 10)
  const make = (until: string) => desk.send('/codes', { ...empty, code: 'FIVER', pence: '5', until })
  const { statusCode, body } = await make(dayOf(api.clock.now() - DAY_MS))
  expect([statusCode, body.includes('Its last day is over already.')]).toEqual([422, true])
  expect((await make(dayOf(api.clock.now()))).statusCode).toBe(303)
})

test('a name is given once', async () => {
  await desk.send('/codes', { ...empty, code: 'FIVER', pence: '5' })
  const { statusCode, body } = await desk.send('/codes', { ...empty, code: 'fiver', pence: '9' })
  expect([statusCode, body.includes('There is a code of that name already.')]).toEqual([422, true])
  expect(await codes()).toMatchObject([{ pence: 500 }])
})

test('a code is ended at once, and once', async () => {
  await desk.send('/codes', { ...empty, code: 'FIVER', pence: '5' })
  expect((await desk.send('/codes/FIVER', { act: 'end_code' })).statusCode).toBe(303)
  expect(await codes()).toMatchObject([{ endsAt: api.clock.now() }])
  const { body } = await desk.get('/codes/FIVER')
  expect(body).toContain('Ended')
  expect(body).not.toContain('value="end_code"')
  expect((await desk.send('/codes/FIVER', { act: 'end_code' })).statusCode).toBe(422)
  expect((await desk.get('/codes/NOTHING')).statusCode).toBe(404)
})
