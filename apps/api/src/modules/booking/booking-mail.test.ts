import { cancelBooking, getMyBooking, releaseHold, withdrawRequest } from '@ginipig/contract/booking/client-calls.ts'
import {
  acceptBooking,
  cancelBookingAsProvider,
  completeBooking,
  declineBooking,
  getProviderBooking,
  markNoShow,
  releasePayment,
} from '@ginipig/contract/booking/provider-calls.ts'
import { allNotificationKinds, type NotificationKind, notificationRow } from '@ginipig/domain/notification'
import { HOUR_MS, MINUTE_MS } from '@ginipig/domain/time'
import { describe, expect, test } from 'vitest'
import { createListing } from '#demo/factories/listing.ts'
import { createProvider } from '#demo/factories/provider.ts'
import { createSlots } from '#demo/factories/slot.ts'
import { everyMail } from '#platform/mail/every-mail.fixture.ts'
import { runJobs, sweepAndRun } from '#testing/run-jobs.ts'
import { checkBooksAfterEach, hold, intentsOf, request, setUp, slotOf, type World } from './booking.fixture.ts'
import { readMailedBooking } from './booking-mail.sql.ts'
import { mailBookingStep, smsOf } from './booking-mail.ts'

checkBooksAfterEach()

type Kept = { subject: string; text: string; files: { name: string; type: string; text: string }[] }

/** What lies in somebody's mailbox, oldest first. */
const mailsTo = ({ api }: World, accountId: string) =>
  api.platform.database.rows<Kept>(
    `select m.subject, m.text, m.files from local_message m join account a on a.email = m.recipient
     where a.id = $1 order by m.id`,
    [accountId],
  )
const clientOf = ({ clientIds: [id = ''] }: World) => id
const toClient = (world: World) => mailsTo(world, clientOf(world))
const toProvider = (world: World) => mailsTo(world, world.providerId)
const subjects = (mails: readonly Kept[]) => mails.map(({ subject }) => subject)

/** The two people's names as mails tell them. */
async function names(world: World) {
  const row = await world.api.platform.database.row<{ client: string; provider: string }>(
    `select c.first_name || ' ' || c.last_name as client, p.first_name as provider
     from account c, account p where c.id = $1 and p.id = $2`,
    [clientOf(world), world.providerId],
  )
  if (!row) throw new Error('nobody there')
  return row
}

const settled = async (world: World) => {
  await runJobs(world.api.platform)
  return names(world)
}

describe('what a step of a booking tells its two people', () => {
  test('a request is told to both: to the client in French, if that is theirs, to the provider with a deadline', async () => {
    const world = await setUp()
    await world.api.platform.database.row(`update account set language = 'fr' where id = $1`, [clientOf(world)])
    const { booking } = await request(world)
    const { client, provider } = await settled(world)
    const [mine, ...others] = await toClient(world)
    expect(others).toEqual([])
    expect(mine?.subject).toMatch(`avec ${provider}`)
    expect(mine?.text).toContain(`/booking-details/${booking.id}`)
    expect(mine?.text).toMatch(/Mis de côté, pas débité +8,10\s£/)
    expect(mine?.text).toContain(booking.reference)
    const [theirs, ...more] = await toProvider(world)
    expect(more).toEqual([])
    expect(theirs?.subject).toBe(`New request from ${client}: answer by Tue 9 Feb, 20:00`)
    expect(theirs?.text).toContain(`/provider/booking-details/${booking.id}`)
    expect(theirs?.text).toContain('You earn\n£45.90')
  })

  test('a yes is told to both, to the client with the address, the sums and the calendar’s file', async () => {
    const world = await setUp()
    const { params } = await request(world)
    await runJobs(world.api.platform)
    const [{ text: before } = { text: '' }] = await toClient(world)
    await world.provider(acceptBooking, { params })
    const { client, provider } = await settled(world)
    const mails = await toClient(world)
    const mine = mails.at(-1)
    expect(subjects(mails).slice(1)).toEqual([expect.stringMatching(`^It’s booked: .* with ${provider}$`)])
    const address = await addressOf(world)
    expect(before).not.toContain(address)
    expect(mine?.text).toContain(`Where\n${address}\n`)
    expect(mine?.text).toMatch(/Deposit, taken 09-02-2027, Visa 4242 +£8\.10\nBalance, .* +£45\.90\nIn all +£54\.00\n/)
    expect(mine?.files).toMatchObject([{ name: expect.stringMatching(/^GP-.*\.ics$/), type: 'text/calendar' }])
    expect(mine?.files[0]?.text).toContain('STATUS:CONFIRMED')
    const theirs = await toProvider(world)
    expect(subjects(theirs).slice(1)).toEqual([expect.stringMatching(`^Booked: ${client}, `)])
    expect(theirs.at(-1)?.text).toContain('You earn\n£45.90')
    expect(theirs.at(-1)?.text).not.toContain('£54.00')
  })

  test('with the yes come the phone of each to the other, what is asked, and the patch test until it is too late', async () => {
    const world = await setUp()
    const { database } = world.api.platform
    const { booking, params } = await request(world)
    const asked = {
      photos: null,
      consultation: null,
      requirements: { text: 'Clean, dry hair' },
      patchTest: { hoursBefore: 1 },
    }
    await database.row('update booking set must_haves_asked = $2 where id = $1', [booking.id, JSON.stringify(asked)])
    await runJobs(world.api.platform)
    await world.provider(acceptBooking, { params })
    const { client, provider } = await settled(world)
    const phone = expect.stringMatching(`\n(${client}|${provider})\n\\+44 `)
    const [before, mine] = await toClient(world)
    const [beforeTheirs, theirs] = await toProvider(world)
    expect([before?.text, beforeTheirs?.text]).not.toContainEqual(phone)
    expect([mine?.text, theirs?.text]).toEqual([phone, phone])
    expect(mine?.text).toContain('What’s needed\nClean, dry hair\n')
    expect(mine?.text).toMatch(/Before that\nA patch test by .+, if you haven’t had it\.\n/)
    expect(mine?.text).toContain(`/move-booking/${booking.id}\n`)
  })

  test('the place is the one that was agreed, wherever the listing went since', async () => {
    const world = await setUp({}, 2)
    const { params } = await request(world)
    const agreed = await addressOf(world)
    const { body: asked } = await world.client(getMyBooking, { params })
    await world.api.platform.database.row(
      `update listing set type = 'online', address = '1 Park Row, Leeds LS1 5AB', town = 'Leeds', outward_postcode = 'LS1'
       where id = $1`,
      [world.listing.id],
    )
    await world.provider(acceptBooking, { params })
    await settled(world)
    const mine = (await toClient(world)).at(-1)
    expect(mine?.text).toContain(`Where\n${agreed}\n`)
    const file = mine?.files[0]?.text.replace(/\r\n /g, '').replaceAll('\\,', ',')
    expect(file).toContain(`LOCATION:${agreed}`)
    const { body } = await world.client(getMyBooking, { params })
    expect(body).toMatchObject({ address: agreed, outwardPostcode: asked.outwardPostcode, listing: asked.listing })
    expect((await world.provider(getProviderBooking, { params })).body.address).toBe(agreed)
    // Who books from now on comes to the new one.
    const next = await hold(world, world.people[1], 11)
    expect(next.body).toMatchObject({ outwardPostcode: 'LS1', listing: { type: 'online' } })
  })

  test('an automatic booking is told once to each: it is booked', async () => {
    const world = await setUp({ approval: 'automatic' })
    await request(world, { plan: 'full' })
    await settled(world)
    const mails = await toClient(world)
    expect(subjects(mails)).toEqual([expect.stringMatching('^It’s booked: ')])
    expect(mails[0]?.text).toMatch(/Paid 09-02-2027, Visa 4242 +£54\.00\n/)
    expect(subjects(await toProvider(world))).toEqual([expect.stringMatching('^Booked: ')])
  })

  test('a decline is told to the client, with the reason and what is like it and open', async () => {
    const world = await setUp()
    const { database, clock } = world.api.platform
    const wishes = { title: 'Babylights', approval: 'automatic' } as const
    const other = await createListing(database, clock.now(), await createProvider(database, clock.now()), wishes)
    const [free] = await createSlots(database, clock.now(), other)
    const { params } = await request(world)
    await runJobs(world.api.platform)
    await world.provider(declineBooking, { params, body: { reason: 'fully_booked', text: 'Try Monday' } })
    const { provider } = await settled(world)
    const [, mine, ...others] = await toClient(world)
    expect(others).toEqual([])
    expect(mine?.subject).toMatch(`${provider} can’t take `)
    expect(mine?.text).toContain('The diary is full that day.')
    expect(mine?.text).toContain(`${provider} wrote: “Try Monday”`)
    expect(mine?.text).toContain('Nothing was taken. The £8.10')
    const day = new Date(free?.startsAt ?? 0).toISOString().slice(0, 10)
    expect(mine?.text).toMatch(/\nBabylights\n.+ · .+\n£\d+\.\d\d \d+% off\n/)
    expect(mine?.text).toContain(`/treatment-availability/${other.id}?month=${day.slice(0, 7)}&day=${day}\n`)
    expect(await toProvider(world)).toHaveLength(1)
  })

  test('a request without an answer is told to both when its time is up', async () => {
    const world = await setUp()
    await request(world)
    await runJobs(world.api.platform)
    world.api.clock.advance(8 * HOUR_MS)
    await sweepAndRun(world.api.platform)
    const { client, provider } = await names(world)
    expect(subjects(await toClient(world)).slice(1)).toEqual([`${provider} didn’t answer in time`])
    expect(subjects(await toProvider(world)).slice(1)).toEqual([`The request from ${client} ran out`])
  })

  test('a request taken back is told to the provider alone', async () => {
    const world = await setUp()
    const { params } = await request(world)
    await runJobs(world.api.platform)
    await world.client(withdrawRequest, { params })
    const { client } = await settled(world)
    expect(await toClient(world)).toHaveLength(1)
    expect(subjects(await toProvider(world)).slice(1)).toEqual([`${client} withdrew the request`])
  })

  test('a payment that could not be taken is told to both', async () => {
    const world = await setUp()
    const { params } = await request(world)
    await runJobs(world.api.platform)
    const [intent] = await intentsOf(world.api)
    await world.api.platform.stripe.paymentIntents.cancel(intent?.id ?? '')
    await world.provider(acceptBooking, { params })
    const { client } = await settled(world)
    expect(subjects(await toClient(world)).slice(1)).toEqual(['The payment didn’t go through'])
    expect(subjects(await toProvider(world)).slice(1)).toEqual([`The payment by ${client} didn’t go through`])
  })

  test('a hold that is given up is nobody’s news', async () => {
    const world = await setUp()
    const { body } = await hold(world)
    await world.client(releaseHold, { params: { bookingId: body.id } })
    await settled(world)
    expect(await toClient(world)).toEqual([])
    expect(await toProvider(world)).toEqual([])
  })
})

describe('by SMS, who agreed to it', () => {
  const texts = async ({ api }: World) =>
    (
      await api.platform.database.rows<{ recipient: string; text: string }>(
        `select recipient, text from local_message where channel = 'sms' order by id`,
      )
    ).map(({ recipient, text }) => `${recipient} ${text}`)
  const agree = async (world: World, mobile = '07911123456') =>
    world.api.platform.database.row(`update account set sms_notifications = true, dial_code = '+44', mobile = $1`, [
      mobile,
    ])

  test('a provider hears of a request, with the deadline; a client of the yes', async () => {
    const world = await setUp()
    await agree(world)
    const { params } = await request(world)
    await runJobs(world.api.platform)
    expect(await texts(world)).toEqual([
      expect.stringMatching(
        `^\\+447911123456 Ginipig: a new request, answer by Tue 9 Feb, 20:00: .*/provider/booking-details/${params.bookingId}$`,
      ),
    ])
    await world.provider(acceptBooking, { params })
    await runJobs(world.api.platform)
    expect((await texts(world)).slice(1)).toEqual([
      expect.stringMatching(`Ginipig: your appointment is booked: .*/booking-details/${params.bookingId}$`),
    ])
    await world.provider(cancelBookingAsProvider, { params, body: { reason: 'illness' } })
    await runJobs(world.api.platform)
    expect((await texts(world)).slice(2)).toEqual([
      expect.stringMatching('Ginipig: your appointment was cancelled, you get everything back: '),
    ])
  })

  test('every kind that goes by SMS has one, with until when where it can be too late', async () => {
    const world = await setUp()
    const { booking } = await request(world)
    const { providerId } = world
    const row = await readMailedBooking(world.api.platform.database, { providerId, bookingId: booking.id })
    if (!row) throw new Error('no booking')
    for (const { kind } of everyMail) {
      const { hasSms } = allNotificationKinds.some((one) => one === kind)
        ? notificationRow(kind as NotificationKind)
        : { hasSms: false }
      const sms = smsOf({ kind } as Parameters<typeof smsOf>[0], row, null, 0)
      expect([kind, sms?.kind]).toEqual([kind, hasSms ? kind : undefined])
      if (sms && 'until' in sms) expect(sms.until).toBeGreaterThan(world.api.clock.now())
    }
  })

  test('who did not agree is left alone', async () => {
    const world = await setUp()
    await request(world)
    await runJobs(world.api.platform)
    expect(await texts(world)).toEqual([])
  })
})

test('a yes puts the appointment into the provider’s calendar too', async () => {
  const world = await setUp()
  const { params } = await request(world)
  await world.provider(acceptBooking, { params })
  await settled(world)
  const file = (await toProvider(world)).at(-1)?.files[0]
  expect(file).toMatchObject({ name: expect.stringMatching(/^GP-.*\.ics$/), type: 'text/calendar' })
  expect(file?.text).toContain('STATUS:CONFIRMED')
})

describe('when a mail is written late or twice', () => {
  test('what has been overtaken is not told any more', async () => {
    const world = await setUp()
    const { params } = await request(world)
    await world.client(withdrawRequest, { params })
    await settled(world)
    expect(await toClient(world)).toEqual([])
    expect(subjects(await toProvider(world))).toEqual([expect.stringMatching('withdrew the request$')])
  })

  test('a job that runs again, or twice at once, writes nothing more', async () => {
    const world = await setUp()
    const { params } = await request(world)
    const step = { ...params, providerId: world.providerId, action: 'request', to: 'client' } as const
    const { platform } = world.api
    await Promise.all([mailBookingStep(platform, step), mailBookingStep(platform, step)])
    await settled(world)
    await mailBookingStep(platform, step)
    await settled(world)
    expect(await toClient(world)).toHaveLength(1)
    expect(await toProvider(world)).toHaveLength(1)
  })

  test('somebody whose account is gone is not written to', async () => {
    const world = await setUp()
    await request(world)
    const { api } = world
    await api.platform.database.row('update account set deleted_at = now() where id = $1', [clientOf(world)])
    await settled(world)
    expect(await toClient(world)).toEqual([])
    expect(await toProvider(world)).toHaveLength(1)
  })
})

test('what cancelling costs is computed by the policy that the booking was held under', async () => {
  const world = await setUp()
  const { params } = await request(world)
  const changed = JSON.stringify({ noShowRate: 2_500, balanceBeforeMs: 24 * HOUR_MS })
  const { database } = world.api.platform
  await database.row('update booking set policy = policy || $2::jsonb where id = $1', [params.bookingId, changed])
  await world.provider(acceptBooking, { params })
  await settled(world)
  const [mine] = await toClient(world)
  expect(mine?.text).toContain('you lose £8.10; later, or if you don’t come, £21.60.')
})

async function addressOf({ api, listing }: World): Promise<string> {
  const row = await api.platform.database.row<{ address: string }>('select address from listing where id = $1', [
    listing.id,
  ])
  return row?.address ?? ''
}

describe('what the end of a booking tells its two people', () => {
  /** A booking paid in full that ends, told in each one's last mail. */
  async function ended(end: (world: World, params: { bookingId: string }, startsAt: number) => Promise<unknown>) {
    const world = await setUp()
    const { params } = await request(world, { plan: 'full' })
    await world.provider(acceptBooking, { params })
    await runJobs(world.api.platform)
    await end(world, params, slotOf(world).startsAt)
    const called = await settled(world)
    return { ...called, mine: (await toClient(world)).at(-1), theirs: (await toProvider(world)).at(-1) }
  }

  test('a late cancelling: what comes back, what it cost, and what the provider has of it', async () => {
    const { client, provider, mine, theirs } = await ended(async ({ api, client: call }, params, startsAt) => {
      api.clock.set(startsAt - HOUR_MS)
      await call(cancelBooking, { params, body: { loses: 3_510 } })
    })
    expect(mine?.subject).toMatch(`with ${provider}`)
    expect(mine?.text).toMatch(/You paid +£54\.00\nYou get back +£18\.90\nIt cost you +£35\.10\n/)
    expect(theirs?.subject).toMatch(`${client} cancelled`)
    expect(theirs?.text).toContain('£27.00 of what they paid is yours')
  })

  test('a provider’s: all comes back, with their reason; they read their fee', async () => {
    const { client, provider, mine, theirs } = await ended(({ provider: call }, params) =>
      call(cancelBookingAsProvider, { params, body: { reason: 'illness', text: 'So sorry!' } }),
    )
    expect(mine?.subject).toMatch(`${provider} cancelled`)
    expect(mine?.text).toContain(`${provider} wrote: “So sorry!”`)
    expect(mine?.text).toMatch(/You paid +£54\.00\nYou get back +£54\.00\n/)
    expect(theirs?.subject).toBe(`You cancelled on ${client}`)
    expect(theirs?.text).toContain('The fee of £8.10 comes off your next releases.')
  })

  test('a no-show is told to who is said not to have come', async () => {
    const { provider, mine } = await ended(async ({ api, provider: call }, params, startsAt) => {
      api.clock.set(startsAt + 15 * MINUTE_MS)
      await call(markNoShow, { params })
    })
    expect(mine?.subject).toBe(`${provider} says you didn’t come`)
    expect(mine?.text).toMatch(/It cost you +£35\.10/)
    expect(mine?.text).toMatch(/Were you there\? Say so on the page of your booking by .+, \d\d:\d\d\./)
  })

  test.for(['at once', 'later'])(
    'done is told to the client, released to the provider, who releases %s',
    async (when) => {
      const { provider, mine, theirs } = await ended(async (world, params, startsAt) => {
        world.api.clock.set(startsAt + MINUTE_MS)
        await world.provider(completeBooking, { params })
        if (when === 'later') await runJobs(world.api.platform)
        await world.provider(releasePayment, { params })
      })
      expect(mine?.subject).toBe(`Done: your appointment with ${provider}`)
      expect(mine?.text).toContain('Was something wrong? Report it on the page of your booking.')
      expect(theirs?.subject).toBe('Released: £45.90')
    },
  )
})
