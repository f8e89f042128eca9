import { getMyBooking, moveBooking } from '@ginipig/contract/booking/client-calls.ts'
import { acceptBooking } from '@ginipig/contract/booking/provider-calls.ts'
import { listMessages } from '@ginipig/contract/message/message.ts'
import { HOUR_MS, toWallClock } from '@ginipig/domain/time'
import { expect, test } from 'vitest'
import { runJobs, sweepAndRun } from '#testing/run-jobs.ts'
import { checkBooksAfterEach, hold, request, setUp, slotOf, type World } from './booking.fixture.ts'

checkBooksAfterEach()

/** A confirmed booking of the slot at `index`. */
async function confirmed(world: World, plan: 'deposit' | 'full' = 'full', index = 10) {
  const { params } = await request(world, { plan, index })
  await world.provider(acceptBooking, { params })
  await runJobs(world.api.platform)
  return { params, slot: slotOf(world, index) }
}

const move = (world: World, bookingId: string, index: number) =>
  world.client(moveBooking, { params: { bookingId }, body: { slotId: slotOf(world, index).row.id } })

const codeOf = ({ body }: { body: unknown }) => (body as { code?: string }).code // of a problem document

async function booked(world: World, index: number) {
  const row = await world.api.platform.database.row<{ booked: number }>('select booked from slot where id = $1', [
    slotOf(world, index).row.id,
  ])
  return row?.booked
}

test('a client moves to another slot: one row, its money and its must-haves as they were', async () => {
  const world = await setUp({ approval: 'manual' })
  const { params, slot } = await confirmed(world, 'deposit')
  const { body: before } = await world.client(getMyBooking, { params })
  const { status, body } = await move(world, params.bookingId, 12)
  expect(status, JSON.stringify(body)).toBe(200)
  const to = slotOf(world, 12).startsAt
  expect(body).toMatchObject({
    id: before.id,
    status: 'confirmed',
    startsAt: to,
    moves: 1,
    balanceAt: to - 36 * HOUR_MS,
    split: before.split,
    captured: before.captured,
    mustHavesGiven: before.mustHavesGiven,
  })
  expect(body.events.at(-1)).toMatchObject({ kind: 'moved', actor: 'client', movedFrom: slot.startsAt })
  expect([await booked(world, 10), await booked(world, 12)]).toEqual([0, 1])
  // In their talk each step stands with the time that it was about.
  await move(world, params.bookingId, 14)
  await runJobs(world.api.platform)
  const { items } = (await world.client(listMessages, { params: { personId: world.providerId } })).body
  const last = slotOf(world, 14)
  expect(items.flatMap((one) => (one.kind === 'booking' ? [[one.card.event, one.card.startsAt]] : []))).toEqual([
    ['requested', slot.startsAt],
    ['confirmed', slot.startsAt],
    ['moved', to],
    ['moved', last.startsAt],
  ])
  expect(
    items.every((one) => one.kind !== 'booking' || one.card.endsAt - one.card.startsAt === last.endsAt - last.startsAt),
  ).toBe(true)
})

test('the balance is taken 36 hours before the new start, not before the old one', async () => {
  const world = await setUp({ approval: 'manual' })
  const { params, slot } = await confirmed(world, 'deposit')
  await move(world, params.bookingId, 16)
  const to = slotOf(world, 16).startsAt
  world.api.clock.set(Math.min(slot.startsAt, to - 36 * HOUR_MS) - 1)
  await sweepAndRun(world.api.platform)
  expect((await world.client(getMyBooking, { params })).body.captured).toBe(810)
  world.api.clock.set(to - 36 * HOUR_MS)
  await sweepAndRun(world.api.platform)
  expect((await world.client(getMyBooking, { params })).body.captured).toBe(5_400)
})

test('the old slot can be booked by somebody else, the new one cannot', async () => {
  const world = await setUp({ approval: 'manual' }, 2)
  const { params } = await confirmed(world)
  await move(world, params.bookingId, 12)
  const other = world.people[1]
  if (!other) throw new Error('no second client')
  expect((await hold(world, other, 10)).status).toBe(200)
  expect(codeOf(await hold(world, other, 12))).toBe('slot_taken')
})

test('two who want the same slot: one has it, the other keeps the old time', async () => {
  const world = await setUp({ approval: 'manual' }, 2)
  const { params } = await confirmed(world)
  const other = world.people[1]
  if (!other) throw new Error('no second client')
  const [moved, held] = await Promise.all([move(world, params.bookingId, 12), hold(world, other, 12)])
  expect([moved.status, held.status].toSorted()).toEqual([200, 409])
  const { body } = await world.client(getMyBooking, { params })
  expect(body.startsAt).toBe(slotOf(world, moved.status === 200 ? 12 : 10).startsAt)
})

test('what is refused leaves all as it was', async () => {
  const world = await setUp({ approval: 'manual' })
  const { params, slot } = await confirmed(world, 'deposit')
  const { bookingId } = params
  expect((await move(world, bookingId, 10)).body).toMatchObject({ moves: 0 })
  expect(codeOf(await world.client(moveBooking, { params, body: { slotId: bookingId } }))).toBe('slot_not_found')
  world.api.clock.set(slot.startsAt - 36 * HOUR_MS + 1)
  expect(codeOf(await move(world, bookingId, 14))).toBe('move_too_late')
  expect(await booked(world, 10)).toBe(1)
})

test('a booking that ended, or is somebody else’s, is not moved', async () => {
  const world = await setUp({ approval: 'manual' }, 2)
  const { params } = await request(world)
  expect(codeOf(await move(world, params.bookingId, 12))).toBe('booking_state')
  const other = world.people[1]
  const body = { slotId: slotOf(world, 12).row.id }
  expect(other && codeOf(await other(moveBooking, { params, body }))).toBe('booking_not_found')
})

test('both are told of each move, with a file that replaces the one before', async () => {
  const world = await setUp({ approval: 'manual' })
  const { params } = await confirmed(world)
  await move(world, params.bookingId, 12)
  await runJobs(world.api.platform)
  await move(world, params.bookingId, 14)
  await runJobs(world.api.platform)
  const mails = await world.api.platform.database.rows<{ subject: string; text: string; files: { text: string }[] }>(
    `select subject, text, files from local_message where subject ~ '^Moved|moved to' order by id`,
  )
  const files = mails.map(({ files: [file] }) => /SEQUENCE:(\d)/.exec(file?.text ?? '')?.[1])
  expect(files).toEqual(['2', '2', '3', '3'])
  expect(mails.filter(({ subject }) => subject.startsWith('Moved: now '))).toHaveLength(2)
  const before = mails.flatMap(({ text }) => /Before it was .*, (\d\d:\d\d)\./.exec(text)?.[1] ?? [])
  expect(before).toEqual([10, 12].map((index) => toWallClock(slotOf(world, index).startsAt, 'Europe/London').time))
})

test('who was reminded of the time before is reminded of the new one', async () => {
  const world = await setUp({ approval: 'manual' })
  const { params, slot } = await confirmed(world, 'full', 10)
  const reminders = async () =>
    (
      await world.api.platform.database.rows<{ event: string }>(
        `select event from notification where kind = 'booking_reminder'`,
      )
    ).length
  world.api.clock.set(slot.startsAt - 47 * HOUR_MS)
  await sweepAndRun(world.api.platform)
  expect(await reminders()).toBe(1)
  const last = world.slots.length - 1
  await move(world, params.bookingId, last)
  await sweepAndRun(world.api.platform)
  expect(await reminders()).toBe(1)
  world.api.clock.set(slotOf(world, last).startsAt - 47 * HOUR_MS)
  await sweepAndRun(world.api.platform)
  expect(await reminders()).toBe(2)
})
