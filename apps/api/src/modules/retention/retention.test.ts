import { randomUUID } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { getProviderBooking } from '@ginipig/contract/booking/provider-calls.ts'
import { retentionDays } from '@ginipig/domain/legal'
import { DAY_MS } from '@ginipig/domain/time'
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest'
import { ANSWER, liveALife } from '#modules/account/life.fixture.ts'
import { jpegOf } from '#modules/media/image.fixture.ts'
import { arePhotosOf, uploadPhoto } from '#modules/media/photo.ts'
import { send } from '#modules/message/send.ts'
import { addBookingCards } from '#modules/message/thread.ts'
import { at } from '#platform/database/sql.ts'
import { injectCaller } from '#testing/caller.ts'
import { createTestApi, type TestApi } from '#testing/test-api.ts'
import { sweep } from '../../sweep.ts'

let api: TestApi
let life: Awaited<ReturnType<typeof liveALife>>
beforeEach(async () => {
  api = await createTestApi(inject('serverUrl'), { isPainted: true })
  life = await liveALife(api)
})
afterEach(() => api.close())

const rows = <Row>(text: string, ...values: unknown[]) => api.platform.database.rows<Row>(text, values)
const swept = async () => (await sweep(api.platform)).failed

describe('what a client told about their health', () => {
  const isKept = async () =>
    (await rows('select 1 from booking where id = $1 and health_given is not null', life.bookingId)).length === 1
  const seenByProvider = async () => {
    const caller = injectCaller(api.app, life.tokens.provider)
    return (await caller(getProviderBooking, { params: { bookingId: life.bookingId } })).body
  }
  const keptMs = retentionDays.healthAnswers * DAY_MS
  const goesAfter = async (instant: number) => {
    api.clock.set(instant + keptMs)
    expect([await swept(), await isKept()]).toEqual([0, true])
    expect((await photos()).sort()).toEqual(given.toSorted())
    api.clock.advance(1)
    expect([await swept(), await isKept()]).toEqual([0, false])
    expect(await seenByProvider()).toMatchObject({ isHealthErased: true, photos: [], mustHavesGiven: { photoIds: [] } })
    expect(JSON.stringify(await seenByProvider())).not.toContain(ANSWER)
    // The photo beside their review is there to be seen.
    expect(await photos()).toEqual(given.slice(0, 1))
  }
  let given: string[]
  beforeEach(async () => {
    given = (await seenByProvider()).photos.map(({ id }) => id)
    expect(given).toHaveLength(2)
  })
  const photos = async () => {
    const found = await rows<{ id: string }>('select id from photo where id = any ($1::uuid[])', given)
    return found.map(({ id }) => id)
  }

  test('goes 30 days after the visit, and nobody reads it any more', async () => {
    expect(JSON.stringify(await seenByProvider())).toContain(ANSWER)
    // Paid for, so that it is not cut off before its day.
    const [booking] = await rows<{ ends_at: number }>(
      'update booking set captured = total where id = $1 returning ends_at',
      life.bookingId,
    )
    await goesAfter(booking?.ends_at ?? 0)
    const [kept] = await rows<{ status: string }>('select status from booking where id = $1', life.bookingId)
    expect(kept?.status).toBe('completed')
  })

  test.for(['declined', 'expired', 'withdrawn', 'cancelled_by_client'])(
    'goes 30 days after the booking ended as %s, though the visit were later',
    async (status) => {
      const endedAt = api.clock.now()
      await rows('update booking set status = $2, ended_at = $3 where id = $1', life.bookingId, status, at(endedAt))
      await goesAfter(endedAt)
    },
  )
})

test('what is over goes when its days are over, and what is not stays', async () => {
  const now = api.clock.now()
  const { clientId } = life
  const session = async (id: string, expiresAt: number, endedAt: number | null) => {
    const ended = endedAt === null ? null : at(endedAt)
    const values = [id, clientId, at(now - 200 * DAY_MS), at(expiresAt), ended]
    await rows(
      `insert into session (id, account_id, audience, created_at, expires_at, ended_at)
       values ($1, $2, 'marketplace', $3, $4, $5)`,
      ...values,
    )
    await rows(
      'insert into refresh_token (token_hash, session_id, created_at, used_at) values ($1, $2, $3, $3)',
      Buffer.from(id),
      id,
      values[2],
    )
  }
  const [oldEnded, oldExpired, young] = [randomUUID(), randomUUID(), randomUUID()]
  const logIns = retentionDays.logIns * DAY_MS
  await session(oldEnded, now + DAY_MS, now - logIns - 1)
  await session(oldExpired, now - logIns - 1, null)
  await session(young, now + DAY_MS, now - logIns)

  const answers = retentionDays.answers * DAY_MS
  for (const [key, age] of [
    ['old', answers + 1],
    ['young', answers],
  ] as const)
    await rows(
      `insert into idempotency (account_id, endpoint, key, body_hash, created_at) values ($1, 'x', $2, '', $3)`,
      clientId,
      key,
      at(now - age),
    )
  const feedback = retentionDays.feedback * DAY_MS
  for (const [name, age] of [
    ['old', feedback + 1],
    ['young', feedback],
  ] as const)
    await rows(
      `insert into feedback (name, rating, text, app, created_at) values ($1, 5, '', 'console', $2)`,
      name,
      at(now - age),
    )
  const told = retentionDays.notifications * DAY_MS
  for (const [event, age] of [
    ['old', told + 1],
    ['young', told],
  ] as const)
    await rows(
      `insert into notification (account_id, kind, event, at) values ($1, 'booking_booked', $2, $3)`,
      clientId,
      event,
      at(now - age),
    )
  const drafts = retentionDays.drafts * DAY_MS
  const { providerId } = life
  for (const [title, age] of [
    ['old', drafts + 1],
    ['young', drafts],
  ] as const)
    await rows(
      'insert into listing_draft (provider_id, typed, created_at, saved_at) values ($1, $2, $3, $4)',
      providerId,
      JSON.stringify({ title }),
      at(now - 400 * DAY_MS),
      at(now - age),
    )
  const notices = retentionDays.stripeNotices * DAY_MS
  for (const [id, processed] of [
    ['old', at(now - notices - 1)],
    ['young', at(now - notices)],
    ['open', null],
  ] as const)
    await rows(
      `insert into webhook_event (id, type, object_id, received_at, processed_at) values ($1, 'x', 'x', $2, $3)`,
      id,
      at(now - 200 * DAY_MS),
      processed,
    )
  for (const [hash, age] of [
    ['old', DAY_MS + 1],
    ['young', DAY_MS],
  ] as const) {
    await rows(
      `insert into handoff_code (code_hash, session_id, audience, challenge, created_at, expires_at)
       values ($1, $2, 'console', '', $3, $3)`,
      Buffer.from(hash),
      young,
      at(now - age),
    )
    await rows(
      'insert into realtime_ticket (ticket_hash, session_id, expires_at) values ($1, $2, $3)',
      Buffer.from(hash),
      young,
      at(now - age),
    )
  }
  const undelivered = retentionDays.undelivered * DAY_MS
  for (const [key, name, age, attempts] of [
    ['old', 'mail.send', undelivered + 1, 25],
    ['young', 'mail.send', undelivered, 25],
    ['tried on', 'mail.send', undelivered + 1, 24],
    ['money', 'payment.run', undelivered + 1, 25],
  ] as const) {
    await rows('select graphile_worker.add_job($1, job_key => $2, max_attempts => 25)', name, key)
    await rows(
      'update graphile_worker._private_jobs set attempts = $2, run_at = $3 where key = $1',
      key,
      attempts,
      at(now - age),
    )
  }
  expect(await swept()).toBe(0)

  const left = async (text: string) => (await rows<{ it: string }>(text)).map(({ it }) => it)
  const ours: string[] = [oldEnded, oldExpired, young]
  expect((await left('select id as it from session')).filter((id) => ours.includes(id))).toEqual([young])
  const tokens = await left(`select encode(token_hash, 'escape') as it from refresh_token`)
  expect(ours.filter((id) => tokens.includes(id))).toEqual([young])
  expect(await left(`select key as it from idempotency where endpoint = 'x'`)).toEqual(['young'])
  expect(await left('select name as it from feedback')).toEqual(['young'])
  expect(await left(`select event as it from notification where event in ('old', 'young')`)).toEqual(['young'])
  expect(await left(`select typed ->> 'title' as it from listing_draft where typed ? 'title'`)).toEqual(['young'])
  expect(await left(`select id as it from webhook_event where type = 'x' order by 1`)).toEqual(['open', 'young'])
  expect(await left(`select encode(code_hash, 'escape') as it from handoff_code where challenge = ''`)).toEqual([
    'young',
  ])
  expect(
    await left(`select encode(ticket_hash, 'escape') as it from realtime_ticket where session_id = '${young}'`),
  ).toEqual(['young'])
  expect(
    await left(
      `select key as it from graphile_worker.jobs where key in ('old', 'young', 'tried on', 'money') order by 1`,
    ),
  ).toEqual(['money', 'tried on', 'young'])
})

describe('a photo that nothing shows', () => {
  const keptMs = retentionDays.unusedPhotos * DAY_MS
  const upload = async (accountId: string) => (await uploadPhoto(api.platform, accountId, await jpegOf(8, 8))).id
  const photos = async () => (await rows<{ id: string }>('select id from photo')).map(({ id }) => id)
  const files = () => readdir(api.platform.config.mediaDir)

  test('goes when its days are over, its file with it; one that is shown anywhere stays', async () => {
    const { clientId, providerId } = life
    const now = at(api.clock.now())
    const earlier = { photos: await photos(), files: await files() }
    expect(earlier.photos).toHaveLength(4)
    const [sent, listed, drafted, portfolio] = [
      await upload(clientId),
      await upload(providerId),
      await upload(providerId),
      await upload(providerId),
    ]
    await send(
      api.platform,
      { meId: clientId, otherId: providerId, side: 'client' },
      { key: randomUUID(), text: '', photoId: sent },
    )
    await rows('update listing set photo_ids = $2 where provider_id = $1', providerId, [listed])
    await rows(
      'insert into listing_draft (provider_id, typed, created_at, saved_at) values ($1, $2, $3, $3)',
      providerId,
      JSON.stringify({ treatment: { photoIds: [drafted] } }),
      now,
    )
    await rows(
      'insert into portfolio_photo (account_id, photo_id, position, created_at) values ($1, $2, 1, $3)',
      providerId,
      portfolio,
      now,
    )
    const shown = { photos: [...earlier.photos, sent, listed, drafted, portfolio], files: await files() }
    const unused = [await upload(clientId), await upload(providerId)]

    api.clock.advance(keptMs - 1)
    expect(await swept()).toBe(0)
    expect((await photos()).sort()).toEqual([...shown.photos, ...unused].sort())
    api.clock.advance(1)
    expect(await swept()).toBe(0)
    expect((await photos()).sort()).toEqual(shown.photos.toSorted())
    expect((await files()).sort()).toEqual(shown.files.toSorted())

    // Nothing shows it from now on.
    await rows(`update listing set photo_ids = '{}' where provider_id = $1`, providerId)
    api.clock.advance(keptMs)
    expect(await swept()).toBe(0)
    expect(await photos()).not.toContain(listed)
    expect(await photos()).toEqual(expect.arrayContaining([drafted, portfolio, sent]))
  })

  test('goes with the messages that it was sent in', async () => {
    const { clientId, providerId } = life
    const sent = await upload(clientId)
    const pair = { meId: clientId, otherId: providerId, side: 'client' } as const
    await send(api.platform, pair, { key: randomUUID(), text: '', photoId: sent })
    api.clock.advance(retentionDays.messages * DAY_MS)
    expect(await swept()).toBe(0)
    expect(await photos()).toContain(sent)
    api.clock.advance(1)
    expect(await swept()).toBe(0)
    expect(await photos()).not.toContain(sent)
  })

  test('stays where whoever is about to show it was first', async () => {
    const { clientId } = life
    const photoId = await upload(clientId)
    api.clock.advance(keptMs)
    await api.platform.database.transaction(async (sql) => {
      expect(await arePhotosOf(sql, clientId, [photoId])).toBe(true)
      expect(await swept()).toBe(0)
      expect(await photos()).toContain(photoId)
    })
    expect(await swept()).toBe(0)
    expect(await photos()).not.toContain(photoId)
  })
})

test('what two people wrote does not come back with the steps of their bookings', async () => {
  const { clock } = api
  const { database } = api.platform
  const { clientId, providerId } = life
  const addCards = () => database.transaction((sql) => addBookingCards(sql, { clientId, providerId }, clock.now()))
  const keptMs = retentionDays.messages * DAY_MS
  const old = () => rows('select 1 from message where sent_at < $1', at(clock.now() - keptMs))
  await addCards()
  expect((await rows('select 1 from message where event_id is not null')).length).toBeGreaterThan(0)
  clock.advance(keptMs + 1)
  expect((await old()).length).toBeGreaterThan(0)
  expect(await swept()).toBe(0)
  expect(await old()).toEqual([])
  await addCards()
  expect(await old()).toEqual([])
})

test('an answer that is kept for a repeat can’t be read in the table', async () => {
  const kept = await rows<{ answer: unknown; text: string }>(
    `select answer, encode(sealed_answer, 'escape') as text from idempotency where status = 200`,
  )
  expect(kept.length).toBeGreaterThan(1)
  for (const { answer, text } of kept) {
    expect(answer).toBeNull()
    expect(text).not.toMatch(/_secret_|clientSecret|amount/)
  }
})
