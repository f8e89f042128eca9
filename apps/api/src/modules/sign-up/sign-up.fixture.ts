import { randomUUID } from 'node:crypto'
import type { BodyInput } from '@ginipig/contract/core/endpoint.ts'
import type { Challenge, registerClient, registerProvider } from '@ginipig/contract/identity/sign-up.ts'
import type { LightMyRequestResponse } from 'fastify'
import { type CallOptions, codeOf, post } from '#testing/password-login.ts'
import { runJobs } from '#testing/run-jobs.ts'
import type { TestApi } from '#testing/test-api.ts'

/** Conforms, and nobody would guess it. */
export const STRONG = 'vK7#mqLt2!x'

export const newAddress = () => `${randomUUID()}@example.com`

export const clientForm = (change: Partial<BodyInput<typeof registerClient>> = {}) => ({
  firstName: 'Maya',
  lastName: 'O’Neill',
  dialCode: '+44',
  mobile: '07911123456',
  country: 'GB',
  county: 'Greater Manchester',
  city: 'Stockport',
  ageGroup: '25-34' as const,
  gender: 'undisclosed' as const,
  email: newAddress(),
  password: STRONG,
  confirmPassword: STRONG,
  isAdult: true as const,
  acceptsTerms: true as const,
  language: 'en' as const,
  ...change,
})

export const providerForm = (change: Partial<BodyInput<typeof registerProvider>> = {}) => ({
  fullName: 'Anne-Marie Łukasz',
  companyName: 'Studio Nair',
  workingFrom: 'salon' as const,
  dialCode: '+44',
  mobile: '7911123456',
  email: newAddress(),
  password: STRONG,
  confirmPassword: STRONG,
  isAdult: true as const,
  acceptsTerms: true as const,
  language: 'fr' as const,
  ...change,
})

export type KeptMail = { channel: string; recipient: string; subject: string; text: string }

/** What was sent to an address, oldest first, once every job is done. */
export async function mailsTo(api: TestApi, recipient: string): Promise<KeptMail[]> {
  await runJobs(api.platform)
  return api.platform.database.rows<KeptMail>(
    'select channel, recipient, subject, text from local_message where recipient = $1 order by id',
    [recipient],
  )
}

/** The code of the newest mail to an address. */
export async function codeFor(api: TestApi, email: string): Promise<string> {
  const subject = (await mailsTo(api, email)).at(-1)?.subject ?? ''
  const code = /^(?<code>\w{4}) /.exec(subject)?.groups?.code
  if (code === undefined) throw new Error(`the newest mail to ${email} is "${subject}"`)
  return code
}

/** A code that isn't this one. */
export const otherThan = (code: string) => (code === '0000' ? '1111' : '0000')

export const register = (api: TestApi, form: object, options: CallOptions = {}) =>
  post(api, `/auth/registrations/${'fullName' in form ? 'provider' : 'client'}`, form, options)

export async function registered(api: TestApi, form: object): Promise<Challenge> {
  const response = await register(api, form)
  if (response.statusCode !== 200) throw new Error(`registration answered ${response.statusCode}: ${response.body}`)
  return response.json<Challenge>()
}

export const verify = (
  api: TestApi,
  challengeId: string,
  code: string,
  options: CallOptions = {},
): Promise<LightMyRequestResponse> => post(api, '/auth/otp/verify', { challengeId, code }, options)

export const resend = (api: TestApi, challengeId: string, options: CallOptions = {}) =>
  post(api, '/auth/otp/resend', { challengeId }, options)

/** A sign-up that waits for its code. */
export async function waiting(api: TestApi) {
  const form = clientForm()
  const { challengeId } = await registered(api, form)
  return { email: form.email, challengeId, code: await codeFor(api, form.email) }
}

export const outcomeOf = async (response: ReturnType<typeof verify>) => {
  const { statusCode } = await response
  return statusCode === 200 ? 'in' : codeOf(await response)
}
