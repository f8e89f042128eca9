import type { Page } from '@playwright/test'
import { bookByCalls, holdByCalls, operate } from '#fixtures/booking-calls.ts'
import {
  agree,
  answerBank,
  cards,
  chooseSlot,
  fillCard,
  payWithCard,
  pickDay,
  type SeenSlot,
  slotOf,
  whenOf,
} from '#fixtures/booking-steps.ts'
import { divided, expect, expectStatus, figure, refundRow, standing, test } from '#fixtures/both-sides.ts'

// £54.00: a deposit of £8.10, a balance of £45.90 (money.md §2).

/** The provider's own facts have the slot's time. */
const when = (provider: Page, slot: SeenSlot) =>
  provider.locator('dl > div', { hasText: 'When' }).filter({ hasText: whenOf(slot) })

test('a client moves alone: the deposit travels along, and both see the new time', async ({ stand, database }) => {
  const { bookingId, world, client, provider } = await stand(undefined, 'deposit')
  const to = slotOf(world, 6)
  await client.getByRole('link', { name: 'Move booking' }).click()
  await pickDay(client, to)
  await chooseSlot(client, to)
  await client.getByRole('button', { name: `Move to ${whenOf(to)}` }).click()
  await expect(client.getByText(`Moved to ${whenOf(to)}.`)).toBeVisible()
  await expect(client.getByRole('row', { name: /Deposit .*Paid.*£8\.10/ })).toBeVisible()
  await expect(when(provider, to)).toBeVisible()
  await expect(figure(provider, 'Paid', '£8.10')).toBeVisible()
  await expect(figure(provider, 'Due on', '£45.90')).toBeVisible()
  expect(await standing(database, bookingId)).toEqual({ slot: to.row.id, held: 810 })
  expect(await divided(database, bookingId)).toEqual({ back: 0, earned: 0, fee: 0 })
})

test('a provider proposes times and the client takes one: nothing more is paid', async ({ stand, database }) => {
  const { bookingId, world, client, provider } = await stand(undefined)
  const to = slotOf(world, 3)
  const asking = provider.getByRole('alertdialog')
  await provider.getByRole('button', { name: 'Propose other times' }).click()
  await asking.getByRole('button', { name: 'Later times' }).click()
  await asking.getByRole('checkbox', { name: whenOf(slotOf(world, 2)) }).check()
  await asking.getByRole('checkbox', { name: whenOf(to) }).check()
  await asking.getByRole('button', { name: 'Propose these times' }).click()
  await client.getByRole('radio', { name: whenOf(to) }).check()
  await client.getByRole('button', { name: `Yes to ${whenOf(to)}` }).click()
  await expect(client.getByText(`Moved to ${whenOf(to)}.`)).toBeVisible()
  await expect(client.getByRole('row', { name: /Payment in full .*Paid.*£54\.00/ })).toBeVisible()
  await expect(when(provider, to)).toBeVisible()
  await expect(figure(provider, 'Paid', '£54.00')).toBeVisible()
  expect(await standing(database, bookingId)).toEqual({ slot: to.row.id, held: 5_400 })
  expect(await divided(database, bookingId)).toEqual({ back: 0, earned: 0, fee: 0 })
})

test('a day off sick: one client moves, the other has everything back', async ({
  page,
  addresses,
  database,
  makeWorld,
  logIn,
  newPerson,
}) => {
  const world = await makeWorld({ listing: { approval: 'automatic' }, clients: 2 })
  const open = Array.from({ length: 8 }, (_, number) => slotOf(world, number))
  const dayOf = ({ startsAt }: SeenSlot) => new Date(startsAt).toISOString().slice(0, 10)
  const first = open.findIndex((slot, number) => number > 0 && dayOf(slot) === dayOf(open[number - 1] ?? slot)) - 1
  const [early, late] = [slotOf(world, first), slotOf(world, first + 1)]
  const moved = await bookByCalls(addresses, world, early, 'full')
  const ended = await bookByCalls(addresses, world, late, 'full', { number: 1 })
  await expectStatus(database, moved, 'confirmed')
  await expectStatus(database, ended, 'confirmed')
  const [provider, other] = [await newPerson(), await newPerson()]
  await logIn(provider, 'console', world.providerEmail, `/provider/sick-day/${dayOf(early)}`)
  await logIn(page, 'marketplace', world.clientEmails[0] ?? '', `/booking-details/${moved}`)
  await logIn(other, 'marketplace', world.clientEmails[1] ?? '', `/booking-details/${ended}`)

  const [, time = ''] = whenOf(late).split(', ')
  const row = provider.getByRole('listitem').filter({ hasText: `${time} · ${world.title}` })
  await row.getByRole('radio', { name: 'Refund now' }).check()
  await expect(row.getByText('£54.00')).toBeVisible()
  await expect(row.getByText('£8.10')).toBeVisible()
  await provider.getByRole('button', { name: 'Tell all 2 and take the day off' }).click()
  await expect(provider.getByText('Maya is told: £54.00 goes back, and £8.10 is your fee.')).toBeVisible()
  await expect(refundRow(other, '£54.00')).toBeVisible()
  await page.getByRole('button', { name: /^Yes to / }).click()
  const said = await page.getByText(/^Moved to /).textContent()
  const to = said?.slice('Moved to '.length, -1) ?? ''
  await expect(page.getByRole('row', { name: /Payment in full .*Paid.*£54\.00/ })).toBeVisible()
  await expect(provider.getByText(`Maya has moved to ${to}.`)).toBeVisible()

  const kept = world.slots.find((slot) => whenOf(slot) === to)
  expect(await standing(database, moved)).toEqual({ slot: kept?.row.id, held: 5_400 })
  expect(await divided(database, moved)).toEqual({ back: 0, earned: 0, fee: 0 })
  expect(await standing(database, ended)).toEqual({ slot: late.row.id, held: 0 })
  expect(await divided(database, ended)).toEqual({ back: 5_400, earned: 0, fee: 810 })
})

test('a promo code is taken off the whole price, and the provider earns the same', async ({
  page,
  addresses,
  database,
  makeWorld,
  logIn,
  newPerson,
}) => {
  const world = await makeWorld({ listing: { approval: 'automatic' } })
  const code = `FIVE${world.listing.id.slice(0, 8).toUpperCase()}`
  expect(await operate(addresses, 'promo', '--make', code, '--pence', '500')).toBe('Made\n')
  const { bookingId } = await holdByCalls(addresses, world, slotOf(world))
  await logIn(page, 'marketplace', world.clientEmails[0] ?? '', `/pay-full/${bookingId}`)
  await page.getByRole('textbox', { name: 'Promo code' }).fill(code.toLowerCase())
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(page.getByRole('status').filter({ hasText: '£5.00 off' })).toBeVisible()
  await fillCard(page, cards.good)
  await page.getByRole('button', { name: 'Pay £49.00' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'It’s booked.' })).toBeVisible()
  const provider = await newPerson()
  await logIn(provider, 'console', world.providerEmail, `/provider/booking-details/${bookingId}`)
  await expect(figure(provider, 'Paid', '£49.00')).toBeVisible()
  await expect(figure(provider, 'You earn', '£45.90')).toBeVisible()
  expect(await standing(database, bookingId)).toEqual({ slot: slotOf(world).row.id, held: 4_900 })
})

test('a balance that the bank refused is paid by another card, whose bank asks', async ({ stand, database }) => {
  const { bookingId, client, provider } = await stand(33, 'deposit')
  await client.getByRole('link', { name: 'Pay £45.90' }).first().click()
  await client.getByRole('radio', { name: 'New card' }).check()
  await payWithCard(client, cards.asksBank)
  await answerBank(client, 'Complete')
  await expect(client.getByText('Paid. That’s everything.')).toBeVisible()
  await expect(client.getByRole('row', { name: /Balance .*Paid.*£45\.90/ })).toBeVisible()
  await expect(figure(provider, 'Paid', '£54.00')).toBeVisible()
  expect((await standing(database, bookingId))?.held).toBe(5_400)
})

test('who is declined books one like it with the answer given before', async ({
  page,
  addresses,
  database,
  makeWorld,
  logIn,
  newPerson,
}) => {
  const asking = (id: string) => {
    const questions = [{ id, text: 'When was your last colour?', isRequired: true }]
    return { photos: null, requirements: null, consultation: { questions }, patchTest: null }
  }
  // Of a kind and in a town that no other journey has.
  const kind = { category: 'coaching' as const, subcategories: ['lips'], town: 'Truro' }
  const world = await makeWorld({ listing: { ...kind, must_haves: asking('a') } })
  const like = await makeWorld({ listing: { ...kind, must_haves: asking('b'), approval: 'automatic' } })
  const given = { answers: { a: 'In May' }, consentsToHealthData: true }
  const bookingId = await bookByCalls(addresses, world, slotOf(world), 'deposit', { given })
  const provider = await newPerson()
  await logIn(page, 'marketplace', world.clientEmails[0] ?? '', `/booking-details/${bookingId}`)
  await logIn(provider, 'console', world.providerEmail, `/provider/booking-details/${bookingId}`)
  await provider.getByRole('button', { name: 'Decline', exact: true }).click()
  const dialog = provider.getByRole('alertdialog')
  await dialog.getByRole('radio', { name: 'Fully booked' }).check()
  await dialog.getByRole('button', { name: 'Decline request' }).click()
  await page
    .getByRole('button', { name: new RegExp(`^Book ${like.title}, `) })
    .first()
    .click()
  await page.getByRole('checkbox', { name: /^Priya may see my answers/ }).check()
  await expect(page.getByRole('textbox', { name: /When was your last colour/ })).toHaveValue('In May')
  await agree(page)
  // The soonest is too near for a deposit: nothing is to be chosen.
  await payWithCard(page)
  await expect(page.getByRole('heading', { level: 1, name: 'It’s booked.' })).toBeVisible()
  const next = new URL(page.url()).searchParams.get('id') ?? ''
  expect((await standing(database, next))?.held).toBe(5_400)
  expect((await standing(database, bookingId))?.held).toBe(0)
  await expect(provider.getByText('Declined. Maya wasn’t charged; that time is blocked in your diary.')).toBeVisible()
})
