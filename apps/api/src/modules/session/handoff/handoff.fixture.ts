import { createHash, randomBytes } from 'node:crypto'
import type { LightMyRequestResponse } from 'fastify'
import { expect } from 'vitest'
import { type CallOptions, codeOf, cookieOf, post } from '#testing/password-login.ts'
import type { TestApi } from '#testing/test-api.ts'
import { testOrigins } from '#testing/test-config.ts'

/** What the receiving origin makes and keeps in its tab. */
export function createPkce(): { verifier: string; challenge: string } {
  const verifier = randomBytes(32).toString('base64url')
  return { verifier, challenge: createHash('sha256').update(verifier).digest('base64url') }
}

type Audience = keyof typeof testOrigins

export const mint = (api: TestApi, token: string, audience: Audience, challenge: string) =>
  post(api, '/auth/handoff/codes', { audience, challenge }, { token })

export const exchange = (api: TestApi, body: object, options: CallOptions = {}) =>
  post(api, '/auth/handoff/token', body, { origin: testOrigins.console, ...options })

/** A code with its verifier, as both origins have them at the end of a flow nobody disturbed. */
export async function minted(api: TestApi, token: string, audience: Audience = 'console') {
  const { verifier, challenge } = createPkce()
  const response = await mint(api, token, audience, challenge)
  if (response.statusCode !== 200) throw new Error(`mint answered ${response.statusCode}: ${response.body}`)
  return { ...response.json<{ code: string; callbackUrl: string; expiresAt: number }>(), verifier, challenge }
}

/** What the browser holds after an exchange. */
export const heldAfter = (response: LightMyRequestResponse) => ({
  token: response.json<{ accessToken: string }>().accessToken,
  refreshToken: cookieOf(response) ?? '',
})

/** Crosses over from a session. */
export async function crossOver(api: TestApi, token: string, audience: Audience = 'console') {
  const { code, verifier } = await minted(api, token, audience)
  const response = await exchange(api, { code, verifier }, { origin: testOrigins[audience] })
  if (response.statusCode !== 200) throw new Error(`exchange answered ${response.statusCode}: ${response.body}`)
  return heldAfter(response)
}

export const isSignedIn = async (api: TestApi, token: string): Promise<boolean> =>
  (await api.app.inject({ url: '/api/v1/me', headers: { authorization: `Bearer ${token}` } })).statusCode === 200

/** Refused in the one way, without a cookie. */
export function expectRefused(response: LightMyRequestResponse, what?: string) {
  const said = [what, response.statusCode, codeOf(response), response.cookies]
  expect(said).toEqual([what, 400, 'handoff_refused', []])
}

/** Refused, and the right verifier at the right origin comes too late. */
export async function expectBurnt(api: TestApi, code: string, verifier: string, origin = testOrigins.console) {
  expectRefused(await exchange(api, { code, verifier }, { origin }))
  const row = await api.platform.database.row<{ used_at: number | null; child_session_id: string | null }>(
    `select used_at, child_session_id from handoff_code where code_hash = sha256($1::bytea)`,
    [code],
  )
  expect(row).toMatchObject({ used_at: expect.any(Number), child_session_id: null })
}

export const countSessions = async (api: TestApi, accountId: string) =>
  (await api.platform.database.rows('select 1 from session where account_id = $1', [accountId])).length
