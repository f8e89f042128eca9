import { randomUUID } from 'node:crypto'
import {
  clearThread,
  getThread,
  getUnread,
  listMessages,
  listThreads,
  markDelivered,
  markRead,
} from '@ginipig/contract/message/message.ts'
import { getLatestNotifications } from '@ginipig/contract/notification/notification.ts'
import { messageLimits } from '@ginipig/domain/message'
import { MINUTE_MS } from '@ginipig/domain/time'
import sharp from 'sharp'
import { beforeEach, describe, expect, test } from 'vitest'
import { createClient } from '#demo/factories/account.ts'
import { createProvider } from '#demo/factories/provider.ts'
import { request, setUp } from '#modules/booking/booking.fixture.ts'
import { uploadPhoto } from '#modules/media/photo.ts'
import { apiOfFile } from '#testing/api-of-file.ts'
import { runJobs } from '#testing/run-jobs.ts'
import { fillThread, read, shown, type Talker, talkerOf, twoPeople, write } from './talk.fixture.ts'

const api = apiOfFile()
let client: Talker
let provider: Talker
beforeEach(async () => {
  ;({ client, provider } = await twoPeople(api))
})

const threads = async ({ call }: Talker, q?: string) => (await call(listThreads, { query: q ? { q } : {} })).body.items
const unread = async ({ call }: Talker) => (await call(getUnread)).body
const marks = async ({ call, to }: Talker) => (await call(getThread, { params: { personId: to } })).body.marks

describe('what one writes the other reads', () => {
  test('in its order, once however often it is sent, with who wrote it', async () => {
    const key = randomUUID()
    const first = await write(client, ' Hi Priya! ', { key })
    expect(first.body).toMatchObject({ kind: 'text', key, isMine: true, parts: [{ text: 'Hi Priya!' }], number: 1 })
    expect((await write(client, 'Hi Priya!', { key })).body).toEqual(first.body)
    await write(provider, 'Hello')
    await write(client, 'Is Tuesday free?')
    expect(await read(client)).toEqual(['Hi Priya!', 'Hello', 'Is Tuesday free?'])
    expect(await read(provider)).toEqual(['Hi Priya!', 'Hello', 'Is Tuesday free?'])
    const { items } = (await provider.call(listMessages, { params: { personId: provider.to } })).body
    expect(items.map((one) => one.kind === 'text' && one.isMine)).toEqual([false, true, false])
  })

  test('sent ten times at once it is one message', async () => {
    const key = randomUUID()
    const answers = await Promise.all(Array.from({ length: 10 }, () => write(client, 'Once', { key })))
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200))
    expect(await read(provider)).toEqual(['Once'])
  })

  test('a thread has no gap and no double where many write at once', async () => {
    const texts = Array.from({ length: 20 }, (_, index) => `Message ${index}`)
    await Promise.all(texts.map((text, index) => write(index % 2 === 0 ? client : { ...client }, text)))
    const seen = await read(provider, { limit: '48' })
    expect(seen.toSorted()).toEqual(texts.toSorted())
  })

  test('a list says who, the last of it and how many are unread, the latest first', async () => {
    const { platform } = api
    const other = await createProvider(platform.database, platform.clock.now(), { display_name: 'Atelier Roux' })
    await write({ ...client, to: other.id }, 'Bonjour')
    await write(client, 'Hello')
    await write(provider, 'One')
    await write(provider, 'Two')
    const list = await threads(client)
    expect(
      list.map(({ person, unread: count, last }) => [person.name, count, last?.kind === 'text' && shown(last.parts)]),
    ).toEqual(
      expect.arrayContaining([
        ['Priya, Studio Nair', 2, 'Two'],
        ['Priya, Atelier Roux', 0, 'Bonjour'],
      ]),
    )
    expect((await threads(client, 'atel')).map(({ person }) => person.name)).toEqual(['Priya, Atelier Roux'])
    expect(await threads(client, '%')).toEqual([])
    expect(await unread(client)).toEqual({ count: 2, hasNew: true })
  })

  test('contact details stay hidden in the list, wherever in a message they stand', async () => {
    await write(client, `${'a'.repeat(187)} jane.smith@gmail.com or 07712 345678`)
    const [row] = await threads(provider)
    expect(row?.last?.kind === 'text' && JSON.stringify(row.last.parts)).not.toMatch(/jane|07712/)
  })

  test('the list comes page by page', async () => {
    const { platform } = api
    for (const name of ['Atelier Anna', 'Beatrice', 'Catherine']) {
      const other = await createProvider(platform.database, platform.clock.now(), { display_name: name })
      await write({ ...client, to: other.id }, 'Hello')
    }
    const one = (await client.call(listThreads, { query: { limit: '2' } })).body
    const two = (await client.call(listThreads, { query: { limit: '2', cursor: one.nextCursor ?? '' } })).body
    expect([...one.items, ...two.items].map(({ person }) => person.name).toSorted()).toEqual([
      'Priya, Atelier Anna',
      'Priya, Beatrice',
      'Priya, Catherine',
    ])
    expect(two.nextCursor).toBeNull()
  })

  test('a long one comes backwards page by page, and what came meanwhile by what one has', async () => {
    await fillThread(api, { clientId: client.id, providerId: provider.id }, 100)
    const page = async (query: object) =>
      (await client.call(listMessages, { params: { personId: client.to }, query: { limit: '40', ...query } })).body
    const latest = await page({})
    expect([latest.items[0]?.number, latest.items.at(-1)?.number, latest.hasMore]).toEqual([61, 100, true])
    const older = await page({ before: '61' })
    expect([older.items[0]?.number, older.items.at(-1)?.number, older.hasMore]).toEqual([21, 60, true])
    const first = await page({ before: '21' })
    expect([first.items.length, first.hasMore]).toEqual([20, false])
    await write(provider, 'Meanwhile')
    expect(await read(client, { after: '100' })).toEqual(['Meanwhile'])
    const gap = await page({ after: '50' })
    expect([gap.items[0]?.number, gap.items.at(-1)?.number, gap.hasMore]).toEqual([51, 90, true])
  })

  test('a picture goes along, for the two alone, and only one’s own', async () => {
    const { platform } = api
    const bytes = await sharp({ create: { width: 60, height: 40, channels: 3, background: 'teal' } })
      .jpeg()
      .toBuffer()
    const photo = await uploadPhoto(platform, client.id, bytes)
    const sent = await write(client, '', { photoId: photo.id })
    expect(sent.body).toMatchObject({ parts: [], picture: { width: 60, height: 40 } })
    const { items } = (await provider.call(listMessages, { params: { personId: provider.to } })).body
    const url = items[0]?.kind === 'text' ? (items[0].picture?.url ?? '') : ''
    expect((await api.app.inject(url)).statusCode).toBe(200)
    expect((await api.app.inject(`/api/v1/pictures/${photo.id}/60`)).statusCode).toBe(404)
    expect((await write(provider, '', { photoId: photo.id })).code).toBe('photo_not_found')
    expect((await write(provider, '')).problem.fields).toEqual([{ path: 'text', problem: 'required' }])
  })
})

describe('who may write to whom', () => {
  test('a provider writes to nobody who has not written or booked; what isn’t there is hidden', async () => {
    expect((await write(provider, 'Buy now')).code).toBe('thread_not_found')
    expect((await provider.call(getThread, { params: { personId: client.id } })).code).toBe('thread_not_found')
    await write(client, 'Hello')
    expect((await write(provider, 'Hello')).status).toBe(200)
    const { platform } = api
    const stranger = await createClient(platform.database, platform.clock.now())
    const strange = { ...(await talkerOf(api, stranger.id, 'client')), to: client.id }
    expect((await write(strange, 'Hello')).code).toBe('thread_not_found')
    expect((await write({ ...client, to: randomUUID() }, 'Hello')).code).toBe('thread_not_found')
    expect((await write({ ...client, to: client.id }, 'Hello')).code).toBe('thread_not_found')
  })

  test('a client who has not booked is a first name and an initial', async () => {
    await write(client, 'Hello')
    expect((await threads(provider))[0]?.person).toMatchObject({ id: client.id, name: 'Maya O.', firstName: 'Maya' })
  })

  test('nobody is found by a name that whoever searches is not shown', async () => {
    await write(client, 'Hello')
    const found = async (who: Talker, q: string) => (await threads(who, q)).length
    for (const q of ['maya', 'maya o', 'maya o.']) expect([q, await found(provider, q)]).toEqual([q, 1])
    for (const q of ['osei', 'maya os', 'se']) expect([q, await found(provider, q)]).toEqual([q, 0])
    for (const q of ['priya', 'studio', 'priya, studio nair']) expect([q, await found(client, q)]).toEqual([q, 1])
    expect(await found(client, 'priya nair')).toBe(0)
  })

  test('a client who booked is found by the surname that the provider then sees', async () => {
    const world = await setUp()
    const [clientId = ''] = world.clientIds
    await write({ id: clientId, call: world.client, to: world.providerId }, 'Hello')
    const found = async () =>
      (await world.provider(listThreads, { query: { q: 'osei' } })).body.items.map(({ person }) => person.name)
    expect(await found()).toEqual([])
    await request(world)
    expect(await found()).toEqual(['Maya Osei'])
    await world.api.close()
  })

  test('nothing goes to somebody whose account is closed', async () => {
    await write(client, 'Hello')
    await api.platform.database.row('update account set suspended_at = now() where id = $1', [provider.id])
    expect((await write(client, 'Are you there?')).code).toBe('person_gone')
    expect(await read(client)).toEqual(['Hello'])
  })

  test('so many a minute, and so many new people an hour', async () => {
    for (let count = 0; count < messageLimits.aMinute; count += 1) await write(client, `Message ${count}`)
    const refused = await write(client, 'One more')
    expect([refused.status, refused.code]).toEqual([429, 'too_many_messages'])
    const { platform } = api
    await platform.database.rows('delete from quota')
    const people = await Promise.all(
      Array.from({ length: messageLimits.newPeopleAnHour }, () =>
        createProvider(platform.database, platform.clock.now()),
      ),
    )
    for (const { id } of people) expect((await write({ ...client, to: id }, 'Hello')).status).toBe(200)
    const last = await createProvider(platform.database, platform.clock.now())
    expect((await write({ ...client, to: last.id }, 'Hello')).code).toBe('too_many_threads')
    expect((await write(client, 'You I know')).status).toBe(200)
  })
})

describe('how far it came', () => {
  test('sent, delivered, read: each only onward, and never beyond what there is', async () => {
    await write(client, 'One')
    await write(client, 'Two')
    expect(await marks(client)).toEqual({ delivered: 0, read: 0 })
    await provider.call(markDelivered)
    expect(await marks(client)).toEqual({ delivered: 2, read: 0 })
    const reads = (number: number) => provider.call(markRead, { params: { personId: provider.to }, body: { number } })
    await reads(1)
    expect(await marks(client)).toEqual({ delivered: 2, read: 1 })
    expect(await unread(provider)).toEqual({ count: 1, hasNew: false })
    await reads(900)
    await reads(1)
    expect(await marks(client)).toEqual({ delivered: 2, read: 2 })
    expect(await unread(provider)).toEqual({ count: 0, hasNew: false })
  })

  test('who answers has read what they answer to', async () => {
    await write(client, 'One')
    await write(client, 'Two')
    expect((await unread(provider)).count).toBe(2)
    await write(provider, 'Yes')
    expect((await unread(provider)).count).toBe(0)
    expect(await marks(client)).toEqual({ delivered: 2, read: 2 })
    expect((await unread(client)).count).toBe(1)
  })

  test('more than 99 unread are 99', async () => {
    await fillThread(api, { clientId: client.id, providerId: provider.id }, 300)
    expect((await unread(client)).count).toBe(99)
    expect((await threads(client))[0]?.unread).toBe(99)
  })
})

test('who clears a thread has an empty one, the other keeps theirs, and it comes back with the next message', async () => {
  await write(client, 'One')
  await write(provider, 'Two')
  await client.call(clearThread, { params: { personId: client.to } })
  expect([await read(client), await threads(client), (await unread(client)).count]).toEqual([[], [], 0])
  expect(await read(provider)).toEqual(['One', 'Two'])
  expect(await threads(provider)).toHaveLength(1)
  await write(provider, 'Three')
  expect(await read(client)).toEqual(['Three'])
  expect(await threads(client)).toHaveLength(1)
})

test('a message says when it was written, by the server’s clock', async () => {
  const { clock } = api
  clock.advance(MINUTE_MS)
  expect((await write(client, 'Now')).body.at).toBe(clock.now())
})

test('what stays unread is told once behind the bell, until it is read', async () => {
  const { platform } = api
  const bell = async (who: typeof client) =>
    (await who.call(getLatestNotifications, { query: { language: 'en' } })).body.items
  await write(client, 'Hello')
  for (const text of ['One', 'Two']) await write(provider, text)
  await runJobs(platform)
  await write(provider, 'Three')
  await runJobs(platform)
  expect(await bell(client)).toMatchObject([
    { kind: 'message_unread', path: `/message/${client.to}`, title: 'Priya wrote to you' },
  ])
  expect((await bell(client))[0]?.isRead).toBe(false)
  // Who answers has seen it, and so has who reads the thread.
  await write(client, 'Four')
  await runJobs(platform)
  expect(await bell(client)).toMatchObject([{ isRead: true }])
  expect(await bell(provider)).toMatchObject([
    { kind: 'message_unread_for_provider', path: `/provider/message/${provider.to}`, isRead: false },
  ])
  await provider.call(markRead, { params: { personId: provider.to }, body: { number: 9 } })
  expect(await bell(provider)).toMatchObject([{ isRead: true }])
})
