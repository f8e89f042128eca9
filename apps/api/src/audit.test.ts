import { Writable } from 'node:stream'
import { pino } from 'pino'
import { beforeEach, describe, expect, test } from 'vitest'
import { DEMO_PASSWORD as PASSWORD } from '#demo/factories/demo-password.ts'
import { crossOver, exchange, minted } from '#modules/session/handoff/handoff.fixture.ts'
import { codeFor, newAddress } from '#modules/sign-up/sign-up.fixture.ts'
import { sweepAudit } from '#platform/audit/audit.ts'
import { at } from '#platform/database/sql.ts'
import { apiOfFile } from '#testing/api-of-file.ts'
import { createPerson, logInAs, type Person, post, signIn } from '#testing/password-login.ts'
import { createApp } from './app.ts'

// Whatever happens to an account, or is tried, leaves one row (trust.md G16, S71).

const api = apiOfFile()
let ada: Person
let held: Awaited<ReturnType<typeof signIn>>
beforeEach(async () => {
  ada = await createPerson(api)
  held = await signIn(api, ada)
})

type Row = { event: string; account_id: string | null; detail: string | null }

/** The latest row. */
const latest = async () => (await rowsSince(0)).at(-1)
const rowsSince = (id: number) =>
  api.platform.database.rows<Row & { id: number; text: string }>(
    'select id, event, account_id, detail, a::text as text from audit a where id > $1 order by id',
    [id],
  )
/** Events and details that some work leaves, of one person and of nobody known. */
async function leaves(work: () => Promise<unknown>, ofWhom: string | null = ada.id) {
  const before = (await latest())?.id ?? 0
  await work()
  const rows = (await rowsSince(before)).filter((row) => row.account_id === ofWhom || row.account_id === null)
  return rows.map(({ event, detail }) => (detail === null ? event : `${event}: ${detail}`))
}

const stepUp = (password = PASSWORD) => post(api, '/me/step-up', { password }, { token: held.token })
const as = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object) =>
  api.app.inject({
    method,
    url: `/api/v1${path}`,
    headers: { authorization: `Bearer ${held.token}`, 'idempotency-key': crypto.randomUUID() },
    ...(payload && { payload }),
  })

describe('one row each', () => {
  test('a log-in, a wrong password, the wait that follows', async () => {
    expect(await leaves(() => logInAs(api, ada.email))).toEqual(['logged_in: password'])
    expect(await leaves(() => logInAs(api, ada.email, 'Ginipig-2027'))).toEqual(['login_failed'])
    for (let tries = 0; tries < 3; tries += 1) await logInAs(api, ada.email, 'Ginipig-2027')
    expect(await leaves(() => logInAs(api, ada.email, 'Ginipig-2027'))).toEqual(['login_failed', 'login_delayed'])
    expect(await leaves(() => logInAs(api, ada.email))).toEqual([])
  })

  test('a wrong password at an address that is nobody’s, under a mark and not under the address', async () => {
    const before = (await latest())?.id ?? 0
    await logInAs(api, 'stranger@ginipig.test', PASSWORD, { ip: '203.0.113.77' })
    const rows = await rowsSince(before)
    expect(rows).toMatchObject([{ event: 'login_failed', account_id: null }])
    expect(rows[0]?.text).not.toMatch(/stranger|203\.0/)
  })

  test('the password given again, and given wrong', async () => {
    expect(await leaves(() => stepUp())).toEqual(['password_given'])
    expect(await leaves(() => stepUp('Ginipig-2027'))).toEqual(['password_wrong'])
  })

  test('a refresh token used twice', async () => {
    const cookies = { '__Host-refresh': held.refreshToken }
    await post(api, '/auth/refresh', { nonce: 'a'.repeat(20) }, { cookies })
    api.clock.advance(70_000)
    const reuse = () => post(api, '/auth/refresh', { nonce: 'b'.repeat(20) }, { cookies })
    expect(await leaves(reuse)).toEqual(['refresh_reused', 'session_ended: reuse', 'refused: unauthenticated'])
  })

  test('a crossing, and its code used twice', async () => {
    const code = await minted(api, held.token)
    expect(await leaves(() => exchange(api, code))).toEqual(['logged_in: handoff'])
    expect(await leaves(() => exchange(api, code))).toEqual(['session_ended: handoff_replayed', 'handoff_replayed'])
  })

  test('a log-out, and each session that ends with it', async () => {
    await crossOver(api, held.token)
    const cookies = { '__Host-refresh': held.refreshToken }
    expect(await leaves(() => post(api, '/auth/logout', {}, { cookies }))).toEqual([
      'session_ended: logout',
      'session_ended: logout',
    ])
  })

  test('another address, once the code came back from it', async () => {
    await stepUp()
    const email = newAddress()
    const begun = await as('POST', '/me/email', { email })
    const { challengeId } = begun.json<{ challengeId: string }>()
    const code = await codeFor(api, email)
    const confirm = () => as('POST', '/me/email/confirm', { challengeId, code })
    expect(await leaves(confirm)).toEqual(['email_changed'])
    expect((await latest())?.text).not.toContain(email)
  })

  test('another password, mobile; data taken along; the end', async () => {
    await stepUp()
    const password = { currentPassword: PASSWORD, password: 'Zebra-27!x', confirmPassword: 'Zebra-27!x' }
    expect(await leaves(() => as('POST', '/me/password', password))).toEqual(['password_changed: password_changed'])
    const profile = {
      ...{ firstName: 'Ada', lastName: 'Lovelace', dialCode: '+44', mobile: '7700900199', country: 'GB' },
      ...{ county: 'Kent', city: 'Dover', ageGroup: '25-34', gender: 'female' },
    }
    expect(await leaves(() => as('PUT', '/me/profile', profile))).toEqual(['mobile_changed'])
    expect(await leaves(() => as('PUT', '/me/profile', profile))).toEqual([])
    expect(await leaves(() => as('POST', '/me/export'))).toEqual(['data_exported'])
    const left = () => post(api, '/me/deletion', {}, { token: held.token })
    expect(await leaves(left)).toEqual(['session_ended: account_deleted', 'account_deleted'])
  })

  test('a suspension by hand, and its end', async () => {
    const suspend = (instant: number | null) => () =>
      api.platform.database.row('update account set suspended_at = $2 where id = $1', [
        ada.id,
        instant === null ? null : at(instant),
      ])
    expect(await leaves(suspend(api.clock.now()))).toEqual(['suspended'])
    expect(await leaves(() => logInAs(api, ada.email))).toEqual(['login_suspended'])
    expect(await leaves(suspend(null))).toEqual(['unsuspended'])
  })

  test('being turned away, the first of its kind in ten minutes', async () => {
    const forbidden = async () => {
      for (let count = 0; count < 5; count += 1) await as('GET', '/provider/bookings?tab=requests')
    }
    expect(await leaves(forbidden)).toEqual(['refused: forbidden'])
    expect(await leaves(() => as('POST', '/me/export'))).toEqual(['refused: step_up_required'])
    api.clock.advance(600_000)
    held = await signIn(api, ada)
    expect(await leaves(forbidden)).toEqual(['refused: forbidden'])
  })
})

test('a flood of calls without a token leaves a hundred rows in ten minutes, not a million', async () => {
  api.clock.advance(600_000)
  const flood = async () => {
    for (let count = 0; count < 150; count += 1)
      await api.app.inject({ url: '/api/v1/me', remoteAddress: `10.1.${count}.1` })
  }
  expect(await leaves(flood)).toHaveLength(100)
})

test('a row can’t be changed, and goes when the latest is 90 days younger', async () => {
  const { database } = api.platform
  await expect(database.rows(`update audit set event = 'x'`)).rejects.toMatchObject({ code: '42501' })
  await expect(database.rows('delete from audit')).rejects.toMatchObject({ code: '42501' })
  const old = (await latest())?.id ?? 0
  api.clock.advance(90 * 86_400_000 + 1_000)
  await logInAs(api, ada.email)
  expect(await sweepAudit(api.platform)).toBeGreaterThan(10)
  expect((await rowsSince(0)).filter(({ id }) => id <= old)).toEqual([])
  expect(await sweepAudit(api.platform)).toBe(0)
})

test('the log says the same, and nothing of a person', async () => {
  const lines: string[] = []
  const write = (chunk: unknown, _encoding: unknown, done: () => void) => {
    lines.push(String(chunk))
    done()
  }
  const log = pino({}, new Writable({ write }))
  const app = await createApp({ ...api.platform, log })
  const logIn = (password: string) =>
    app.inject({
      method: 'POST',
      url: '/api/v1/auth/login',
      remoteAddress: '203.0.113.78',
      headers: { origin: api.platform.config.origins.marketplace },
      payload: { email: ada.email, password },
    })
  await logIn('Ginipig-2027')
  await logIn(PASSWORD)
  await app.close()
  const said = lines.map((line) => JSON.parse(line) as { audit?: Row; level: number }).filter(({ audit }) => audit)
  expect(said.map(({ level, audit }) => [level, audit?.event])).toEqual([
    [40, 'login_failed'],
    [30, 'logged_in'],
  ])
  for (const line of lines) expect(line).not.toMatch(new RegExp(`${ada.email}|203\\.0|Ginipig-202`, 'i'))
})
