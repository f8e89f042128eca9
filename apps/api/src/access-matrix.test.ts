import { randomUUID } from 'node:crypto'
import { giveMustHaves, holdSlot, startPayment } from '@ginipig/contract/booking/client-calls.ts'
import { binaryTypes } from '@ginipig/contract/core/binary.ts'
import type { Endpoint } from '@ginipig/contract/core/endpoint.ts'
import type { Problem } from '@ginipig/contract/core/problem.ts'
import { confirmEmail } from '@ginipig/contract/identity/account.ts'
import { endpoints } from '@ginipig/contract/index.ts'
import { nothingGiven } from '@ginipig/domain/listing'
import type { LightMyRequestResponse } from 'fastify'
import * as v from 'valibot'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { injectCaller } from '#testing/caller.ts'
import { saveCard } from '#testing/scenarios/index.ts'
import { createTestApi, type TestApi } from '#testing/test-api.ts'
import {
  type ActorName,
  actors,
  type Case,
  createMatrixWorld,
  type MatrixWorld,
  matrix,
  type Verdict,
} from './access-matrix.fixture.ts'

let api: TestApi
let world: MatrixWorld
beforeAll(async () => {
  // Payments are begun by the cell, and nobody works them off.
  api = await createTestApi(inject('serverUrl'), { isPainted: true })
  world = await createMatrixWorld(api)
})
afterAll(() => api.close())
beforeEach(async () => {
  await api.platform.database.rows('delete from quota')
})

async function callAs(
  actor: ActorName,
  endpoint: Endpoint,
  { params, query, body }: Case,
): Promise<LightMyRequestResponse> {
  const token = await world.tokenOf(actor)
  const named = (await params?.(world)) ?? {}
  const path = endpoint.path.replace(/:(\w+)/g, (_all, name: string) => encodeURIComponent(named[name] ?? randomUUID()))
  const type = endpoint.binaryBody ? (binaryTypes[endpoint.binaryBody][0] ?? '') : 'application/json'
  const payload = endpoint.binaryBody ? Buffer.from('no such file') : JSON.stringify(body?.(world) ?? {})
  return api.app.inject({
    method: endpoint.method,
    url: `/api/v1${path}?${new URLSearchParams(query?.(world))}`,
    headers: {
      origin: world.originOf(actor),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(endpoint.body || endpoint.binaryBody ? { 'content-type': type } : {}),
      ...(endpoint.idempotent ? { 'idempotency-key': randomUUID() } : {}),
    },
    ...(endpoint.body || endpoint.binaryBody ? { payload } : {}),
  })
}

const gates: readonly (Problem['code'] | undefined)[] = [
  'unauthenticated',
  'forbidden',
  'profile_unfinished',
  'step_up_required',
]

function verdictOf(endpoint: Endpoint, response: LightMyRequestResponse): Verdict {
  const { statusCode } = response
  if (statusCode < 400) return 'in'
  const { code } = response.json<Problem>()
  // A public call may say that there is no such session; nobody was turned away at the door by it.
  if (gates.includes(code) && endpoint.access !== 'public') return code as Verdict // one of `gates`
  return statusCode === 404 && endpoint.params !== undefined && endpoint.access !== 'public' ? 'hidden' : 'in'
}

test('every call of the contract has a row, and every row is a call', () => {
  expect(Object.keys(matrix).sort()).toEqual(endpoints.map(({ name }) => name).sort())
})

const cells = endpoints.flatMap((endpoint) =>
  actors.map((actor) => {
    const row = matrix[endpoint.name]
    return { name: endpoint.name, endpoint, row, actor, verdict: row?.who[actor] }
  }),
)

test.for(cells)('G02 $name by $actor: $verdict', async ({ endpoint, row, actor, verdict }) => {
  if (!row) throw new Error(`${endpoint.name} has no row`)
  const response = await callAs(actor, endpoint, row)
  expect(verdictOf(endpoint, response)).toBe(verdict)
  expect(response.statusCode).toBeLessThan(500)
  if (response.statusCode < 300 && response.headers['content-type']?.toString().startsWith('application/json'))
    expect(v.parse(endpoint.response, response.json())).toEqual(response.json()) // no field beyond the contract's (G03)
  else if (response.statusCode >= 400)
    expect(
      Object.keys(response.json()).filter(
        (key) => !['type', 'title', 'status', 'code', 'fields', 'requestId', 'retryAfter'].includes(key),
      ),
    ).toEqual([])
})

describe('G02 an id of another’s', () => {
  const callerOf = (actor: ActorName) => injectCaller(api.app, async () => (await world.tokenOf(actor)) ?? '')

  test.for(['otherClient', 'otherProvider', 'unfinished'] as const)('is in no answer that %s gets', async (actor) => {
    const [person] = await api.platform.database.rows<{ email: string; mobile: string }>(
      'select email, mobile from account where id = $1',
      [world.ids.client],
    )
    const sessions = await api.platform.database.rows<{ id: string }>('select id from session where account_id = $1', [
      world.ids.client,
    ])
    const theirs = [world.ids.client, world.bookingId, world.photo.id, person?.email, ...sessions.map(({ id }) => id)]
    const asked = endpoints.filter(({ method, access, params }) => method === 'GET' && access !== 'public' && !params)
    expect(asked.length).toBeGreaterThan(6)
    for (const endpoint of asked) {
      const { body } = await callAs(actor, endpoint, matrix[endpoint.name] ?? { who: {} as Case['who'] })
      for (const id of theirs) expect(body).not.toContain(id)
    }
  })

  test('in a body is as good as none', async () => {
    const stranger = callerOf('otherClient')
    const { database } = api.platform
    const slot = await database.row<{ id: string; price: number }>(
      `select s.id, l.price from slot s join listing l on l.id = s.listing_id
       where l.provider_id = $1 and s.booked = 0 order by s.starts_at desc limit 1`,
      [world.ids.otherProvider],
    )
    const { body: held } = await stranger(holdSlot, { body: { slotId: slot?.id ?? '', price: slot?.price ?? 0 } })
    const params = { bookingId: held.id }
    const given = { ...nothingGiven, photoIds: [world.photo.id], answers: {} }
    expect((await stranger(giveMustHaves, { params, body: given })).code).toBe('photo_not_found')
    const statements = { ...given, photoIds: [], isTruthful: true, agreesToPolicy: true }
    expect((await stranger(giveMustHaves, { params, body: statements })).status).toBe(200)
    const cardId = await saveCard(api.platform, world.ids.client, 'pm_card_visa')
    const body = { plan: 'full', savesCard: false, cardId } as const
    expect((await stranger(startPayment, { params, body })).code).toBe('card_not_found')
    const challenge = await database.row<{ id: string }>('select id from otp_challenge where account_id = $1', [
      world.ids.client,
    ])
    const answer = await stranger(confirmEmail, { body: { challengeId: challenge?.id ?? '', code: '0000' } })
    expect(answer.code).toBe('otp_expired')
  })
})
