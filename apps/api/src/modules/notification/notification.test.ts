import { acceptBooking, declineBooking } from '@ginipig/contract/booking/provider-calls.ts'
import {
  getLatestNotifications,
  getNotificationSwitches,
  listNotifications,
  putNotificationSwitch,
  readAllNotifications,
  readNotification,
} from '@ginipig/contract/notification/notification.ts'
import { proposalEnds, proposalOutcomes } from '@ginipig/domain/booking'
import { languages } from '@ginipig/domain/identity'
import { allNotificationKinds, type NotificationKind, notificationRow } from '@ginipig/domain/notification'
import { MINUTE_MS } from '@ginipig/domain/time'
import { describe, expect, test } from 'vitest'
import { checkBooksAfterEach, request, setUp, type World } from '#modules/booking/booking.fixture.ts'
import { i18nIn } from '#platform/i18n/i18n.ts'
import { wordContext } from '#platform/mail/words.ts'
import { wordNotification } from '#platform/notify/notification-words.ts'
import { type NewNotification, notify } from '#platform/notify/notify.ts'
import { runJobs } from '#testing/run-jobs.ts'

checkBooksAfterEach()

const clientOf = ({ clientIds: [id = ''] }: World) => id
const en = { query: { language: 'en' } } as const
const titles = (items: readonly { title: string }[]) => items.map(({ title }) => title)

/** A request that was accepted, all told. */
async function accepted() {
  const world = await setUp()
  const { params, booking } = await request(world)
  await runJobs(world.api.platform)
  world.api.clock.advance(MINUTE_MS)
  await world.provider(acceptBooking, { params })
  await runJobs(world.api.platform)
  return { world, booking }
}

/** Tells the client things, each by itself. */
async function tellMany(
  world: World,
  tellings: (Pick<NewNotification, 'event' | 'sms'> & { kind: NotificationKind })[],
) {
  for (const telling of tellings) {
    world.api.clock.advance(1)
    await world.api.platform.database.transaction((sql) =>
      notify(world.api.platform, sql, { accountId: clientOf(world), about: {}, ...telling }),
    )
  }
}

const mailsTo = (world: World) =>
  world.api.platform.database.rows<{ subject: string; text: string }>(
    `select m.subject, m.text from local_message m join account a on a.email = m.recipient where a.id = $1 order by m.id`,
    [clientOf(world)],
  )

describe('what stands behind the bell', () => {
  test('both hear of each step, newest first, and each is one tap from its page', async () => {
    const { world, booking } = await accepted()
    const { body: mine } = await world.client(getLatestNotifications, en)
    expect(mine.unread).toBe(2)
    expect(titles(mine.items)).toEqual([
      expect.stringMatching(/^You’re booked with /),
      expect.stringMatching(/^Request sent to /),
    ])
    expect(mine.items[0]).toMatchObject({
      kind: 'booking_booked',
      isRead: false,
      path: `/booking-details/${booking.id}`,
    })
    const { body: theirs } = await world.provider(getLatestNotifications, { query: { language: 'fr' } })
    expect(theirs.items.map(({ kind }) => kind)).toEqual(['booking_sold', 'booking_asked_of_you'])
    expect(theirs.items[1]?.title).toMatch(/^Nouvelle demande/)
    expect(theirs.items[1]?.path).toBe(`/provider/booking-details/${booking.id}`)
  })

  test('one is read, then all; nobody reads for somebody else', async () => {
    const { world } = await accepted()
    const [newest] = (await world.client(getLatestNotifications, en)).body.items
    const params = { notificationId: newest?.id ?? '' }
    expect((await world.provider(readNotification, { params })).body).toEqual({ unread: 2 })
    expect((await world.client(readNotification, { params })).body).toEqual({ unread: 1 })
    expect((await world.client(listNotifications, en)).body.items.map(({ isRead }) => isRead)).toEqual([true, false])
    expect((await world.client(readAllNotifications)).body).toEqual({ unread: 0 })
    expect((await world.provider(getLatestNotifications, en)).body.unread).toBe(2)
  })

  test('those that a page showed are read, none that came before or since', async () => {
    const world = await setUp()
    await tellMany(
      world,
      [1, 2, 3, 4].map((nth) => ({ kind: 'booking_done', event: `${nth}` })),
    )
    const { items } = (await world.client(listNotifications, en)).body
    const [newest, second, third] = items.map(({ at }) => at)
    expect((await world.client(readAllNotifications, { body: { from: third, until: second } })).body).toEqual({
      unread: 2,
    })
    const after = (await world.client(listNotifications, en)).body.items
    expect(after.map(({ isRead }) => isRead)).toEqual([false, true, true, false])
    expect((await world.client(readAllNotifications, { body: { until: newest } })).body).toEqual({ unread: 0 })
  })

  test('pages go on where the last one ended', async () => {
    const { world } = await accepted()
    const first = (await world.client(listNotifications, { query: { language: 'en', limit: '1' } })).body
    const cursor = first.nextCursor ?? ''
    const second = (await world.client(listNotifications, { query: { language: 'en', limit: '1', cursor } })).body
    expect([...first.items, ...second.items].map(({ kind }) => kind)).toEqual(['booking_booked', 'booking_requested'])
    expect(second.nextCursor).toBeNull()
  })
})

describe('what can be done at once', () => {
  const actionOf = async (call: World['client'], kind: NotificationKind, language: 'en' | 'fr' = 'en') =>
    (await call(listNotifications, { query: { language } })).body.items.find((one) => one.kind === kind)?.action

  test('a request is looked at by one tap until it is answered', async () => {
    const world = await setUp()
    const { params, booking } = await request(world)
    await runJobs(world.api.platform)
    const way = { path: `/provider/booking-details/${booking.id}`, heldBookingId: null }
    expect(await actionOf(world.provider, 'booking_asked_of_you')).toEqual({ label: 'See request', ...way })
    expect(await actionOf(world.provider, 'booking_asked_of_you', 'fr')).toEqual({ label: 'Voir la demande', ...way })
    expect(await actionOf(world.client, 'booking_requested')).toBeNull()
    await world.provider(acceptBooking, { params })
    expect(await actionOf(world.provider, 'booking_asked_of_you')).toBeNull()
  })
})

describe('told once', () => {
  test('an event is told once, whatever is told by it', async () => {
    const { world } = await accepted()
    const before = (await mailsTo(world)).length
    await tellMany(world, [
      { kind: 'booking_done', event: 'x' },
      { kind: 'booking_done', event: 'x' },
    ])
    const { body } = await world.client(listNotifications, en)
    expect(body.items.filter(({ kind }) => kind === 'booking_done')).toHaveLength(1)
    await runJobs(world.api.platform)
    expect(await mailsTo(world)).toHaveLength(before)
  })

  test('nobody is told whose account is gone', async () => {
    const world = await setUp()
    await world.api.platform.database.rows('update account set deleted_at = now() where id = $1', [clientOf(world)])
    await tellMany(world, [{ kind: 'booking_done', event: 'x' }])
    const rows = await world.api.platform.database.rows(`select 1 from notification where event = 'x'`)
    expect(rows).toEqual([])
  })
})

describe('several at once', () => {
  const waiting = async (world: World) => {
    await world.api.platform.database.rows('update notification set mail_waits = true')
    await world.api.platform.database.rows(`select quiet.add_job('notification.mail', $1::json, null, 0)`, [
      JSON.stringify({ accountId: clientOf(world) }),
    ])
    await runJobs(world.api.platform)
    return (await mailsTo(world)).at(-1)
  }

  test('are one mail, each with its page', async () => {
    const { world, booking } = await accepted()
    const mail = await waiting(world)
    expect(mail?.subject).toBe('2 things are new for you on Ginipig')
    expect(mail?.text).toContain(`/booking-details/${booking.id}`)
    const { length } = await mailsTo(world)
    await runJobs(world.api.platform)
    expect(await mailsTo(world)).toHaveLength(length)
  })

  test('a topic that was turned off since is not mailed, and a mail of what comes anyway offers no end', async () => {
    const world = await setUp()
    const stop = 'Stop emails like this one'
    const newMail = async (turnOff?: 'favourites') => {
      await tellMany(world, [
        { kind: 'favourite_has_times', event: `new times ${turnOff}` },
        { kind: 'booking_refund_granted', event: `refund ${turnOff}` },
      ])
      if (turnOff) await world.client(putNotificationSwitch, { body: { topic: turnOff, channel: 'mail', isOn: false } })
      await runJobs(world.api.platform)
      return (await mailsTo(world)).at(-1)
    }
    const both = await newMail()
    expect(both?.subject).toBe('2 things are new for you on Ginipig')
    expect(both?.text).toContain(stop)
    expect(both?.text).toContain('There you can turn it off too.')
    const one = await newMail('favourites')
    expect(one?.text).toContain('We are paying you back')
    expect(one?.text).not.toContain('new times')
    expect(one?.text).not.toContain(stop)
    expect(one?.text).toContain('It is sent whatever you chose about news by email.')
  })

  test('what was read in the app meanwhile is not mailed', async () => {
    const { world } = await accepted()
    await world.client(readAllNotifications)
    const before = await mailsTo(world)
    expect(await waiting(world)).toEqual(before.at(-1))
    expect(await mailsTo(world)).toHaveLength(before.length)
  })
})

describe('settings', () => {
  test('are those of one’s side, all on; one is turned and stays so', async () => {
    const world = await setUp()
    const { body } = await world.client(getNotificationSwitches)
    expect(body.switches).toContainEqual({ topic: 'bookings', channel: 'mail', isFixed: true, needs: null, isOn: true })
    expect(body.switches.every(({ isOn }) => isOn)).toBe(true)
    const choice = { topic: 'bookings', channel: 'sms' } as const
    for (const isOn of [false, false, true, true]) {
      const { body: after } = await world.client(putNotificationSwitch, { body: { ...choice, isOn } })
      expect(after.switches).toContainEqual({ ...choice, isFixed: false, needs: 'sms', isOn })
    }
  })

  test('what goes out anyway can’t be turned', async () => {
    const world = await setUp()
    const choice = { topic: 'bookings', channel: 'mail' } as const
    const { status } = await world.client(putNotificationSwitch, { body: { ...choice, isOn: false } })
    expect(status).toBe(404)
  })

  test('no SMS of a topic goes out where it is turned off, and in quiet hours only what can’t wait', async () => {
    const world = await setUp()
    const { platform } = world.api
    await platform.database.rows(
      `update account set sms_notifications = true, dial_code = '+44', mobile = '7911123456'`,
    )
    const choice = { topic: 'bookings', channel: 'sms' } as const
    await world.client(putNotificationSwitch, { body: { ...choice, isOn: false } })
    const { params: theBooking } = await request(world)
    await runJobs(platform)
    await world.provider(declineBooking, { params: theBooking, body: { reason: 'fully_booked' } })
    await runJobs(platform)
    const texts = await platform.database.rows<{ text: string }>(`select text from local_message where channel = 'sms'`)
    expect(texts.map(({ text }) => text)).toEqual([expect.stringContaining('a new request')])
    world.api.clock.set(Date.parse('2027-02-10T22:00:00Z'))
    const sms = { kind: 'booking_declined', bookingId: theBooking.bookingId } as const
    await world.client(putNotificationSwitch, { body: { ...choice, isOn: true } })
    await tellMany(world, [{ kind: 'booking_declined', event: 'night', sms }])
    const [job] = await platform.database.rows<{ hours: number }>(
      `select ceil(extract(epoch from run_at - now()) / 3600) as hours from graphile_worker.jobs where task_identifier = 'sms.send'`,
    )
    expect(Number(job?.hours)).toBe(10) // 22:00 to 07:30, by the hour
    await runJobs(platform)
  })
})

const ofEach = allNotificationKinds.flatMap((kind) =>
  languages.flatMap((language) =>
    (kind === 'booking_time_offered' ? (['held', 'taken', 'gone'] as const) : [null]).map((heldTime) => ({
      ...{ kind, language, heldTime },
    })),
  ),
)

describe.each(ofEach)('$kind in $language, a time that is $heldTime', ({ kind, language, heldTime }) => {
  const missing: string[] = []
  const off = i18nIn(language).on('missing', ({ id }) => missing.push(id))
  const origins = { marketplace: 'https://ginipig.example', console: 'https://console.ginipig.example' }
  const startsAt = Date.parse('2027-05-14T09:30:00Z')
  const facts = {
    name: 'Priya',
    listingTitle: 'Cut',
    startsAt,
    zone: 'Europe/London',
    respondBy: startsAt,
    offer: null,
    heldTime,
    isPaid: true,
    amount: 1_250,
  }
  const words = wordNotification(kind, { ...facts, currency: 'GBP', now: startsAt }, wordContext(language, origins))
  off()

  test('has a title that fits a lock screen, and a line', () => {
    if (language !== 'en') expect(missing).toEqual([])
    expect(`${words.title} ${words.line}`).not.toMatch(/[{}]|undefined|NaN|Invalid|'/)
    expect(words.title).toMatch(/^.{5,60}$/)
    expect(words.line).toMatch(/^.{5,160}$/)
    expect(notificationRow(kind).topic).not.toBe('')
  })
})

const ends = [null, ...proposalOutcomes]

test.each(
  ends.flatMap((outcome) =>
    proposalEnds.flatMap((otherwise) =>
      [true, false].flatMap((isPaid) => languages.map((language) => ({ outcome, otherwise, isPaid, language }))),
    ),
  ),
)('other times that end as $outcome, otherwise $otherwise, paid: $isPaid, in $language', (one) => {
  const missing: string[] = []
  const off = i18nIn(one.language).on('missing', ({ id }) => missing.push(id))
  const until = Date.parse('2027-05-14T09:30:00Z')
  const offer = { otherwise: one.otherwise, until, outcome: one.outcome }
  const origins = { marketplace: 'https://ginipig.example', console: 'https://console.ginipig.example' }
  const words = wordNotification(
    'booking_times_proposed',
    {
      ...{ name: 'Priya', listingTitle: 'Cut', startsAt: until, zone: 'Europe/London', respondBy: null, amount: null },
      ...{ currency: 'GBP', now: until, offer, isPaid: one.isPaid, heldTime: null },
    },
    wordContext(one.language, origins),
  )
  off()
  if (one.language !== 'en') expect(missing).toEqual([])
  expect(words.title).toMatch(/^.{5,60}$/)
  expect(words.line).toMatch(/^Cut[.,].{5,160}$/)
  // The booking's own time may be another once a time was chosen.
  if (one.outcome === 'taken' || one.outcome === 'overtaken') expect(words.line).not.toMatch(/\d/)
})
