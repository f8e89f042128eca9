import { cancelBooking } from '@ginipig/contract/booking/client-calls.ts'
import { DAY_MS, MINUTE_MS } from '@ginipig/domain/time'
import { describe, expect, test } from 'vitest'
import { checkBooksAfterEach, setUp } from '#modules/booking/booking.fixture.ts'
import { confirmed, ledger, refunds, rest, sent } from '#modules/booking/ending.fixture.ts'
import { readActs } from '../act.sql.ts'
import { type AtDesk, atDesk, cancelled, contested, released } from '../booking.fixture.ts'
import { doneOf, openDesk } from '../desk.fixture.ts'

// The listing costs £54.00, so a share is £45.90 and the fee for cancelling £8.10.

checkBooksAfterEach()

const ofBooking = async ({ world, path }: AtDesk) => {
  const acts = await readActs(world.api.platform.database, { subject: path, limit: 10 })
  return acts.map(({ act, because, outcome }) => [act, because, outcome])
}

/** What a page says, without its markup. */
const textOf = (body: string) =>
  body
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&#39;', '’')
    .replace(/\s+/g, ' ')

const moved = async ({ world }: AtDesk) => {
  await rest(world)
  return ledger(world)
}

describe('the page of a booking', () => {
  test('has every pound with its proof, balances that come to nothing, its terms and what happened; who looked is written down', async () => {
    const at = await released()
    const { statusCode, body } = await at.desk.get(at.path)
    expect(statusCode).toBe(200)
    const text = textOf(body)
    expect(text).toMatch(/Set aside on the card £54\.00 auth_held auth_contra pi_/)
    expect(text).toMatch(/Taken from the card £54\.00 stripe client_funds pi_/)
    expect(text).toMatch(/Released to the provider £54\.00 client_funds provider_payable £45\.90 commission £8\.10 —/)
    expect(text).toMatch(/Sent to the provider £45\.90 provider_payable stripe tr_/)
    expect(text).toMatch(/Where it stands .*commission −£8\.10 .*Sum £0\.00/)
    expect(text).toMatch(/Deposit 15% £8\.10 Balance £45\.90 Commission 15% £8\.10 .*No-show 50% £27\.00/)
    expect(text).toMatch(/What happened .*Slot held .*Took place .*Payment released/)
    const { clientIds, providerId, listing } = at.world
    for (const path of [`people/${clientIds[0]}`, `people/${providerId}`, `listings/${listing.id}`])
      expect(body).toContain(`href="/admin/${path}"`)
    expect(await ofBooking(at)).toEqual([['look', null, 'done']])
  })

  test('offers what can be done now, and nothing else', async () => {
    const offered = async (at: AtDesk) =>
      [...(await at.desk.get(at.path)).body.matchAll(/name="act" value="(\w+)"/g)].map(([, act]) => act)
    expect(await offered(await released())).toEqual(['refund'])
    expect(await offered(await contested('I was there'))).toEqual(['decide_missed', 'decide_was_there'])
    expect(await offered(await cancelled(true))).toEqual(['waive_fee', 'keep_fee'])
    expect(await offered(await cancelled(false))).toEqual(['waive_fee'])
    const world = await setUp()
    expect(await offered(await atDesk(world, (await confirmed(world)).params))).toEqual(['call_off'])
  })

  test('there is none of what isn’t there', async () => {
    const { desk } = await released()
    expect((await desk.get('/bookings/GP-NOTHING')).statusCode).toBe(404)
  })
})

test('nothing that moves money is done, or begun, on a code that is old', async () => {
  const at = await contested('I was there')
  at.world.api.clock.advance(16 * MINUTE_MS)
  const forms = {
    ...{ decide_missed: {}, decide_was_there: {}, keep_fee: {}, approve_refund: {}, paid_back: { pence: '1' } },
    ...{ waive_fee: { because: 'illness' }, call_off: { because: 'holder' } },
    refund: { amount: '1', atFault: 'nobody' },
  }
  for (const [act, fields] of Object.entries(forms)) await at.desk.send(at.path, { act, because: 'Why not', ...fields })
  expect((await ofBooking(at)).filter(([act]) => act !== 'look')).toEqual([])
  // After five tries what was written still stands there.
  const { statusCode, body } = await at.desk.send(at.path, { act: 'decide_missed', because: 'Heard <both>' })
  expect([statusCode, body.includes('Heard &lt;both&gt;</textarea>')]).toEqual([422, true])
  expect(body).toMatch(/id="decide_missed-code-problem">Too many tries\. Wait \d+ minutes/)
})

describe('a contested no-show', () => {
  test('says what each decision comes to, and what both wrote as text', async () => {
    const { desk, path } = await contested('I waited <script>alert(1)</script>')
    const { body } = await desk.get(path)
    expect(body).toContain('I waited &lt;script&gt;alert(1)&lt;/script&gt;')
    expect(textOf(body)).toMatch(/£27\.00 goes to .*£35\.10 goes back to .* owes us £8\.10 for cancelling/)
  })

  test('is decided for the client: all goes back, and the provider owes the fee', async () => {
    const at = await contested('I was there')
    const { statusCode, headers } = await at.desk.send(at.path, {
      act: 'decide_was_there',
      because: 'The photo shows it',
    })
    expect([statusCode, headers.location]).toEqual([303, `/admin${at.path}`])
    expect(await moved(at)).toEqual({ provider_fee_income: -810, provider_receivable: 810 })
    expect((await refunds(at.world)).toSorted()).toEqual([1_890, 3_510])
    expect(await ofBooking(at)).toEqual([['decide_was_there', 'The photo shows it', 'done']])
    // A second click finds nothing to decide, and says so though its form is gone.
    const again = await at.desk.send(at.path, { act: 'decide_missed', because: 'Twice' })
    expect(again.statusCode).toBe(422)
    expect(textOf(again.body)).toContain('Not done. This can’t be done any more.')
  })

  test('is decided for the provider: their share goes out', async () => {
    const at = await contested('I was there')
    await at.desk.send(at.path, { act: 'decide_missed', because: 'Nobody saw them' })
    at.world.api.clock.advance(DAY_MS)
    await moved(at)
    expect(await sent(at.world)).toEqual([2_700])
  })

  test('stays undecided without a reason, and without a code where the last one is old', async () => {
    const at = await contested('I was there')
    const before = await moved(at)
    const unsaid = await at.desk.send(at.path, { act: 'decide_was_there', because: '  ' })
    expect(unsaid.statusCode).toBe(422)
    expect(unsaid.body).toContain('This is needed.')
    at.world.api.clock.advance(16 * MINUTE_MS)
    const because = 'The <photo> shows it'
    const stale = await at.desk.send(at.path, { act: 'decide_was_there', because })
    expect(stale.statusCode).toBe(422)
    expect(stale.body).toContain('The &lt;photo&gt; shows it</textarea>')
    expect(await moved(at)).toEqual(before)
    const done = await at.desk.send(at.path, { act: 'decide_was_there', because, code: at.desk.code() })
    expect(done.statusCode).toBe(303)
  })
})

describe('a fee for cancelling', () => {
  test('is waived for a reason of the list, and for no other', async () => {
    const at = await cancelled(true)
    expect((await at.desk.send(at.path, { act: 'waive_fee', because: 'nice' })).statusCode).toBe(422)
    expect(await moved(at)).toEqual({ provider_fee_income: -810, provider_receivable: 810 })
    expect((await at.desk.send(at.path, { act: 'waive_fee', because: 'illness' })).statusCode).toBe(303)
    expect(await moved(at)).toEqual({})
  })

  test('is kept, which answers who asked', async () => {
    const at = await cancelled(true)
    expect((await at.desk.get(at.path)).body).toContain('asks to be let off the fee')
    expect((await at.desk.send(at.path, { act: 'keep_fee', because: 'The third time' })).statusCode).toBe(303)
    expect((await at.desk.get(at.path)).body).not.toContain('asks to be let off the fee')
    expect(await moved(at)).toEqual({ provider_fee_income: -810, provider_receivable: 810 })
  })
})

test('a refund that the bank sent back is written down as paid, only as long as it is the sum that was paid', async () => {
  const world = await setUp()
  const { params } = await confirmed(world)
  await world.client(cancelBooking, { params, body: { loses: 810 } })
  await rest(world)
  const { data } = await world.api.platform.stripe.refunds.list({ limit: 10 })
  world.api.sandbox.control.failRefund(data[0]?.id ?? '')
  await rest(world)
  await rest(world)
  const at = await atDesk(world, params)
  const { body } = await at.desk.get(at.path)
  expect(textOf(body)).toMatch(/£45\.90 hasn’t reached .*Refund sent back by the bank £45\.90/)
  const because = 'FPS 2026-31'
  expect((await at.desk.send(at.path, { act: 'paid_back', because, pence: '4589' })).statusCode).toBe(422)
  expect(await moved(at)).toEqual({ cancel_income: -810, refunds_payable: -4_590 })
  expect((await at.desk.send(at.path, { act: 'paid_back', because, pence: '4590' })).statusCode).toBe(303)
  expect(await moved(at)).toEqual({ bank: -4_590, cancel_income: -810 })
})

test('a booking that we can’t go on with is called off for a reason of the list: all goes back', async () => {
  const world = await setUp()
  const at = await atDesk(world, (await confirmed(world)).params)
  expect(textOf((await at.desk.get(at.path)).body)).toMatch(/£54\.00 goes back to .*: all that they paid/)
  expect((await at.desk.send(at.path, { act: 'call_off', because: 'bored' })).statusCode).toBe(422)
  expect((await at.desk.send(at.path, { act: 'call_off', because: 'holder' })).statusCode).toBe(303)
  expect([await moved(at), await refunds(world)]).toEqual([{}, [5_400]])
})

describe('a refund after the end', () => {
  const wish = { act: 'refund', atFault: 'nobody', because: 'Uneven colour' }

  test('of no more than one operator decides alone goes out at once, from whom they say', async () => {
    const at = await released()
    const answer = await at.desk.send(at.path, { ...wish, amount: '20.00', atFault: 'provider' })
    expect([answer.headers.location, doneOf(answer)]).toEqual([`/admin${at.path}`, 'refund'])
    await moved(at)
    expect(await refunds(at.world)).toEqual([2_000])
    expect(await ledger(at.world)).toEqual({ commission: -810 })
    expect(await ofBooking(at)).toEqual([['refund', '20.00: provider: Uneven colour', 'done']])
  })

  test('of what isn’t a sum, or of more than is left, is none, and what was typed stands there still', async () => {
    const at = await released()
    const odd = await at.desk.send(at.path, { ...wish, amount: 'ten' })
    expect([odd.statusCode, odd.body.includes('Give an amount such as 12.50.')]).toEqual([422, true])
    const much = await at.desk.send(at.path, { ...wish, amount: '54.01' })
    expect([much.statusCode, much.body.includes('So much can’t go back')]).toEqual([422, true])
    expect(much.body).toContain('value="54.01"')
    expect(await refunds(at.world)).toEqual([])
  })

  test('above £200 waits until another operator agrees, who isn’t the one who asked', async () => {
    const at = await released(30_000)
    const { database } = at.world.api.platform
    const answer = await at.desk.send(at.path, { ...wish, amount: '200.01' })
    expect([answer.headers.location, doneOf(answer)]).toEqual([`/admin${at.path}`, 'ask_refund'])
    await rest(at.world)
    expect(await refunds(at.world)).toEqual([])
    expect((await at.desk.get('/money')).body).toContain('Uneven colour')
    // Not beside a second one, nor by the one who asked.
    expect((await at.desk.send(at.path, { ...wish, amount: '10' })).statusCode).toBe(422)
    const own = await at.desk.send(at.path, { act: 'approve_refund', because: 'Me again' })
    expect(textOf(own.body)).toContain('another operator has to agree')
    expect(await refunds(at.world)).toEqual([])
    const other = await openDesk(at.world.api)
    expect((await other.get(at.path)).body).toContain('Uneven colour')
    // What only waits isn't in the log as a refund.
    expect((await ofBooking(at)).filter(([, , outcome]) => outcome === 'done').map(([act]) => act)).toEqual([
      ...['look', 'look', 'look', 'ask_refund'],
    ])
    expect((await other.send(at.path, { act: 'approve_refund', because: 'Saw the photos' })).statusCode).toBe(303)
    await rest(at.world)
    expect(await refunds(at.world)).toEqual([20_001])
    expect(await database.rows('select answer, because, asked_by <> answered_by as two from refund_proposal')).toEqual([
      { answer: 'agreed', because: null, two: true },
    ])
    expect((await other.send(at.path, { act: 'approve_refund', because: 'Twice' })).statusCode).toBe(422)
  })

  test('of exactly £200 needs nobody else', async () => {
    const at = await released(30_000)
    await at.desk.send(at.path, { ...wish, amount: '200' })
    await rest(at.world)
    expect(await refunds(at.world)).toEqual([20_000])
  })

  test('that is turned down doesn’t go out, and another can be asked for', async () => {
    const at = await released(30_000)
    await at.desk.send(at.path, { ...wish, amount: '250' })
    const other = await openDesk(at.world.api)
    expect((await other.send(at.path, { act: 'refuse_refund', because: 'Too much' })).statusCode).toBe(303)
    expect((await other.send(at.path, { act: 'approve_refund', because: 'After all' })).statusCode).toBe(422)
    expect((await at.desk.send(at.path, { ...wish, amount: '30' })).statusCode).toBe(303)
    await rest(at.world)
    expect(await refunds(at.world)).toEqual([3_000])
  })

  test('that can’t be granted any more isn’t, though another operator agrees', async () => {
    const at = await released(30_000)
    const { database, stripe } = at.world.api.platform
    await at.desk.send(at.path, { ...wish, amount: '250' })
    const [charge] = (await stripe.charges.list({ limit: 1 })).data
    await stripe.refunds.create({ charge: charge?.id ?? '', amount: 10_000 })
    await database.rows(
      `insert into payment_op (provider_id, booking_id, payment_id, kind, params, created_at, status)
       select provider_id, booking_id, id, 'refund', '{"amount": 10000}', now(), 'succeeded' from payment`,
    )
    const other = await openDesk(at.world.api)
    const { statusCode, body } = await other.send(at.path, { act: 'approve_refund', because: 'Fine by me' })
    expect([statusCode, textOf(body).includes('It can’t be granted any more.')]).toEqual([422, true])
    expect(await database.rows('select answer from refund_proposal')).toEqual([{ answer: null }])
  })

  test('the database itself refuses an agreement with oneself', async () => {
    const at = await released(30_000)
    await at.desk.send(at.path, { ...wish, amount: '250' })
    const agreed = at.world.api.platform.database.rows(
      `update refund_proposal set answer = 'agreed', answered_by = asked_by, answered_at = now(), because = null`,
    )
    await expect(agreed).rejects.toThrow('refund_proposal_four_eyes')
  })
})
