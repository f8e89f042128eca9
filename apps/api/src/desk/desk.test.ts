import { beforeEach, describe, expect, test } from 'vitest'
import { createApp } from '#app.ts'
import { DEMO_PASSWORD } from '#demo/factories/demo-password.ts'
import { apiOfFile } from '#testing/api-of-file.ts'
import { createPerson, logInAs } from '#testing/password-login.ts'
import { readActs, sweepActs } from './act.sql.ts'
import { createOperator, DESK_ORIGIN, openDesk, postForm, type TestDesk } from './desk.fixture.ts'
import { codeOf, inviteOperator, LOCAL_TOTP_SECRET, removeOperator } from './operator.ts'
import { pages } from './pages.ts'

// Who gets in at the operators' desk, for how long, and what is written down (trust.md D3, S45, S53, §2.4).

const api = apiOfFile()
let desk: TestDesk
beforeEach(async () => {
  desk = await openDesk(api)
  return desk.close
})

const MINUTE_MS = 60_000
const logIn = (fields: { email: string; password?: string; code?: string }, origin?: string) =>
  postForm(
    desk.app,
    '/log-in',
    { password: DEMO_PASSWORD, code: desk.code(), ...fields },
    { origin: origin ?? DESK_ORIGIN },
  )
const cookieOf = (response: Awaited<ReturnType<typeof logIn>>) =>
  response.cookies.find(({ name }) => name === '__Host-desk')

describe('getting in', () => {
  test('takes address, password and code together, and says the same whichever is wrong', async () => {
    const operator = await createOperator(api)
    api.clock.advance(MINUTE_MS)
    const client = await createPerson(api)
    const wrong = [
      await logIn({ email: operator.email, code: '000000' }),
      await logIn({ email: operator.email, password: 'Ginipig-2027' }),
      await logIn({ email: 'nobody@ginipig.test' }),
      await logIn({ email: client.email }),
    ]
    const told = wrong.map(({ statusCode, body }) => [statusCode, /role="alert">(.*?)<\/div>/.exec(body)?.[1]])
    expect(told).toEqual(
      Array(4).fill([401, '<b>Not logged in.</b> Email, password or code is wrong. Each code is good once.']),
    )
    expect((await logIn({ email: operator.email })).statusCode).toBe(303)
  })

  test('takes each code once, also for two who come at the same moment', async () => {
    const operator = await createOperator(api)
    api.clock.advance(MINUTE_MS)
    const both = await Promise.all([logIn({ email: operator.email }), logIn({ email: operator.email })])
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([303, 401])
    api.clock.advance(MINUTE_MS)
    expect((await logIn({ email: operator.email })).statusCode).toBe(303)
  })

  test('a code is tried five times in a quarter of an hour at the most, with the right password too', async () => {
    const operator = await createOperator(api)
    api.clock.advance(MINUTE_MS)
    for (let tries = 0; tries < 5; tries += 1) await logIn({ email: operator.email, code: '000000' })
    expect((await logIn({ email: operator.email })).body).toContain('Too many tries')
    api.clock.advance(16 * MINUTE_MS)
    expect((await logIn({ email: operator.email })).statusCode).toBe(303)
  })

  test('a code that isn’t digits is wrong like any other', async () => {
    const operator = await createOperator(api)
    api.clock.advance(MINUTE_MS)
    expect((await logIn({ email: operator.email, code: 'éééééé' })).statusCode).toBe(401)
    const code = desk.code().replace(/^.../, '$& ')
    expect((await logIn({ email: operator.email, code })).statusCode).toBe(303)
  })

  test('the cookie is for this host alone, out of reach of scripts and of other sites', async () => {
    const operator = await createOperator(api)
    api.clock.advance(MINUTE_MS)
    expect(cookieOf(await logIn({ email: operator.email }))).toMatchObject({
      httpOnly: true,
      secure: true,
      sameSite: 'Strict',
      path: '/',
    })
  })

  test('leads back to the page that was asked for, and nowhere else', async () => {
    const operator = await createOperator(api)
    for (const [next, where] of [
      ['/admin/log?before=3', '/admin/log?before=3'],
      ['/admin/people?q=ada+lovelace*', '/admin/people?q=ada+lovelace*'],
      ['https://evil.example/', '/admin'],
      ['//evil.example', '/admin'],
      ['/admin//evil.example', '/admin'],
      ['/admin/../x', '/admin'],
    ] as const) {
      api.clock.advance(4 * MINUTE_MS)
      const { headers } = await postForm(desk.app, '/log-in', {
        ...{ email: operator.email, password: DEMO_PASSWORD, code: desk.code() },
        next,
      })
      expect([next, headers.location]).toEqual([next, where])
    }
  })
})

describe('a session at the desk', () => {
  test('ends after half an hour without a page, and after eight hours in any case', async () => {
    for (let minutes = 0; minutes < 470; minutes += 29) {
      expect((await desk.get('/log')).statusCode).toBe(200)
      api.clock.advance(29 * MINUTE_MS)
    }
    expect((await desk.get('/log')).statusCode).toBe(401)
    await desk.close()
    desk = await openDesk(api)
    api.clock.advance(30 * MINUTE_MS)
    expect((await desk.get('/log')).statusCode).toBe(401)
  })

  test('ends with log-out, a new password, a new invitation, and when the operator is removed', async () => {
    const ends = [
      () => desk.send('/log-out', {}),
      () =>
        inviteOperator(api.platform, {
          ...{ email: desk.operator.email, firstName: 'Ada', lastName: 'Lovelace', language: 'en' },
        }),
      () => removeOperator(api.platform, desk.operator.email),
      () => api.platform.database.rows('update account set suspended_at = now() where id = $1', [desk.operator.id]),
    ]
    for (const end of ends) {
      expect((await desk.get('/log')).statusCode).toBe(200)
      await end()
      expect((await desk.get('/log')).statusCode).toBe(401)
      await desk.close()
      desk = await openDesk(api)
    }
  })

  test('is nothing to the API, and the API’s is nothing to the desk', async () => {
    const known = await logInAs(api, desk.operator.email)
    const refreshToken = known.cookies.find(({ name }) => name === '__Host-refresh')?.value ?? ''
    const asked = await desk.app.inject({ method: 'GET', url: '/admin/log', cookies: { '__Host-desk': refreshToken } })
    expect(asked.statusCode).toBe(401)
    const served = await createApp(api.platform)
    expect((await served.inject({ method: 'GET', url: '/admin/log' })).statusCode).toBe(404)
    await served.close()
  })

  test('what was written after its end is given back to be copied, and nothing is done', async () => {
    api.clock.advance(31 * MINUTE_MS)
    const { statusCode, body } = await desk.send('/log', { act: 'suspend', because: 'Threatened a <client>' })
    expect(statusCode).toBe(401)
    expect(body).toContain('Threatened a &lt;client&gt;')
    const lost = /name="lost" value="(.*?)"/.exec(body)?.[1]?.replace('&lt;', '<').replace('&gt;', '>') ?? ''
    const again = await postForm(desk.app, '/log-in', { email: desk.operator.email, password: 'x', code: '1', lost })
    expect(again.body).toContain('<p class="quote">Threatened a &lt;client&gt;</p>')
    expect(await readActs(api.platform.database, { limit: 1 })).toEqual([])
  })
})

describe('every page', () => {
  const at = (path: string) => path.replace(/:\w+/g, 'GP-NOTHING')

  test('shows nothing without a session', async () => {
    for (const { path } of pages) {
      const { statusCode, body } = await desk.app.inject({ method: 'GET', url: `/admin${at(path)}` })
      expect([path, statusCode]).toEqual([path, 401])
      expect(body).not.toContain('<nav')
    }
  })

  test('takes a form from the desk’s own pages only, and only as a POST', async () => {
    for (const { path, actions = {} } of pages)
      for (const act of Object.keys(actions)) {
        for (const origin of ['https://evil.example', 'http://console.ginipig.localhost:4000', 'null', '']) {
          const refused = await desk.app.inject({
            method: 'POST',
            url: `/admin${at(path)}`,
            payload: `act=${act}`,
            headers: { 'content-type': 'application/x-www-form-urlencoded', ...(origin && { origin }) },
          })
          expect([path, act, origin, refused.statusCode]).toEqual([path, act, origin, 403])
        }
        expect((await desk.get(`${at(path)}?act=${act}`)).statusCode).not.toBe(500)
      }
    for (const act of ['nothing', 'toString', '__proto__', ''])
      expect((await desk.send('/log', { act })).statusCode).toBe(404)
    expect(await readActs(api.platform.database, { limit: 1 })).toEqual([])
  })

  test('answers as a page whatever is asked for', async () => {
    for (const path of ['/people/%zz', `/people/${'x'.repeat(300)}`, '/people/%00', '/nothing']) {
      const { statusCode, headers, body } = await desk.get(path)
      expect([path, statusCode, headers['content-type'], headers['content-security-policy'] !== undefined]).toEqual([
        path,
        404,
        'text/html; charset=utf-8',
        true,
      ])
      expect(body).toContain('href="/admin"')
    }
    expect((await desk.get('/')).headers.location).toBe('/admin/pictures')
    expect((await desk.get('/log/')).statusCode).toBe(200)
  })

  test('runs no script, is framed by nobody, and is kept by no cache', async () => {
    const { headers, body } = await desk.get('/log')
    expect(headers['content-security-policy']).toBe(
      "default-src 'none'; style-src 'self'; font-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
    )
    expect(headers['cache-control']).toBe('no-store')
    expect(body).not.toMatch(/<script|\sstyle=|\son\w+=/)
  })
})

describe('a link for a new operator', () => {
  const invite = async () => {
    const email = `new-${api.clock.now()}@ginipig.test`
    const wish = { email, firstName: 'Olu', lastName: 'Adeyemi', language: 'fr' } as const
    const invited = await inviteOperator(api.platform, { ...wish, secret: LOCAL_TOTP_SECRET })
    return { email, path: `/set-up/${invited?.token}` }
  }
  const code = () => codeOf(LOCAL_TOTP_SECRET, api.clock.now())

  test('lets them choose a password once a code shows that their app has the secret, in their language', async () => {
    const { email, path } = await invite()
    const shown = await desk.app.inject({ method: 'GET', url: `/admin${path}` })
    expect(shown.body).toContain('lang="fr"')
    expect(shown.body).toContain('<svg')
    expect((await postForm(desk.app, path, { password: 'Pl-3nty-0f-Kiwi', code: '000000' })).statusCode).toBe(422)
    for (const password of ['Ginipig-2026', 'qz7-Kv', 'Pl-3nty-0f-Kiwi-fruits', ''])
      expect((await postForm(desk.app, path, { password, code: code() })).statusCode).toBe(422)
    api.clock.advance(MINUTE_MS)
    expect((await postForm(desk.app, path, { password: 'Pl-3nty-0f-Kiwi', code: code() })).statusCode).toBe(303)
    api.clock.advance(MINUTE_MS)
    expect((await logIn({ email, password: 'Pl-3nty-0f-Kiwi', code: code() })).statusCode).toBe(303)
    expect((await desk.app.inject({ method: 'GET', url: `/admin${path}` })).statusCode).toBe(410)
  })

  test('is good for a day', async () => {
    const { path } = await invite()
    api.clock.advance(24 * 60 * MINUTE_MS)
    expect((await desk.app.inject({ method: 'GET', url: `/admin${path}` })).statusCode).toBe(410)
    expect((await postForm(desk.app, path, { password: 'Pl-3nty-0f-Kiwi', code: code() })).statusCode).toBe(410)
  })

  test('nobody gets in before it is used, nor is a client made an operator', async () => {
    const { email } = await invite()
    expect((await logIn({ email, code: code() })).statusCode).toBe(401)
    const client = await createPerson(api)
    const wish = { email: client.email, firstName: 'Ada', lastName: 'Lovelace', language: 'en' } as const
    expect(await inviteOperator(api.platform, wish)).toBeUndefined()
  })
})

test('the log keeps every act, and nobody changes it', async () => {
  const { database } = api.platform
  await database.rows(
    `insert into operator_act (at, operator_id, act, subject, because) values ($2, $1, 'suspend', '/people/x', 'why')`,
    [desk.operator.id, new Date(api.clock.now())],
  )
  const { body } = await desk.get('/log')
  expect(body).toContain('why')
  expect(body).toContain('Nobody knows')
  await expect(database.rows(`update operator_act set because = 'other'`)).rejects.toThrow('append-only')
  await expect(database.rows('delete from operator_act')).rejects.toThrow('append-only')
  const twoYearsOn = new Date(api.clock.now() + 2 * 366 * 86_400_000)
  await database.rows(`insert into operator_act (at, operator_id, act, subject) values ($1, $2, 'look', '/people/y')`, [
    twoYearsOn,
    desk.operator.id,
  ])
  expect(await sweepActs(database)).toBe(1)
})

test('a page says what was done before it, once, and never because an address says so', async () => {
  const person = await createPerson(api)
  const path = `/people/${person.id}`
  expect((await desk.get(`${path}?done=suspend`)).body).not.toContain('Done.')
  const { headers } = await desk.send(path, { act: 'suspend', because: 'Threats.' })
  expect(headers.location).toBe(`/admin${path}`)
  expect((await desk.get(path)).body).toContain('role="status"><b>Done.</b> Suspend</div>')
  expect((await desk.get(path)).body).not.toContain('Done.')
  // Something that was refused is no answer to what was done before it.
  await desk.send(path, { act: 'unsuspend', because: 'They wrote.' })
  expect((await desk.send(path, { act: 'unsuspend', because: '' })).body).not.toContain('Done.')
})

describe('what is written down', () => {
  const written = async () =>
    (await readActs(api.platform.database, { limit: 10 }))
      .filter(({ id }) => id > before)
      .map(({ act, subject, because }) => [act, subject, because])
  let before = 0
  let client: Awaited<ReturnType<typeof createPerson>>
  beforeEach(async () => {
    client = await createPerson(api)
    before = (await readActs(api.platform.database, { limit: 1 }))[0]?.id ?? 0
  })

  test('a look, also where the page comes back with what is wrong with a form', async () => {
    const at = `/people/${client.id}`
    expect((await desk.send(at, { act: 'suspend', because: '' })).statusCode).toBe(422)
    expect(await written()).toEqual([['look', at, null]])
  })

  test('what only was looked at can be left out of the log', async () => {
    await desk.get(`/people/${client.id}`)
    await desk.send(`/people/${client.id}`, { act: 'suspend', because: 'Asked for cash' })
    expect((await desk.get('/log')).body).toContain('<td>Look</td>')
    const { body } = await desk.get('/log?looks=no')
    expect([body.includes('<td>Look</td>'), body.includes('Asked for cash')]).toEqual([false, true])
  })

  test('one page under one name, however its address is written', async () => {
    const at = `/people/${client.id}`
    for (const path of [`/p%65ople/${client.id}`, `/people/${client.id.toUpperCase()}`, `${at}/?x=1`, at])
      expect((await desk.get(path)).statusCode).toBe(200)
    expect(new Set((await written()).map(([, subject]) => subject))).toEqual(new Set([at]))
  })

  test('of a form’s reason what its act takes as one, and nothing that was slipped in', async () => {
    const at = `/people/${client.id}`
    await desk.send(at, { act: 'end_sessions', because: 'x'.repeat(50_000) })
    await desk.send(at, { act: 'suspend', because: ' Asked for cash ' })
    expect(await written()).toEqual([
      ['suspend', at, 'Asked for cash'],
      ['end_sessions', at, null],
    ])
  })

  test('where something was done is said as people call it', async () => {
    const subjects = ['/bookings/GP-7K3QF0M2', '/reports/12', '/reports', '/words/questions/cancel-cost', '/later/7']
    for (const subject of [...subjects, `/people/${client.id}`, '/people/nobody'])
      await api.platform.database.rows(
        `insert into operator_act (at, operator_id, act, subject) values ($2, $1, 'suspend', $3)`,
        [desk.operator.id, new Date(api.clock.now()), subject],
      )
    const { body } = await desk.get('/log')
    const links = [...body.matchAll(/<td><a href="[^"]+">([^<]+)</g)].slice(0, subjects.length + 2)
    expect(links.map(([, words]) => words).toReversed()).toEqual([
      ...['GP-7K3QF0M2', 'RP-12', 'Reports', 'Words, questions/cancel-cost', 'later/7'],
      ...['People, Ada Lovelace', 'People, nobody'],
    ])
  })
})
