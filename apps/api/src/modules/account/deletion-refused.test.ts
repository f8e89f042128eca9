import { holdSlot } from '@ginipig/contract/booking/client-calls.ts'
import { DAY_MS } from '@ginipig/domain/time'
import { beforeEach, describe, expect, test } from 'vitest'
import { isSignedIn } from '#modules/session/handoff/handoff.fixture.ts'
import { createBookableWorld } from '#testing/booking-world.ts'
import { injectCaller } from '#testing/caller.ts'
import { codeOf } from '#testing/password-login.ts'
import { signIn } from '#testing/sign-in.ts'
import type { TestApi } from '#testing/test-api.ts'
import { testOrigins } from '#testing/test-config.ts'
import { type Life, leave, lifeOfEachTest, stepUp } from './life.fixture.ts'
import { canariesIn, dumpOf } from './person-data.fixture.ts'

const begun = lifeOfEachTest()
let api: TestApi
let life: Life
beforeEach(() => {
  ;({ api, life } = begun())
})

const rows = <Row>(text: string, values: unknown[]) => api.platform.database.rows<Row>(text, values)
const passTheBooking = () => api.clock.set(life.startsAt + DAY_MS)

describe('an account is not deleted', () => {
  const tryBoth = async () => {
    const answers = []
    for (const [token, origin] of [
      [await life.tokens.client(), testOrigins.marketplace],
      [await life.tokens.provider(), testOrigins.console],
    ] as const) {
      await stepUp(api, token)
      const response = await leave(api, token, origin)
      answers.push([response.statusCode, codeOf(response), response.cookies])
      expect(await isSignedIn(api, token)).toBe(true)
    }
    return answers
  }

  test('while a booking is on its way or still to take place, on either side', async () => {
    const busy = Array(2).fill([409, 'account_busy', []])
    const state = (status: string) => rows('update booking set status = $1', [status])
    const before = await dumpOf(api.platform.database)
    expect(await tryBoth()).toEqual(busy)
    for (const status of ['pending_payment', 'requested', 'accepting']) {
      await state(status)
      expect([status, await tryBoth()]).toEqual([status, busy])
    }
    await state('confirmed')
    expect(canariesIn(before)).toEqual([])
    const [kept] = await rows('select first_name from account where id = $1', [life.clientId])
    expect(kept).toEqual({ first_name: 'Maya' })
    api.clock.set(life.startsAt)
    expect(await tryBoth()).toEqual(busy)
  })

  test.for(['declined', 'expired', 'withdrawn', 'cancelled_by_client', 'completed', 'released'])(
    'a booking that is %s is no obstacle',
    async (status) => {
      await rows('update booking set status = $1', [status])
      await stepUp(api, await life.tokens.client())
      expect((await leave(api, await life.tokens.client())).statusCode).toBe(200)
      await rows(`update booking set status = 'confirmed'`, []) // as its money says
    },
  )

  test('without the password of this very session', async () => {
    passTheBooking()
    const token = await life.tokens.client()
    const early = await leave(api, token)
    expect([early.statusCode, codeOf(early)]).toEqual([403, 'step_up_required'])
    await stepUp(api, token)
    api.clock.advance(300_000)
    expect(codeOf(await leave(api, await life.tokens.client()))).toBe('step_up_required')
  })

  test('from another origin', async () => {
    passTheBooking()
    const token = await life.tokens.client()
    await stepUp(api, token)
    for (const origin of [testOrigins.console, 'https://evil.example', 'null'])
      expect(codeOf(await leave(api, token, origin))).toBe('origin_refused')
    expect(await isSignedIn(api, token)).toBe(true)
  })

  test('twice: of five at once one does it', async () => {
    passTheBooking()
    const token = await life.tokens.client()
    await stepUp(api, token)
    const answers = await Promise.all(Array.from({ length: 5 }, () => leave(api, token)))
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401, 401, 401, 401])
  })
})

test('a provider who leaves while somebody books: one of the two happens', async () => {
  const { clock, database, config } = api.platform
  const sign = (id: string, audience: 'marketplace' | 'console') =>
    signIn({ database, clock, tokenSecret: config.tokenSecret }, id, audience)
  for (let round = 0; round < 8; round += 1) {
    const world = await createBookableWorld(database, clock.now())
    const token = await (await sign(world.providerId, 'console'))()
    const client = injectCaller(api.app, await sign(world.clientIds[0] ?? '', 'marketplace'))
    await stepUp(api, token)
    const both = [
      async () => (await leave(api, token, testOrigins.console)).statusCode,
      async () =>
        (await client(holdSlot, { body: { slotId: world.slots[9]?.row.id ?? '', price: world.listing.price } })).status,
    ]
    if (round % 2) both.reverse()
    const statuses = await Promise.all(both.map((one) => one()))
    expect(statuses.sort()).toEqual([200, 409])
  }
})
