import { IS_LONG } from '@ginipig/config/test-run'
import { giveMustHaves, holdSlot, startPayment, syncPayment } from '@ginipig/contract/booking/client-calls.ts'
import { nothingGiven } from '@ginipig/domain/listing'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { createClient } from '#demo/factories/account.ts'
import { createBookableWorld } from '#testing/booking-world.ts'
import { type Caller, fetchCaller } from '#testing/caller.ts'
import { brokenAtStripe, brokenInvariants } from '#testing/invariants.ts'
import { createProcessStack, type ProcessStack } from '#testing/process-stack.ts'
import { runJobs } from '#testing/run-jobs.ts'
import { signIn } from '#testing/sign-in.ts'

/** As many as trust.md G18 asks for, and in the long run as often. */
const CLIENTS = 200
const SEATS = IS_LONG ? 50 : 6
const PAYERS = 6

const statements = { ...nothingGiven, isTruthful: true, agreesToPolicy: true }

/** Two API processes, and those who race for what they sell. */
let stack: ProcessStack
let clients: Caller[]
beforeAll(async () => {
  stack = await createProcessStack(inject('serverUrl'), 2)
  await Promise.all([stack.start('server', 0), stack.start('server', 1)])
  clients = await clientsOf(CLIENTS)
}, 120_000)
afterAll(() => stack.close())

async function clientsOf(count: number): Promise<Caller[]> {
  const { platform, urls } = stack
  const world = { ...platform, tokenSecret: platform.config.tokenSecret }
  return Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const { id } = await createClient(platform.database, platform.clock.now())
      const token = await (await signIn(world, id, 'marketplace'))()
      return fetchCaller(urls[index % urls.length] ?? '', async () => token)
    }),
  )
}

/** Nobody holds more than a few at once: who has won makes room for a newcomer. */
const replace = async (index: number) => clients.splice(index, 1, ...(await clientsOf(1)))

const winners = (answers: readonly { status: number }[]) => answers.filter((answer) => answer.status === 200)
const codes = (answers: readonly { code: string | undefined }[]) =>
  [...new Set(answers.map((answer) => answer.code ?? 'won'))].sort()

async function pay(client: Caller, bookingId: string) {
  const params = { bookingId }
  await client(giveMustHaves, { params, body: statements })
  const started = await client(startPayment, { params, body: { plan: 'full', savesCard: false } })
  const [intentId] = started.body.clientSecret.split('_secret_')
  await stack.platform.stripe.paymentIntents.confirm(intentId ?? '', { payment_method: 'pm_card_visa' })
  return client(syncPayment, { params })
}

test(`200 clients at once on each of ${SEATS} single seats, two API processes: one booking a seat, every other reads "taken" (trust.md G18)`, async () => {
  const { platform } = stack
  const won: { client: Caller; bookingId: string }[] = []
  for (let seat = 0; seat < SEATS; seat += 1) {
    const world = await createBookableWorld(platform.database, platform.clock.now(), {
      clients: 0,
      listing: { approval: 'automatic' },
    })
    const slot = world.slots[seat % world.slots.length]
    const answers = await Promise.all(
      clients.map((client) => client(holdSlot, { body: { slotId: slot?.row.id, price: world.listing.price } })),
    )
    expect(winners(answers)).toHaveLength(1)
    expect(codes(answers)).toEqual(['slot_taken', 'won'])
    const index = answers.findIndex((answer) => answer.status === 200)
    const client = clients[index]
    const bookingId = answers[index]?.body.id
    if (client && bookingId && seat < PAYERS) won.push({ client, bookingId })
    await replace(index)
  }
  await Promise.all(won.map(({ client, bookingId }) => pay(client, bookingId)))
  await stack.sandbox.control.webhooks.idle()
  await runJobs(platform)
  expect(await brokenInvariants(platform.database)).toEqual([])
  const { data } = await platform.stripe.paymentIntents.list({ limit: 100 })
  expect(data.filter((intent) => intent.status === 'succeeded')).toHaveLength(PAYERS)
  expect(await brokenAtStripe(platform.database, data)).toEqual([])
}, 180_000)

test('200 clients at once on four overlapping slots of one provider: one of them is booked (money.md test 9)', async () => {
  const { platform } = stack
  for (let round = 0; round < (IS_LONG ? 10 : 3); round += 1) {
    const date = new Date(platform.clock.now() + (7 + round) * 86_400_000).toISOString().slice(0, 10)
    const world = await createBookableWorld(platform.database, platform.clock.now(), {
      clients: 0,
      slots: ['10:00', '10:30', '11:00', '11:30'].map((time) => ({ date, time })),
    })
    const answers = await Promise.all(
      clients.map((client, index) =>
        client(holdSlot, { body: { slotId: world.slots[index % 4]?.row.id, price: world.listing.price } }),
      ),
    )
    expect(winners(answers)).toHaveLength(1)
    expect(codes(answers)).toEqual(['slot_taken', 'won'])
    await replace(answers.findIndex((answer) => answer.status === 200))
  }
  expect(await brokenInvariants(platform.database)).toEqual([])
}, 120_000)

test('five places of a group slot go to five of 200 clients (trust.md G18)', async () => {
  const { platform } = stack
  for (let round = 0; round < (IS_LONG ? 50 : 2); round += 1) {
    const world = await createBookableWorld(platform.database, platform.clock.now(), {
      clients: 0,
      listing: { capacity: 5 },
    })
    const answers = await Promise.all(
      clients.map((client) =>
        client(holdSlot, { body: { slotId: world.slots[9]?.row.id, price: world.listing.price } }),
      ),
    )
    expect(winners(answers)).toHaveLength(5)
    for (const [index, { status }] of answers.entries()) if (status === 200) await replace(index)
  }
  expect(await brokenInvariants(platform.database)).toEqual([])
}, 180_000)
