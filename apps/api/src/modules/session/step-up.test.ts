import { beforeEach, expect, test } from 'vitest'
import { DEMO_PASSWORD as PASSWORD } from '#demo/factories/demo-password.ts'
import type { Actor } from '#platform/auth/actor.ts'
import { apiOfFile } from '#testing/api-of-file.ts'
import { codeOf, createPerson, logInAs, type Person, post, signIn } from '#testing/password-login.ts'
import { requireStepUp } from './step-up.ts'

const api = apiOfFile()
let ada: Person
let token: string
beforeEach(async () => {
  ada = await createPerson(api)
  token = (await signIn(api, ada)).token
})

const stepUp = (password: string, options: { token?: string; ip?: string } = {}) =>
  post(api, '/me/step-up', { password }, { token, ...options })

async function actorOf(person: Person): Promise<Actor> {
  const row = await api.platform.database.row<{ id: string }>(
    'select id from session where account_id = $1 and ended_at is null',
    [person.id],
  )
  return {
    accountId: person.id,
    userType: 'user',
    isFinished: true,
    sessionId: row?.id ?? '',
    audience: 'marketplace',
  }
}
const required = async (person: Person) => requireStepUp(api.platform, api.platform.database, await actorOf(person))

test('the password again opens what needs it, for five minutes (trust.md S56)', async () => {
  await expect(required(ada)).rejects.toMatchObject({ code: 'step_up_required' })
  const response = await stepUp(PASSWORD)
  expect([response.statusCode, response.json()]).toEqual([200, { until: api.clock.now() + 300_000 }])
  api.clock.advance(299_999)
  await required(ada)
  api.clock.advance(1)
  await expect(required(ada)).rejects.toMatchObject({ code: 'step_up_required' })
})

test('it opens nothing for another person or another session', async () => {
  const bob = await createPerson(api)
  await signIn(api, bob)
  expect((await stepUp(PASSWORD)).statusCode).toBe(200)
  await expect(required(bob)).rejects.toMatchObject({ code: 'step_up_required' })
  const actor = await actorOf(ada)
  await signIn(api, ada)
  const other = await api.platform.database.row<{ id: string }>(
    'select id from session where account_id = $1 and id <> $2',
    [ada.id, actor.sessionId],
  )
  await requireStepUp(api.platform, api.platform.database, actor)
  await expect(
    requireStepUp(api.platform, api.platform.database, { ...actor, sessionId: other?.id ?? '' }),
  ).rejects.toMatchObject({
    code: 'step_up_required',
  })
})

test('a wrong password is an error of its field, and counts with the tries at the log-in', async () => {
  const response = await stepUp('Ginipig-2027')
  expect([response.statusCode, codeOf(response)]).toEqual([422, 'invalid_input'])
  expect(response.json()).toMatchObject({ fields: [{ path: 'password', problem: 'password_wrong' }] })
  for (let tries = 1; tries < 5; tries += 1) await stepUp('Ginipig-2027', { ip: `10.0.0.${tries}` })
  expect(codeOf(await stepUp(PASSWORD))).toBe('too_many_requests')
  expect(codeOf(await logInAs(api, ada.email))).toBe('too_many_requests')
})

test('a visitor has nothing to step up', async () => {
  expect(codeOf(await post(api, '/me/step-up', { password: PASSWORD }))).toBe('unauthenticated')
})
