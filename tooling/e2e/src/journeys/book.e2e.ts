import type { ListingWishes } from '@ginipig/api/testing'
import {
  answerBank,
  availabilityPath,
  bookWithDeposit,
  cards,
  choosePlan,
  chooseSlot,
  expectSent,
  fillCard,
  giveStatements,
  goToCard,
  payButton,
  payWithCard,
  pickDay,
  pickSlot,
  slotOf,
} from '#fixtures/booking-steps.ts'
import { expect, test } from '#fixtures/test.ts'

const asksForAll: ListingWishes['must_haves'] = {
  photos: { text: 'Two photos of your hair in daylight.' },
  requirements: null,
  consultation: { questions: [{ id: 'allergy', text: 'Any allergies?', isRequired: true }] },
  patchTest: { hoursBefore: 48 },
}

test('a visitor logs in, picks a slot, gives the must-haves, pays a deposit and has a request (spec §4)', async ({
  page,
  addresses,
  makeWorld,
  logIn,
}) => {
  const world = await makeWorld({ listing: { must_haves: asksForAll } })
  const slot = slotOf(world)
  await page.goto(`${addresses.marketplaceUrl}/category-detail/${world.listing.id}`)
  await page.getByRole('link', { name: 'See availability', exact: true }).click()
  await expect(
    page.getByRole('alert').filter({ hasText: 'Your Session is expired. Please login again.' }),
  ).toBeVisible()
  await page.getByRole('link', { name: 'Log in', exact: true }).first().click()
  await logIn(page, 'marketplace', world.clientEmails[0] ?? '')
  await expect(page).toHaveURL(new RegExp(availabilityPath(world)))

  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Please select any Slot!' })).toBeVisible()
  await pickSlot(page, slot)

  await expect(page.getByRole('button', { name: 'Continue', exact: true })).toBeDisabled()
  const photo = { name: 'hair.png', mimeType: 'image/png', buffer: await page.screenshot() }
  await page.getByLabel('Add photo').setInputFiles(photo)
  await expect(page.getByText('1 of 2', { exact: true })).toBeVisible()
  await page.getByLabel('Add photo').setInputFiles({ ...photo, name: 'back.png' })
  await page.getByRole('checkbox', { name: /may see my answers/ }).check()
  await page.getByLabel('Any allergies?').fill('None that I know of')
  await page.getByRole('radio', { name: 'I’ll come in for one' }).check()
  await giveStatements(page)

  await choosePlan(page, 'deposit')
  await payWithCard(page)
  await expectSent(page)
  await expect(page.getByRole('timer', { name: 'Time left for Priya to reply' })).toHaveText(/^7 h 5\d min left$|^8 h/)

  await page.getByRole('link', { name: 'See my bookings' }).click()
  await expect(page.getByRole('link', { name: world.title, exact: true })).toBeVisible()
  await expect(page.getByText('On hold, not charged')).toBeVisible()
  await page.getByRole('link', { name: world.title, exact: true }).click()
  await expect(page).toHaveURL(/\/booking-details\//)
  await expect(page.getByText('Waiting for Priya')).toBeVisible()
  await expect(page.getByText('None that I know of')).toBeVisible()
  const payments = page.getByRole('table', { name: 'Payments' })
  await expect(payments.getByRole('row', { name: /Deposit .*4242.*On hold, not charged.*£/ })).toBeVisible()
  await expect(payments.getByRole('row', { name: /Balance .*4242.*Due .*£/ })).toBeVisible()
})

test('a listing with auto-approval is booked without its provider, paid in full (spec §4)', async ({
  page,
  addresses,
  makeWorld,
  logIn,
}) => {
  const world = await makeWorld({ listing: { approval: 'automatic' } })
  await logIn(page, 'marketplace', world.clientEmails[0] ?? '')
  await page.goto(addresses.marketplaceUrl + availabilityPath(world))
  await goToCard(page, slotOf(world), 'full')
  await payWithCard(page)
  await expect(page.getByRole('heading', { level: 1, name: 'It’s booked.' })).toBeVisible({ timeout: 20_000 })
  await page.getByRole('link', { name: 'View booking' }).click()
  await expect(page.getByText('Confirmed', { exact: true })).toBeVisible()
  await expect(page.getByRole('row', { name: /Payment in full .*4242.*Paid .*£54\.00/ })).toBeVisible()
})

test('a refused card is told why, and another works on the same page (spec §8)', async ({
  page,
  addresses,
  makeWorld,
  logIn,
}) => {
  const world = await makeWorld()
  await logIn(page, 'marketplace', world.clientEmails[0] ?? '')
  await page.goto(addresses.marketplaceUrl + availabilityPath(world))
  await goToCard(page, slotOf(world))
  await payWithCard(page, cards.refused)
  await expect(page.getByRole('alert').filter({ hasText: 'Your card was declined' })).toContainText(
    'You haven’t been charged.',
  )
  await payWithCard(page, cards.good)
  await expectSent(page)
})

test.describe('on the way to paying', { tag: '@wide' }, () => {
  test('the bank asks: failed and cancelled challenges can be tried again, a completed one pays (money.md §1.3)', async ({
    page,
    addresses,
    makeWorld,
    logIn,
    database,
  }) => {
    const world = await makeWorld()
    await logIn(page, 'marketplace', world.clientEmails[0] ?? '')
    await page.goto(addresses.marketplaceUrl + availabilityPath(world))
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
    const made = await database.rows(
      `select p.id from payment p join booking b on b.id = p.booking_id
       where b.client_id = $1 and p.status <> 'canceled'`,
      [world.clientIds[0]],
    )
    expect(made).toHaveLength(1)
  })

  test('a card saved once pays the next booking (spec §3 Card)', async ({ page, addresses, makeWorld, logIn }) => {
    const world = await makeWorld()
    await logIn(page, 'marketplace', world.clientEmails[0] ?? '')
    await page.goto(addresses.marketplaceUrl + availabilityPath(world))
    await goToCard(page, slotOf(world), 'full')
    await fillCard(page, cards.good)
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
    addresses,
    makeWorld,
    logIn,
    database,
  }) => {
    const world = await makeWorld()
    await logIn(page, 'marketplace', world.clientEmails[0] ?? '')
    await page.goto(addresses.marketplaceUrl + availabilityPath(world))
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

  test('a reload while the bank asks loses nothing (money.md §3)', async ({ page, addresses, makeWorld, logIn }) => {
    const world = await makeWorld()
    await logIn(page, 'marketplace', world.clientEmails[0] ?? '')
    await page.goto(addresses.marketplaceUrl + availabilityPath(world))
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
    logIn,
    database,
  }) => {
    const world = await makeWorld()
    await logIn(page, 'marketplace', world.clientEmails[0] ?? '')
    await page.goto(addresses.marketplaceUrl + availabilityPath(world))
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
    const made = await database.rows(
      `select p.id from payment p join booking b on b.id = p.booking_id
       where b.client_id = $1 and p.status <> 'canceled'`,
      [world.clientIds[0]],
    )
    expect(made).toHaveLength(1)
  })

  test('a price that changed meanwhile is told before anything is held (product.md §2)', async ({
    page,
    addresses,
    makeWorld,
    logIn,
    database,
  }) => {
    const world = await makeWorld()
    const slot = slotOf(world)
    await logIn(page, 'marketplace', world.clientEmails[0] ?? '')
    await page.goto(addresses.marketplaceUrl + availabilityPath(world))
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
    addresses,
    makeWorld,
    logIn,
    newPerson,
  }) => {
    const world = await makeWorld({ clients: 2 })
    await logIn(page, 'marketplace', world.clientEmails[0] ?? '')
    await page.goto(addresses.marketplaceUrl + availabilityPath(world))
    const bookingId = await bookWithDeposit(page, slotOf(world))
    const stranger = await newPerson()
    await logIn(stranger, 'marketplace', world.clientEmails[1] ?? '')
    await stranger.goto(`${addresses.marketplaceUrl}/booking-details/${bookingId}`)
    await expect(stranger.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible()
  })
})
