import type { Database } from '@ginipig/api/testing'
import {
  answerBank,
  bookWithDeposit,
  cards,
  chooseSlot,
  expectSent,
  fillCard,
  goToCard,
  payButton,
  payWithCard,
  pickDay,
  slotOf,
} from '#fixtures/booking-steps.ts'
import { availabilityPath, expect, test, type World } from '#fixtures/test.ts'

/** What the world's client has paid or is about to. */
const paymentsOf = (database: Database, world: World) =>
  database.rows(
    `select p.id from payment p join booking b on b.id = p.booking_id
     where b.client_id = $1 and p.status <> 'canceled'`,
    [world.clientIds[0]],
  )

test('the bank asks: failed and cancelled challenges can be tried again, a completed one pays (money.md §1.3)', async ({
  page,
  makeWorld,
  openCalendar,
  database,
}) => {
  const world = await makeWorld()
  await openCalendar(page, world)
  await goToCard(page, slotOf(world))
  await payWithCard(page, cards.asksBank)
  await answerBank(page, 'Fail')
  await expect(page.getByRole('alert').filter({ hasText: 'Your bank didn’t confirm the payment' })).toBeVisible()
  await payButton(page).click()
  await answerBank(page, 'Cancel')
  await expect(page.getByRole('alert').filter({ hasText: 'The payment wasn’t confirmed' })).toBeVisible()
  await payButton(page).click()
  await answerBank(page, 'Complete')
  await expectSent(page)
  expect(await paymentsOf(database, world)).toHaveLength(1)
})

test('a card saved once pays the next booking (spec §3 Card)', async ({ page, addresses, makeWorld, openCalendar }) => {
  const world = await makeWorld()
  await openCalendar(page, world)
  await goToCard(page, slotOf(world), 'full')
  await fillCard(page, cards.good)
  const fields = page.frameLocator('iframe[title="Secure payment input frame"]')
  const fonts = () => fields.locator('html').evaluate(() => Array.from(document.fonts, (font) => font.status))
  await expect.poll(fonts).toEqual(['loaded']) // ours, let into a frame of another site
  await page.getByRole('checkbox', { name: 'Save this card' }).check()
  await payButton(page).click()
  await expectSent(page)

  await page.goto(addresses.marketplaceUrl + availabilityPath(world))
  await goToCard(page, slotOf(world, 1))
  const choice = page.getByRole('radiogroup', { name: 'Pay with' })
  await expect(choice.getByRole('radio', { name: /Visa ending 4242/ })).toBeChecked()
  await expect(choice.getByRole('radio', { name: 'New card' })).not.toBeChecked()
  await payButton(page).click()
  await expectSent(page)
})

test('pressing Pay twice makes one booking and one payment (trust.md §3.2)', async ({
  page,
  makeWorld,
  openCalendar,
  database,
}) => {
  const world = await makeWorld()
  await openCalendar(page, world)
  await goToCard(page, slotOf(world))
  await fillCard(page, cards.good)
  await payButton(page).dblclick()
  await expectSent(page)
  const made = await database.rows<{ status: string; kind: string; payment: string }>(
    `select b.status, p.kind, p.status as payment from booking b join payment p on p.booking_id = b.id
     where b.client_id = $1`,
    [world.clientIds[0]],
  )
  expect(made).toEqual([{ status: 'requested', kind: 'deposit', payment: 'requires_capture' }])
})

test('a reload while the bank asks loses nothing (money.md §3)', async ({ page, makeWorld, openCalendar }) => {
  const world = await makeWorld()
  await openCalendar(page, world)
  await goToCard(page, slotOf(world))
  await payWithCard(page, cards.asksBank)
  await expect(page.getByRole('dialog', { name: '3-D Secure test challenge' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('timer', { name: 'Held for you' })).toBeVisible()
  await payWithCard(page, cards.good)
  await expectSent(page)
})

test('a line that breaks after the bank said yes is recovered, charged once (money.md §3)', async ({
  page,
  addresses,
  makeWorld,
  openCalendar,
  database,
}) => {
  const world = await makeWorld()
  await openCalendar(page, world)
  await goToCard(page, slotOf(world))
  await fillCard(page, cards.good)
  // The card's answer gets to the sandbox, but not back; nor does anything else for a while.
  await page.context().route(/\/v1\/payment_intents\/[^/]+\/confirm/, async (route) => {
    await route.fetch({ url: addresses.sandboxUrl + new URL(route.request().url()).pathname })
    await page.context().setOffline(true)
    await route.abort('connectionreset')
  })
  await payButton(page).click()
  await expect(page.getByText('Checking with your bank…')).toBeVisible()
  await page.context().setOffline(false)
  await expectSent(page)
  expect(await paymentsOf(database, world)).toHaveLength(1)
})

test('a price that changed meanwhile is told before anything is held (product.md §2)', async ({
  page,
  makeWorld,
  openCalendar,
  database,
}) => {
  const world = await makeWorld()
  const slot = slotOf(world)
  await openCalendar(page, world)
  await pickDay(page, slot)
  await chooseSlot(page, slot)
  await database.rows('update listing set price = 6000 where id = $1', [world.listing.id])
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  const notice = page.getByRole('alert').filter({ hasText: 'The price has changed to £60.00' })
  await expect(notice).toBeVisible()
  expect(await database.rows('select id from booking where listing_id = $1', [world.listing.id])).toEqual([])
  await notice.getByRole('button', { name: 'Continue at £60.00' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'must-haves' })).toBeVisible()
})

test('somebody else’s booking is a page that does not exist (trust.md)', async ({
  page,
  makeWorld,
  openCalendar,
  logIn,
  newPerson,
}) => {
  const world = await makeWorld({ clients: 2 })
  await openCalendar(page, world)
  const bookingId = await bookWithDeposit(page, slotOf(world))
  const stranger = await newPerson()
  await logIn(stranger, 'marketplace', world.clientEmails[1] ?? '', `/booking-details/${bookingId}`)
  await expect(stranger.getByRole('heading', { level: 1, name: 'This booking isn’t in this account' })).toBeVisible()
})
