import { randomUUID } from 'node:crypto'
import type { UserType } from '@ginipig/domain/identity'
import type { LightMyRequestResponse } from 'fastify'
import { createAccount } from '#demo/factories/account.ts'
import { DEMO_PASSWORD, demoPasswordHash } from '#demo/factories/demo-password.ts'
import type { TestApi } from './test-api.ts'
import { testOrigins } from './test-config.ts'

export type Person = { id: string; email: string }

/** An account with an address of its own and the demo password. */
export async function createPerson(api: TestApi, userType: UserType = 'user'): Promise<Person> {
  const wishes = {
    userType,
    passwordHash: await demoPasswordHash(api.platform.config.argon2),
    email: `${randomUUID()}@ginipig.test`,
    firstName: 'Ada',
    lastName: 'Lovelace',
  }
  const { id, email } = await createAccount(api.platform.database, api.clock.now(), wishes)
  return { id, email }
}

export type CallOptions = {
  origin?: string | undefined
  cookies?: Record<string, string>
  token?: string
  ip?: string
}

export function post(
  api: TestApi,
  path: string,
  payload: object,
  { origin = testOrigins.marketplace, cookies, token, ip }: CallOptions = {},
): Promise<LightMyRequestResponse> {
  return api.app.inject({
    method: 'POST',
    url: `/api/v1${path}`,
    payload,
    headers: {
      origin,
      'idempotency-key': randomUUID(),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    ...(cookies === undefined ? {} : { cookies }),
    ...(ip === undefined ? {} : { remoteAddress: ip }),
  })
}

export const logInAs = (api: TestApi, email: string, password = DEMO_PASSWORD, options: CallOptions = {}) =>
  post(api, '/auth/login', { email, password }, options)

/** Signs in and answers with what the browser would hold. */
export async function signIn(api: TestApi, person: Person, options: CallOptions = {}) {
  const response = await logInAs(api, person.email, DEMO_PASSWORD, options)
  if (response.statusCode !== 200) throw new Error(`login answered ${response.statusCode}: ${response.body}`)
  return { token: response.json<{ accessToken: string }>().accessToken, refreshToken: cookieOf(response) ?? '' }
}

export const cookieOf = (response: LightMyRequestResponse, name = '__Host-refresh'): string | undefined =>
  response.cookies.find((cookie) => cookie.name === name)?.value

export const codeOf = (response: LightMyRequestResponse): string => response.json<{ code: string }>().code
