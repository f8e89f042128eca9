import { getProviderProfile } from '@ginipig/contract/provider/profile.ts'
import { HOUR_MS } from '@ginipig/domain/time'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createProvider } from '#demo/factories/provider.ts'
import { jpegOf } from '#modules/media/image.fixture.ts'
import { uploadPhoto } from '#modules/media/photo.ts'
import { addToPortfolio } from '#modules/provider/profile.sql.ts'
import { apiOfFile } from '#testing/api-of-file.ts'
import { injectCaller } from '#testing/caller.ts'
import { runJobs } from '#testing/run-jobs.ts'
import { signIn } from '#testing/sign-in.ts'
import { readActs } from '../act.sql.ts'
import { openDesk, type TestDesk } from '../desk.fixture.ts'

const api = apiOfFile()
let desk: TestDesk
let providerId: string

beforeAll(async () => {
  desk = await openDesk(api)
})
afterAll(() => desk.close())

beforeEach(async () => {
  const { database, clock } = api.platform
  await database.rows('delete from portfolio_photo')
  providerId = (await createProvider(database, clock.now())).id
})

/** Pictures of a provider that wait for an answer, the last for an hour, each an hour longer than the next. @returns them */
async function wait(count: number): Promise<{ id: string; photoId: string }[]> {
  const { platform } = api
  for (let position = 1; position <= count; position += 1) {
    const { id: photoId } = await uploadPhoto(platform, providerId, await jpegOf(40, 30))
    const since = platform.clock.now() - (count - position + 1) * HOUR_MS
    await addToPortfolio(platform.database, { accountId: providerId, photoId, position }, since)
  }
  return platform.database.rows<{ id: string; photoId: string }>(
    'select id, photo_id as "photoId" from portfolio_photo order by position',
  )
}

const stateOf = async (id: string) => {
  const { database } = api.platform
  return database.row<{ status: string; because: string | null; isPublic: boolean }>(
    `select o.status, o.refused_because as because, p.is_public as "isPublic"
     from portfolio_photo o join photo p on p.id = o.photo_id where o.id = $1`,
    [id],
  )
}

/** What its provider was told, the latest last. */
const told = async () => {
  const { database } = api.platform
  const rows = await database.rows<{ kind: string }>(
    'select kind from notification where account_id = $1 order by at, kind',
    [providerId],
  )
  return rows.map(({ kind }) => kind)
}

const lastActs = async (limit: number) =>
  (await readActs(api.platform.database, { limit })).map(({ act, subject, because, outcome }) => ({
    ...{ act, subject, because, outcome },
  }))

const refusal = { act: 'refuse_picture', was: 'awaiting', reason: 'contact', words: '' }

test('the queue stands oldest first, says how long that one waits, and is nothing to be ashamed of when it is empty', async () => {
  expect((await desk.get('/pictures')).body).toContain('Every picture is seen to.')
  const [first, second] = await wait(2)
  const { body } = await desk.get('/pictures')
  expect(body).toContain('The oldest has waited 2 hours.')
  expect(body.indexOf(`/admin/pictures/${first?.id}`)).toBeGreaterThan(0)
  expect(body.indexOf(`/admin/pictures/${first?.id}`)).toBeLessThan(body.indexOf(`/admin/pictures/${second?.id}`))
})

test('those chosen are approved, each with a line of its own in the log; none chosen are none', async () => {
  const [first, second, third] = await wait(3)
  const none = await desk.send('/pictures', { act: 'approve_picture' })
  expect([none.statusCode, none.body]).toEqual([422, expect.stringContaining('Choose a picture first.')])
  const chosen = { act: 'approve_picture', id: [first?.id ?? '', third?.id ?? ''] }
  const { headers } = await desk.send('/pictures', chosen)
  expect(headers.location).toBe('/admin/pictures')
  expect(await stateOf(first?.id ?? '')).toEqual({ status: 'approved', because: null, isPublic: true })
  expect(await stateOf(second?.id ?? '')).toEqual({ status: 'awaiting', because: null, isPublic: false })
  expect(await stateOf(third?.id ?? '')).toMatchObject({ status: 'approved' })
  const done = { act: 'approve_picture', because: null, outcome: 'done' }
  expect(await lastActs(2)).toEqual([
    { ...done, subject: `/pictures/${third?.id}` },
    { ...done, subject: `/pictures/${first?.id}` },
  ])
})

test('of those chosen none is approved where somebody has refused one meanwhile', async () => {
  const [first, second] = await wait(2)
  await desk.send(`/pictures/${second?.id}`, refusal)
  const { statusCode, body } = await desk.send('/pictures', {
    ...{ act: 'approve_picture', id: [first?.id ?? '', second?.id ?? ''] },
  })
  expect([statusCode, body]).toEqual([422, expect.stringContaining('Somebody has decided about some of these.')])
  expect(await stateOf(first?.id ?? '')).toMatchObject({ status: 'awaiting' })
  expect(await stateOf(second?.id ?? '')).toMatchObject({ status: 'refused' })
})

test('each decision leads to the next that waits, and the last back to the list', async () => {
  const [first, second, third] = await wait(3)
  const to = async (id: string, fields: Record<string, string>) =>
    (await desk.send(`/pictures/${id}`, fields)).headers.location
  const approve = { act: 'approve_picture', was: 'awaiting' }
  expect(await to(second?.id ?? '', approve)).toBe(`/admin/pictures/${third?.id}`)
  expect(await to(third?.id ?? '', refusal)).toBe(`/admin/pictures/${first?.id}`)
  expect(await to(first?.id ?? '', approve)).toBe('/admin/pictures')
  expect(await told()).toEqual(['portfolio_approved', 'portfolio_approved', 'portfolio_refused'])
})

test('its provider reads the reason in their own language, then what was added', async () => {
  const [one] = await wait(1)
  await api.platform.database.row(`update account set language = 'fr' where id = $1`, [providerId])
  expect((await desk.get(`/pictures/${one?.id}`)).body).toContain('Their language: French.')
  await desk.send(`/pictures/${one?.id}`, { ...refusal, words: ' En haut à droite. ' })
  const token = await signIn({ ...api.platform, tokenSecret: api.platform.config.tokenSecret }, providerId, 'console')
  const { body } = await injectCaller(api.app, token)(getProviderProfile)
  expect(body.portfolio[0]).toMatchObject({
    status: 'refused',
    refusedBecause: expect.stringMatching(/numéro de téléphone.* En haut à droite\.$/),
  })
  expect(await lastActs(1)).toMatchObject([{ because: 'contact: En haut à droite.', outcome: 'done' }])
})

test('something else needs words, and too many come back as they were typed', async () => {
  const [one] = await wait(1)
  const bare = await desk.send(`/pictures/${one?.id}`, { ...refusal, reason: 'other', words: ' ' })
  expect([bare.statusCode, bare.body]).toEqual([422, expect.stringContaining('This is needed.')])
  const hostile = `<script>alert(1)</script>${'x'.repeat(1_000)}`
  const long = await desk.send(`/pictures/${one?.id}`, { ...refusal, reason: 'quality', words: hostile })
  expect([long.statusCode, long.body]).toEqual([422, expect.stringContaining('This is too long.')])
  expect(long.body).toContain('&lt;script&gt;alert(1)&lt;/script&gt;xxx')
  expect(long.body).not.toContain('<script')
  expect(long.body).toMatch(/value="quality" checked/)
  expect(await stateOf(one?.id ?? '')).toMatchObject({ status: 'awaiting' })
})

test('an operator changes their mind, and its provider is told each time', async () => {
  const [one] = await wait(1)
  const path = `/pictures/${one?.id}`
  await desk.send(path, { act: 'approve_picture', was: 'awaiting' })
  expect((await desk.get(path)).body).toContain('Change your mind')
  const back = await desk.send(path, { ...refusal, was: 'approved', reason: 'person' })
  expect(back.headers.location).toBe(`/admin${path}`)
  expect(await stateOf(one?.id ?? '')).toMatchObject({ status: 'refused', isPublic: false })
  await desk.send(path, { act: 'approve_picture', was: 'refused' })
  expect(await stateOf(one?.id ?? '')).toEqual({ status: 'approved', because: null, isPublic: true })
  expect(await told()).toEqual(['portfolio_approved', 'portfolio_approved', 'portfolio_refused'])
  await runJobs(api.platform)
})

test('what a colleague decided meanwhile stands, and a form that is sent twice is done once', async () => {
  const [one] = await wait(1)
  const path = `/pictures/${one?.id}`
  await desk.send(path, refusal)
  const late = await desk.send(path, { act: 'approve_picture', was: 'awaiting' })
  expect([late.statusCode, late.body]).toEqual([
    422,
    expect.stringContaining('Somebody has decided about it meanwhile.'),
  ])
  expect((await desk.send(path, refusal)).statusCode).toBe(303)
  const otherwise = await desk.send(path, { ...refusal, reason: 'quality' })
  expect([otherwise.statusCode, (await stateOf(one?.id ?? ''))?.because]).toEqual([
    422,
    expect.stringContaining('phone'),
  ])
  expect(await told()).toEqual(['portfolio_refused'])
})

test('a provider’s name is text', async () => {
  const [one] = await wait(1)
  await api.platform.database.row(
    `insert into provider_profile (account_id, display_name, bio, updated_at) values ($1, $2, '', now())
     on conflict (account_id) do update set display_name = excluded.display_name, bio = excluded.bio`,
    [providerId, '"><img src=x onerror=alert(1)>'],
  )
  for (const path of ['/pictures', `/pictures/${one?.id}`])
    expect((await desk.get(path)).body).not.toContain('<img src=x')
})

test('the bytes come from the desk, to operators alone, and what was given for a booking doesn’t', async () => {
  const [one] = await wait(1)
  const url = `/photos/${one?.photoId}?width=20`
  const seen = await desk.get(url)
  expect([seen.statusCode, seen.headers['content-type']]).toEqual([200, 'image/webp'])
  expect(seen.rawPayload.length).toBeGreaterThan(0)
  expect((await desk.app.inject({ method: 'GET', url: `/admin${url}` })).statusCode).toBe(404)
  const { id } = await uploadPhoto(api.platform, providerId, await jpegOf(40, 30))
  expect((await desk.get(`/photos/${id}`)).statusCode).toBe(404)
  for (const odd of ['/photos/1', `/photos/${one?.photoId}?width=x`]) expect((await desk.get(odd)).statusCode).toBe(404)
})

test('there is no page of what isn’t there', async () => {
  for (const id of ['1', '00000000-0000-4000-8000-000000000000'])
    expect((await desk.get(`/pictures/${id}`)).statusCode).toBe(404)
})
