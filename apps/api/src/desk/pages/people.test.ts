import { afterAll, beforeAll, expect, test } from 'vitest'
import { createClient } from '#demo/factories/account.ts'
import { createListing } from '#demo/factories/listing.ts'
import { createProvider, createUnfinishedProvider } from '#demo/factories/provider.ts'
import { mailsTo } from '#modules/sign-up/sign-up.fixture.ts'
import { apiOfFile } from '#testing/api-of-file.ts'
import { createPerson, signIn } from '#testing/password-login.ts'
import { runJobs } from '#testing/run-jobs.ts'
import { openDesk, type TestDesk } from '../desk.fixture.ts'

const api = apiOfFile({ isPainted: true })
let desk: TestDesk
beforeAll(async () => {
  desk = await openDesk(api)
})
afterAll(() => desk.close())

const rows = <Row>(text: string, ...values: unknown[]) => api.platform.database.rows<Row>(text, values)
/** What a page says, without its markup. */
const textOf = async (path: string) => (await desk.get(path)).body.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ')
const isSuspended = async (id: string) =>
  (await rows('select 1 as is from account where id = $1 and suspended_at is not null', id)).length === 1
const namesFound = async (query: string) =>
  [...(await desk.get(`/people?${query}`)).body.matchAll(/href="\/admin\/people\/[^"?]+">([^<]+)</g)].map(
    ([, name]) => name,
  )

test('people are found by address, name, company and id, by kind, the newest first', async () => {
  const { database } = api.platform
  const zoe = await createClient(database, api.clock.now(), {
    firstName: 'Zoe',
    lastName: 'Quirke',
    email: 'zoe.quirke@ginipig.test',
  })
  const account = { firstName: 'Bob', lastName: 'Quirke', email: 'bob@ginipig.test' }
  const bob = await createProvider(database, api.clock.now() + 1_000, { company_name: '100% Curls', account })
  await createUnfinishedProvider(database, api.clock.now() + 2_000, {
    firstName: 'Cleo',
    lastName: 'Quirke',
    signUp: { company_name: 'Cleo’s' },
  })
  expect(await namesFound('q=quirke')).toEqual(['Cleo Quirke', 'Bob Quirke', 'Zoe Quirke'])
  expect(await namesFound('q=%20ZOE.Quirke@')).toEqual(['Zoe Quirke'])
  expect(await namesFound('q=zoe+quirke')).toEqual(['Zoe Quirke'])
  expect(await namesFound(`q=${bob.id}`)).toEqual(['Bob Quirke'])
  expect(await namesFound('q=0%25+c')).toEqual(['Bob Quirke'])
  expect(await namesFound('q=cleo%E2%80%99s')).toEqual(['Cleo Quirke'])
  expect(await namesFound('q=%25irk%25')).toEqual([])
  expect(await namesFound('q=quirke&kind=user')).toEqual(['Zoe Quirke'])
  expect(await namesFound('q=quirke&kind=provider')).toEqual(['Cleo Quirke', 'Bob Quirke'])
  await rows('update account set suspended_at = now() where id = $1', zoe.id)
  expect(await namesFound('q=quirke&kind=suspended')).toEqual(['Zoe Quirke'])
  expect((await namesFound(''))[0]).toBe('Cleo Quirke')
  // Operators aren't people to be looked up here.
  expect(await namesFound(`q=${desk.operator.email}`)).toEqual([])
})

test('a provider’s page says who they are and what they list, and nothing of theirs is markup', async () => {
  const { database } = api.platform
  const provider = await createProvider(database, api.clock.now(), { bio: '<img src=x onerror=alert(1)>' })
  const listing = await createListing(database, api.clock.now(), provider, { title: '<b>Bold</b> cut' })
  const { body } = await desk.get(`/people/${provider.id}`)
  expect(body).not.toContain('<img src=x')
  expect(body).toContain('&lt;img src=x onerror=alert(1)&gt;')
  expect(body).toContain(`href="/admin/listings/${listing.id}">&lt;b&gt;Bold&lt;/b&gt; cut<`)
  const unfinished = await createUnfinishedProvider(database, api.clock.now())
  expect(await textOf(`/people/${unfinished.id}`)).toContain('Hasn’t finished signing up')
  const looks = await rows<{ act: string }>(
    `select act from operator_act where subject = $1 and outcome = 'done'`,
    `/people/${provider.id}`,
  )
  expect(looks).toEqual([{ act: 'look' }])
})

test('somebody is suspended with a reason that they read, and let back in', async () => {
  const ada = await createPerson(api)
  await signIn(api, ada)
  const path = `/people/${ada.id}`
  expect(await textOf(path)).toContain('Requests of theirs stay')

  const empty = await desk.send(path, { act: 'suspend', because: ' ' })
  expect(empty.statusCode).toBe(422)
  expect(empty.body).toContain('This is needed.')
  expect(await isSuspended(ada.id)).toBe(false)

  const because = 'Threats in messages to <Priya>.'
  const done = await desk.send(path, { act: 'suspend', because })
  expect([done.statusCode, done.headers.location]).toEqual([303, `/admin${path}`])
  expect(await isSuspended(ada.id)).toBe(true)
  await runJobs(api.platform)
  expect((await mailsTo(api, ada.email)).map(({ text }) => text)).toEqual([expect.stringContaining(because)])
  const after = await desk.get(path)
  expect(after.body).toContain('Threats in messages to &lt;Priya&gt;.')
  expect(after.body).not.toContain('value="suspend"')
  expect(await textOf(path)).toContain('Logged in Nowhere.')

  const twice = await desk.send(path, { act: 'suspend', because })
  expect(twice.statusCode).toBe(422)
  expect(twice.body).toContain('There is nothing to do')

  expect((await desk.send(path, { act: 'unsuspend', because: 'They have promised.' })).statusCode).toBe(303)
  expect(await isSuspended(ada.id)).toBe(false)
  const events = (await textOf(path)).split('What happened to the account')[1]
  expect(events).toMatch(/Suspension lifted.*Session ended Suspended .*Suspended .*Logged in With their password/)
})

test('what happened to an account is said in pounds and words of the operator’s language, with what it is about', async () => {
  const bob = await createProvider(api.platform.database, api.clock.now(), {})
  const listingId = crypto.randomUUID()
  const of = { en: desk, fr: await openDesk(api, 'fr') }
  for (const [event, detail, en, fr, to] of [
    ['debt_paid', '1250', '£12.50', '12,50 £'],
    ['debt_written_off', '810', '£8.10', '8,10 £'],
    ['fee_waived', 'GP-7K3QF0M2 illness', 'GP-7K3QF0M2 , Illness', 'GP-7K3QF0M2 , Maladie', '/bookings/GP-7K3QF0M2'],
    ['fee_kept', 'GP-7K3QF0M2', 'GP-7K3QF0M2', 'GP-7K3QF0M2', '/bookings/GP-7K3QF0M2'],
    [
      'refund_granted',
      'GP-7K3QF0M2 provider',
      'The provider is at fault',
      'Le prestataire est en tort',
      '/bookings/GP-7K3QF0M2',
    ],
    ['report_sent', 'RP-12 client safety', 'RP-12 , A client, Safety', 'RP-12 , Un client, Sécurité', '/reports/12'],
    ['listing_taken_down', listingId, 'The listing', 'L’annonce', `/listings/${listingId}`],
    ['session_ended', 'idle', 'Not used for too long', 'Inutilisée trop longtemps'],
    ['refused', 'step_up_required', 'Had to give the password again', 'Devait redonner le mot de passe'],
    ['review_hidden', `${listingId}: names a third person`, 'names a third person', 'names a third person'],
    // Of a later version, or of a name that every object has.
    ['refused', 'toString', 'toString', 'toString'],
    ['session_ended', 'of_a_later_version', 'of_a_later_version', 'of_a_later_version'],
  ] as const) {
    await rows('insert into audit (at, event, account_id, detail) values (now(), $1, $2, $3)', event, bob.id, detail)
    for (const language of ['en', 'fr'] as const) {
      const { body } = await of[language].get(`/people/${bob.id}`)
      const title = language === 'en' ? 'What happened to the account' : 'Ce qui est arrivé au compte'
      const [first = ''] = /<tbody><tr>.*?<\/tr>/s.exec(body.slice(body.indexOf(title))) ?? []
      const said = first.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ')
      expect(said).toContain(language === 'en' ? en : fr)
      if (to) expect(first).toContain(`href="/admin${to}"`)
    }
  }
  await of.fr.close()
})

test('somebody is logged out everywhere', async () => {
  const ada = await createPerson(api)
  await signIn(api, ada)
  const path = `/people/${ada.id}`
  expect(await textOf(path)).not.toContain('Nowhere.')
  expect((await desk.send(path, { act: 'end_sessions' })).statusCode).toBe(303)
  expect(await textOf(path)).toContain('Nowhere.')
  expect(await isSuspended(ada.id)).toBe(false)
})

test('no operator is suspended or logged out from a page, themselves least of all', async () => {
  const path = `/people/${desk.operator.id}`
  expect((await desk.get(path)).body).not.toContain('value="suspend"')
  const sent = await desk.send(path, { act: 'suspend', because: 'Because' })
  expect(sent.statusCode).toBe(422)
  expect((await desk.send(path, { act: 'end_sessions' })).statusCode).toBe(422)
  expect(await isSuspended(desk.operator.id)).toBe(false)
  expect((await desk.get('/people')).statusCode).toBe(200)
})

test('there is no page of nobody', async () => {
  expect((await desk.get('/people/nobody')).statusCode).toBe(404)
  expect((await desk.get(`/people/${crypto.randomUUID()}`)).statusCode).toBe(404)
  expect((await desk.send('/people/nobody', { act: 'suspend', because: 'x' })).statusCode).toBe(404)
})
