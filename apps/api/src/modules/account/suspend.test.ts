import { searchListings } from '@ginipig/contract/listing/search-listings.ts'
import { expect, test } from 'vitest'
import { demoPasswordHash } from '#demo/factories/demo-password.ts'
import { createListing } from '#demo/factories/listing.ts'
import { createProvider } from '#demo/factories/provider.ts'
import { createSlots } from '#demo/factories/slot.ts'
import { mailsTo } from '#modules/sign-up/sign-up.fixture.ts'
import { apiOfFile } from '#testing/api-of-file.ts'
import { injectCaller } from '#testing/caller.ts'
import { codeOf, createPerson, logInAs, signIn } from '#testing/password-login.ts'
import { runJobs, waitingNews } from '#testing/run-jobs.ts'
import { logOutEverywhere, suspendAccount, unsuspendAccount } from './suspend.ts'

const api = apiOfFile({ isPainted: true })

const REASON = 'Nobody was there at three appointments.'
const rows = <Row>(text: string, ...values: unknown[]) => api.platform.database.rows<Row>(text, values)
const eventsOf = async (id: string) =>
  (await rows<{ event: string }>('select event from audit where account_id = $1 order by id', id)).map(
    ({ event }) => event,
  )
const openSessions = async (id: string) =>
  (await rows('select 1 as open from session where account_id = $1 and ended_at is null', id)).length
const found = async () => (await injectCaller(api.app)(searchListings)).body.items.map(({ id }) => id)

test('who is suspended is shut out at once, hears why, and nobody finds or books what they list', async () => {
  const { database, clock, config } = api.platform
  const email = 'suspended@ginipig.test'
  const account = { email, passwordHash: await demoPasswordHash(config.argon2) }
  const provider = await createProvider(database, clock.now(), { account })
  const providerId = provider.id
  const listing = await createListing(database, clock.now(), provider)
  await createSlots(database, clock.now(), listing)
  await runJobs(api.platform)
  const origin = config.origins.console
  await signIn(api, { id: providerId, email }, { origin })
  expect(await found()).toEqual([listing.id])

  expect(await suspendAccount(api.platform, providerId, REASON)).toBe(true)
  expect(await waitingNews(api.platform)).toEqual([`diary.changed:${providerId}`, `listing.changed:${listing.id}`])
  await runJobs(api.platform)
  expect(await openSessions(providerId)).toBe(0)
  expect(codeOf(await logInAs(api, email, undefined, { origin }))).toBe('account_suspended')
  expect(await found()).toEqual([])
  const [mail, ...others] = await mailsTo(api, email)
  expect(others).toEqual([])
  expect(mail?.subject).toBe('Your Ginipig account is suspended')
  expect(mail?.text).toContain(`Why: ${REASON}`)
  expect(mail?.text).toContain('nobody can find or book you')

  expect(await suspendAccount(api.platform, providerId, REASON)).toBe(false)
  expect(await unsuspendAccount(api.platform, providerId)).toBe(true)
  expect(await unsuspendAccount(api.platform, providerId)).toBe(false)
  await runJobs(api.platform)
  expect((await logInAs(api, email, undefined, { origin })).statusCode).toBe(200)
  // They open it again themselves.
  expect(await found()).toEqual([])
  expect(await mailsTo(api, email)).toHaveLength(1)
  expect(await eventsOf(providerId)).toEqual([
    ...['logged_in', 'suspended', 'session_ended', 'login_suspended', 'unsuspended', 'logged_in'],
  ])
})

test('a client reads nothing of being booked', async () => {
  const client = await createPerson(api)
  await suspendAccount(api.platform, client.id, REASON)
  await runJobs(api.platform)
  const [mail] = await mailsTo(api, client.email)
  expect(mail?.text).toContain('Appointments that you booked stay for now')
  expect(mail?.text).not.toContain('find or book you')
})

test('logged out everywhere, they may come back', async () => {
  const client = await createPerson(api)
  await signIn(api, client)
  await signIn(api, client)
  expect(await openSessions(client.id)).toBe(2)
  expect(await logOutEverywhere(api.platform, client.id)).toBe(true)
  expect(await openSessions(client.id)).toBe(0)
  expect((await logInAs(api, client.email)).statusCode).toBe(200)
})

test('an operator can’t be suspended or logged out so, nor can who is deleted be let back in', async () => {
  const operator = await createPerson(api, 'admin')
  expect(await suspendAccount(api.platform, operator.id, REASON)).toBe(false)
  expect(await logOutEverywhere(api.platform, operator.id)).toBe(false)
  const gone = await createPerson(api)
  await rows('update account set deleted_at = now(), suspended_at = now() where id = $1', gone.id)
  expect(await unsuspendAccount(api.platform, gone.id)).toBe(false)
  expect(await suspendAccount(api.platform, crypto.randomUUID(), REASON)).toBe(false)
})
