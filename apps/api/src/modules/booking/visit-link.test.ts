import { cancelBooking, getMyBooking } from '@ginipig/contract/booking/client-calls.ts'
import { getSickDay, takeDayOff } from '@ginipig/contract/booking/sick-day.ts'
import { closeListing } from '@ginipig/contract/listing/my-listings.ts'
import { DEFAULT_ZONE, HOUR_MS, toWallClock } from '@ginipig/domain/time'
import { expect, inject, test } from 'vitest'
import { runJobs } from '#testing/run-jobs.ts'
import { askAsOwner } from '#testing/test-database.ts'
import { deposited } from './balance.fixture.ts'
import { checkBooksAfterEach } from './booking.fixture.ts'

checkBooksAfterEach()

/** A confirmed booking whose reminder has just been sent, with the links that stand in the mail. */
async function reminded() {
  const one = await deposited()
  await one.sweepAt(48)
  const { app, platform } = one.world.api
  const mails = await platform.database.rows<{ text: string }>('select text from local_message order by id')
  const text = mails.at(-1)?.text ?? ''
  const link = (act: string) => new URL(new RegExp(`http\\S+/visit/${act}/\\S+`).exec(text)?.[0] ?? '').pathname
  const look = (url: string) => app.inject({ method: 'GET', url })
  const press = (url: string, fields: Record<string, string> = {}) =>
    app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(fields).toString(),
    })
  const booking = async () => (await one.world.client(getMyBooking, { params: one.params })).body
  return { ...one, text, link, look, press, booking, platform, database: platform.database, clock: one.world.api.clock }
}

const field = (page: string, name: string) => new RegExp(`name="${name}" value="([^"]+)"`).exec(page)?.[1] ?? ''

test('a look at any of the links changes nothing; “I’m coming” is said once, and both see it', async () => {
  const { link, look, press, booking, database } = await reminded()
  const before = await booking()
  for (const act of ['coming', 'move', 'cancel']) {
    const answer = await look(link(act))
    expect(answer.statusCode, act).toBe(200)
    expect(answer.headers).toMatchObject({ 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' })
    expect(answer.body).toContain('<form method="post">')
  }
  expect({ ...(await booking()), now: 0 }).toEqual({ ...before, now: 0 })
  const pressed = await press(link('coming'))
  expect(pressed.body).toMatch(/<title>Thank you · Ginipig<.+>ginipig</s)
  expect([pressed.statusCode, pressed.body.includes('sees that you’re coming')]).toEqual([200, true])
  expect((await booking()).events.at(-1)).toMatchObject({ kind: 'coming', actor: 'client' })
  const again = await press(link('coming'))
  expect([again.statusCode, again.body.includes('You’ve said it already')]).toEqual([410, true])
  expect((await booking()).events.filter(({ kind }) => kind === 'coming')).toHaveLength(1)
  const written = await database.rows<{ detail: string }>(`select detail from audit where event = 'visit_link_used'`)
  expect(written).toEqual([{ detail: 'coming' }])
})

test('no link acts where its use can’t be written down', async () => {
  const { link, look, press, booking, platform } = await reminded()
  const before = await booking()
  await askAsOwner(
    inject('serverUrl'),
    platform.config.database.url,
    "alter table audit add constraint unwritable check (event <> 'visit_link_used') not valid",
  )
  const slot = field((await look(link('move'))).body, 'slot')
  const typed = { coming: {}, move: { slot }, cancel: { loses: '810' } }
  for (const [act, fields] of Object.entries(typed)) expect((await press(link(act), fields)).statusCode, act).toBe(500)
  expect({ ...(await booking()), now: 0 }).toEqual({ ...before, now: 0 })
})

test('cancelling shows the exact pounds first, refuses other ones, and ends the other links', async () => {
  const { link, look, press, booking, startsAt, clock, sweepAt } = await reminded()
  const { body: early } = await look(link('cancel'))
  expect([field(early, 'loses'), early.includes('£8.10'), early.includes('£0.00')]).toEqual(['810', true, true])
  expect(early).toContain('The balance of £45.90 will never be taken.')
  await sweepAt(36)
  clock.set(startsAt - 30 * HOUR_MS)
  const refused = await press(link('cancel'), { loses: field(early, 'loses') })
  expect([refused.statusCode, (await booking()).status]).toEqual([409, 'confirmed'])
  expect(field(refused.body, 'loses')).toBe('3510')
  expect(refused.body).not.toContain('The balance of')
  const done = await press(link('cancel'), { loses: field(refused.body, 'loses') })
  expect(done.body).toContain('£18.90')
  expect((await booking()).status).toBe('cancelled_by_client')
  for (const act of ['coming', 'move', 'cancel'])
    expect((await press(link(act), { loses: '3510' })).body, act).toContain('This booking is cancelled')
  expect((await look(link('coming'))).statusCode).toBe(410)
})

test('who cancels by the link before the balance reads there and in the mail that it will never be taken', async () => {
  const { link, press, platform, database } = await reminded()
  const done = await press(link('cancel'), { loses: '810' })
  expect(done.body).toContain('Nothing comes back, and nothing more will be taken.')
  await runJobs(platform)
  const mails = await database.rows<{ subject: string; text: string }>(
    `select subject, text from local_message where subject like 'Cancelled: %'`,
  )
  expect(mails.map(({ text }) => text.includes('The balance of £45.90 will never be taken.'))).toEqual([true])
})

test('a move takes one of the free times shown, once; the old mail’s links are over with it', async () => {
  const { link, look, press, booking } = await reminded()
  const slot = field((await look(link('move'))).body, 'slot')
  expect((await press(link('move'), { slot: 'none' })).body).toContain('Choose one of the times first.')
  const before = await booking()
  expect((await press(link('move'), { slot })).body).toContain('Moved')
  const after = await booking()
  expect([after.moves, after.startsAt === before.startsAt, after.captured]).toEqual([1, false, before.captured])
  expect((await press(link('move'), { slot })).statusCode).toBe(410)
  const over = await press(link('cancel'), { loses: '810' })
  expect([over.statusCode, over.body.includes('This booking has moved')]).toEqual([410, true])
  // It leads to the question where the booking can still be cancelled.
  expect(over.body).toContain(`/booking-details/${after.id}?ask=cancel"`)
  expect((await booking()).status).toBe('confirmed')
})

test('of a listing that takes nobody new the move link shows no times, which could not be taken', async () => {
  const { link, look, world } = await reminded()
  await world.provider(closeListing, { params: { listingId: world.listing.id }, body: {} })
  const { statusCode, body } = await look(link('move'))
  expect([statusCode, field(body, 'slot')]).toEqual([200, ''])
})

test('on a day off no link keeps, moves or ends the booking: its page has the times to choose from, and the free way out', async () => {
  const { link, look, press, booking, world, startsAt, platform } = await reminded()
  const params = { day: toWallClock(startsAt, DEFAULT_ZONE).date }
  const { bookings } = (await world.provider(getSickDay, { params })).body
  await world.provider(takeDayOff, {
    params,
    body: {
      bookings: bookings.map(({ id, refund, fee }) => ({ id, refund, fee, choice: 'offer' as const })),
      why: { reason: 'illness', asksWaiver: false },
    },
  })
  await runJobs(platform)
  for (const act of ['coming', 'move', 'cancel']) {
    expect((await look(link(act))).body, act).toContain('If you take none, you get everything back.')
    expect((await press(link(act), { loses: '810' })).statusCode, act).toBe(409)
  }
  expect(await booking()).toMatchObject({ status: 'confirmed', moves: 0, proposal: { otherwise: 'cancels' } })
})

test('no link acts for another act, booking, time or mailbox, nor once it is over, and who tries is slowed down', async () => {
  const { link, look, press, booking, database, world, clock, startsAt, params } = await reminded()
  const cancel = link('cancel')
  const [path = '', moves = '', until = '', signature = ''] = cancel.split('.')
  for (const forged of [
    cancel.replace('/cancel/', '/coming/'),
    cancel.replace('/cancel/', '/delete/'),
    cancel.replace(params.bookingId, world.providerId),
    `${path}.1.${until}.${signature}`,
    `${path}.${moves}.${Number(until) + HOUR_MS}.${signature}`,
    `${path}.${moves}.${until}.${signature.slice(0, -2)}`,
    `${path}.x`,
  ])
    expect((await press(forged, { loses: '810' })).statusCode, forged).toBe(404)
  // Whose it is nobody knows: the browser says the language.
  const french = { 'accept-language': 'fr-FR' }
  expect((await world.api.app.inject({ url: `${path}.x`, headers: french })).body).toContain('<html lang="fr"')
  expect((await look(`${path}.x`)).body).toContain('<html lang="en"')
  await database.row(`update account set email = 'new@ginipig.test' where id = $1`, [world.clientIds[0]])
  expect((await press(cancel, { loses: '810' })).statusCode).toBe(404)
  expect((await booking()).status).toBe('confirmed')
  for (let tries = 0; tries < 60; tries += 1) await look(`${path}.x`)
  expect((await look(`${path}.x`)).statusCode).toBe(429)
  clock.set(startsAt - 40 * HOUR_MS)
  await database.row(`update account set suspended_at = now() where id = $1`, [world.clientIds[0]])
  expect((await look(cancel)).statusCode).toBe(404)
  await database.row(`update account set suspended_at = null where id = $1`, [world.clientIds[0]])
  await world.client(cancelBooking, { params, body: { loses: 810 } })
})

test('in French, and too late to move alone it leads on to asking', async () => {
  const { link, look, world, database, clock, startsAt } = await reminded()
  await database.row(`update account set language = 'fr' where id = $1`, [world.clientIds[0]])
  const { body } = await look(link('cancel'))
  expect(body).toContain('<html lang="fr">')
  expect(body).toMatch(/8,10\s£/)
  clock.set(startsAt - 30 * HOUR_MS)
  const late = await look(link('move'))
  expect([late.statusCode, late.body.includes('/move-booking/')]).toEqual([410, true])
  clock.set(startsAt)
  expect((await look(link('coming'))).statusCode).toBe(410)
})
