import { randomUUID } from 'node:crypto'
import type { UserType } from '@ginipig/domain/identity'
import type { LightMyRequestResponse } from 'fastify'
import { at } from '#platform/database/sql.ts'
import type { TestApi } from '#testing/test-api.ts'
import { testOrigins } from '#testing/test-config.ts'
import { hashPassword } from './password-hash.ts'

export const PASSWORD = 'Ginipig-2026'

export type Person = { id: string; email: string }

let passwordHash: Promise<string> | undefined

/** An account with the password above. */
export async function createPerson(api: TestApi, userType: UserType = 'user'): Promise<Person> {
  passwordHash ??= hashPassword(PASSWORD)
  const email = `${randomUUID()}@ginipig.test`
  const row = await api.platform.database.row<{ id: string }>(
    `insert into account (user_type, email, email_key, password_hash, first_name, last_name, created_at)
     values ($1, $2, $2, $3, 'Ada', 'Lovelace', $4) returning id`,
    [userType, email, await passwordHash, at(api.clock.now())],
  )
  return { id: row?.id ?? '', email }
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
    headers: { origin, ...(token === undefined ? {} : { authorization: `Bearer ${token}` }) },
    ...(cookies === undefined ? {} : { cookies }),
    ...(ip === undefined ? {} : { remoteAddress: ip }),
  })
}

export const logInAs = (api: TestApi, email: string, password = PASSWORD, options: CallOptions = {}) =>
  post(api, '/auth/login', { email, password }, options)

/** Signs in and answers with what the browser would hold. */
export async function signIn(api: TestApi, person: Person, options: CallOptions = {}) {
  const response = await logInAs(api, person.email, PASSWORD, options)
  if (response.statusCode !== 200) throw new Error(`login answered ${response.statusCode}: ${response.body}`)
  return { token: response.json<{ accessToken: string }>().accessToken, refreshToken: cookieOf(response) ?? '' }
}

export const cookieOf = (response: LightMyRequestResponse, name = '__Host-refresh'): string | undefined =>
  response.cookies.find((cookie) => cookie.name === name)?.value

export const codeOf = (response: LightMyRequestResponse): string => response.json<{ code: string }>().code
