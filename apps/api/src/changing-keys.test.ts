import { randomBytes, randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createApp } from '#app.ts'
import { linkFor } from '#modules/media/photo-link.ts'
import { signedLinkLifeMs } from '#modules/media/signed-link.ts'
import { hashOtp, isOtpOf } from '#modules/sign-up/otp-code.ts'
import { type Secret, seal, toKey, unseal } from '#platform/crypto.ts'
import type { Platform } from '#platform/platform.ts'
import { apiOfFile } from '#testing/api-of-file.ts'
import { cookieOf, createPerson, logInAs, post, signIn } from '#testing/password-login.ts'
import type { TestApi } from '#testing/test-api.ts'

const api = apiOfFile()

const newKey = toKey(randomBytes(32))
const apps: FastifyInstance[] = []

/** The same API after its secrets were set to what `change` makes of them. */
async function changed(change: (secret: Secret) => Secret): Promise<TestApi> {
  const { config } = api.platform
  const platform: Platform = {
    ...api.platform,
    config: { ...config, tokenSecret: change(config.tokenSecret), fieldKey: change(config.fieldKey) },
  }
  const app = await createApp(platform)
  apps.push(app)
  return { ...api, platform, app }
}

/** With a new key before the old ones, and with the new one alone. */
let rotated: TestApi
let replaced: TestApi
beforeAll(async () => {
  rotated = await changed((old) => [newKey, ...old])
  replaced = await changed(() => [newKey])
})
afterAll(() => Promise.all(apps.map((app) => app.close())))

const me = async ({ app }: TestApi, token: string) =>
  (await app.inject({ url: '/api/v1/me', headers: { authorization: `Bearer ${token}` } })).statusCode

test('a token says which key signed it, and is good until that key is taken away', async () => {
  const { token } = await signIn(api, await createPerson(api))
  const header = JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString())
  expect(header.kid).toBe(api.platform.config.tokenSecret[0].id)
  expect(await me(rotated, token)).toBe(200)
  expect(await me(replaced, token)).toBe(401)
})

test('what the new key signs the old processes take, once they know it', async () => {
  const { token } = await signIn(rotated, await createPerson(api))
  const stillOld = await changed(([first, ...others]) => [first, ...others, newKey])
  expect(await me(stillOld, token)).toBe(200)
})

test('a session goes on with its refresh token, an answer lost in the change included', async () => {
  const person = await createPerson(api)
  const { refreshToken } = await signIn(api, person)
  const nonce = randomUUID()
  const refresh = (at: TestApi) => post(at, '/auth/refresh', { nonce }, { cookies: { '__Host-refresh': refreshToken } })
  const lost = await refresh(api)
  const again = await refresh(rotated)
  expect([again.statusCode, cookieOf(again)]).toEqual([200, cookieOf(lost)])
})

test('a browser is still known: nobody else’s guesses lock its person out', async () => {
  const person = await createPerson(api)
  const device = cookieOf(await logInAs(api, person.email), '__Host-device') ?? ''
  for (let round = 0; round < 10; round += 1)
    await logInAs(rotated, person.email, 'Wrong-2026', { ip: `203.0.113.${round}` })
  const logIn = async (at: TestApi) =>
    (await logInAs(at, person.email, undefined, { cookies: { '__Host-device': device } })).statusCode
  expect(await logIn(rotated)).toBe(200)
})

test('photo links, one-time codes and sealed fields of the old key are taken as long as it is there', async () => {
  const { platform } = api
  const old = platform.config
  const link = new URL(linkFor(platform, 'p'), 'http://a').searchParams
  const left = (at: TestApi) =>
    signedLinkLifeMs(at.platform, {
      kind: 'photo',
      id: 'p',
      until: link.get('until') ?? '',
      signature: link.get('signature') ?? '',
    })
  const hash = await hashOtp(platform, 'challenge', 'ABCD')
  const isCode = ({ platform: at }: TestApi, code: string) => isOtpOf(at, hash, 'challenge', code)
  const sealed = seal(old.fieldKey, 'booking', { allergies: 'none' })
  const opened = (at: TestApi) => unseal(at.platform.config.fieldKey, 'booking', sealed)
  expect(left(rotated)).toBeGreaterThan(0)
  expect([await isCode(rotated, 'ABCD'), await isCode(rotated, 'ABCE')]).toEqual([true, false])
  expect(opened(rotated)).toEqual({ allergies: 'none' })
  expect(left(replaced)).toBe(0)
  expect(await isCode(replaced, 'ABCD')).toBe(false)
  expect(() => opened(replaced)).toThrow()
})

test('what is sealed from now on is sealed with the new key; what was before keys had ids opens with the oldest', () => {
  const { fieldKey } = rotated.platform.config
  const sealed = seal(fieldKey, 'booking', 'text')
  expect(unseal([newKey], 'booking', sealed)).toBe('text')
  expect(() => unseal(fieldKey, 'another', sealed)).toThrow()
  const withoutId = seal(api.platform.config.fieldKey, 'booking', 'old text').subarray(4)
  expect(unseal(fieldKey, 'booking', withoutId)).toBe('old text')
})
