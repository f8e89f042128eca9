import { endpoints } from '@ginipig/contract/index.ts'
import { limits } from '@ginipig/contract/limits.fixture.ts'
import { beforeAll, expect, test } from 'vitest'
import { createClient } from '#demo/factories/account.ts'
import { createProvider } from '#demo/factories/provider.ts'
import { apiOfFile } from '#testing/api-of-file.ts'
import { type Caller, injectCaller } from '#testing/caller.ts'
import { signIn } from '#testing/sign-in.ts'

// That every limit of the contract holds where people meet it: a field on its limit is not among those refused, one
// beyond is, by its name. What else the call needs is left out, so it goes no further.

const api = apiOfFile()
let callers: Record<'marketplace' | 'console', Caller>
beforeAll(async () => {
  const { app, platform } = api
  const { clock, config, database } = platform
  const callerOf = async (id: string, audience: 'marketplace' | 'console') =>
    injectCaller(app, await signIn({ clock, database, tokenSecret: config.tokenSecret }, id, audience), {
      origin: config.origins[audience],
    })
  callers = {
    marketplace: await callerOf((await createClient(database, clock.now())).id, 'marketplace'),
    console: await callerOf((await createProvider(database, clock.now())).id, 'console'),
  }
})

const ID = '00000000-0000-4000-8000-000000000000'
const params = {
  bookingId: ID,
  listingId: ID,
  photoId: ID,
  documentId: ID,
  invoiceId: ID,
  statementId: `${ID}.2027-03`,
  providerId: ID,
  sessionId: ID,
  challengeId: ID,
  personId: ID,
  reviewId: ID,
  reportId: ID,
  kind: 'provider',
  targetId: ID,
  key: ID,
  month: '2027-03',
  day: '2027-03-01',
}

/** Puts a value where a path says: "typed.questions[].text", "answers{}" with one answer in it. */
function placed(steps: readonly string[], value: unknown): unknown {
  const [step, ...rest] = steps
  if (step === undefined) return value
  return step === '[]' ? [placed(rest, value)] : { [step]: placed(rest, value) }
}

/** "giveMustHaves.body.answers{}": the call, its part, and the field as a refusal names it. */
const placeOf = (path: string) => {
  const [name = '', part = '', ...fields] = path.split('.')
  const steps = fields.flatMap((field) => field.split(/(?=\[\]|\{\})/)).map((step) => (step === '{}' ? 'q' : step))
  return {
    name,
    part,
    key: steps.at(-1),
    named: steps.map((step) => (step === '[]' ? '0' : step)).join('.'),
    wrap: (value: unknown) => placed(steps, value),
  }
}

test.for(limits)('$path, $type $requirement', async ({ path, within, beyond }) => {
  const { name, part, key, named, wrap } = placeOf(path)
  const endpoint = endpoints.find((one) => one.name === name)
  if (!endpoint) throw new Error(`${name} is gone`)
  const call = callers[/^(?:provider|onboarding)$/.test(endpoint.access) ? 'console' : 'marketplace']
  const refusedFields = async (value: unknown) => {
    const { status, problem } = await call(endpoint, { params, [part]: wrap(value) })
    // A password that is looked at and wrong was let through.
    const fields = (problem.fields ?? []).filter(({ problem: said }) => said !== 'password_wrong')
    return { status, paths: fields.map((field) => field.path) }
  }
  // A cursor that nobody was given and ids of nothing are refused however many they are.
  if (key !== 'cursor' && key !== 'ids') expect((await refusedFields(within)).paths).not.toContain(named)
  const refused = await refusedFields(beyond)
  expect(refused.status).toBe(422)
  expect(refused.paths).toContain(named)
})
