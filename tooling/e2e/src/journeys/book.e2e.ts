import type { ListingWishes } from '@ginipig/api/testing'
import {
  cards,
  choosePlan,
  expectSent,
  giveStatements,
  goToCard,
  payWithCard,
  pickSlot,
  slotOf,
} from '#fixtures/booking-steps.ts'
import { availabilityPath, expect, test } from '#fixtures/test.ts'

const asksForAll: ListingWishes['must_haves'] = {
  photos: { text: 'Two photos of your hair in daylight.' },
  requirements: null,
  consultation: { questions: [{ id: 'allergy', text: 'Any allergies?', isRequired: true }] },
  patchTest: { hoursBefore: 48 },
}

test('a visitor logs in on the way to the calendar, picks a slot, gives the must-haves, pays a deposit and has a request (spec §4)', {
  tag: '@phone',
}, async ({ page, addresses, makeWorld, logIn }) => {
  const world = await makeWorld({ listing: { must_haves: asksForAll } })
  const slot = slotOf(world)
  await page.goto(`${addresses.marketplaceUrl}/category-detail/${world.listing.id}`)
  await page.getByRole('link', { name: 'See availability', exact: true }).click()
  await expect(page).toHaveURL(/\/login\?next=/)
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
  await expect(page.getByText(/^£[\d.]+ set aside$/)).toBeVisible()
  await page.getByRole('link', { name: world.title, exact: true }).click()
  await expect(page).toHaveURL(/\/booking-details\//)
  await expect(page.getByText('Waiting for Priya')).toBeVisible()
  await expect(page.getByText('None that I know of')).toBeVisible()
  const payments = page.getByRole('table', { name: 'Payments' })
  await expect(payments.getByRole('row', { name: /Deposit .*4242.*On hold, not charged.*£/ })).toBeVisible()
  await expect(payments.getByRole('row', { name: /Balance .*4242.*If accepted, .*£/ })).toBeVisible()
})

test('what was typed right before a reload is still there, and lies in no storage of the browser', async ({
  page,
  makeWorld,
  logIn,
}) => {
  const world = await makeWorld({ listing: { must_haves: asksForAll } })
  await logIn(page, 'marketplace', world.clientEmails[0] ?? '', availabilityPath(world))
  await pickSlot(page, slotOf(world))
  await page.getByRole('checkbox', { name: /may see my answers/ }).check()
  await page.getByLabel('Any allergies?').fill('Nickel, and latex')
  const stored = () => page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
  expect(await stored()).not.toContain('Nickel')
  await page.reload()
  await expect(page.getByLabel('Any allergies?')).toHaveValue('Nickel, and latex')
})

test('a private address typed by a visitor leads home with a warning, and on after the log-in (spec §6)', async ({
  page,
  addresses,
  makeWorld,
  logIn,
}) => {
  const world = await makeWorld()
  await page.goto(addresses.marketplaceUrl + availabilityPath(world))
  await expect(
    page.getByRole('alert').filter({ hasText: 'Your Session is expired. Please login again.' }),
  ).toBeVisible()
  await expect(page).toHaveURL(`${addresses.marketplaceUrl}/`)
  await page.getByRole('link', { name: 'Log in', exact: true }).first().click()
  await logIn(page, 'marketplace', world.clientEmails[0] ?? '')
  await expect(page).toHaveURL(new RegExp(availabilityPath(world)))
})

test('a listing with auto-approval is booked without its provider, paid in full (spec §4)', async ({
  page,
  makeWorld,
  openCalendar,
}) => {
  const world = await makeWorld({ listing: { approval: 'automatic' } })
  await openCalendar(page, world)
  await goToCard(page, slotOf(world), 'full')
  await payWithCard(page)
  await expect(page.getByRole('heading', { level: 1, name: 'It’s booked.' })).toBeVisible({ timeout: 20_000 })
  await page.getByRole('link', { name: 'View booking' }).click()
  await expect(page.getByText('Confirmed', { exact: true })).toBeVisible()
  await expect(page.getByRole('row', { name: /Payment in full .*4242.*Paid .*£54\.00/ })).toBeVisible()
})

test('a refused card is told why, and another works on the same page (spec §8)', { tag: '@phone' }, async ({
  page,
  makeWorld,
  openCalendar,
  hasTouch,
}) => {
  const world = await makeWorld()
  await openCalendar(page, world)
  await goToCard(page, slotOf(world))
  const receipt = page.getByRole('complementary', { name: 'Summary' })
  if (hasTouch) {
    // One row there, so that the card's number stands above the dock at once.
    await expect(receipt).toBeHidden()
    await expect(page.getByText(world.title, { exact: true }).filter({ visible: true })).toHaveCount(1)
    const number = page.frameLocator('iframe[title="Secure payment input frame"]').getByLabel('Card number')
    await expect(number).toBeVisible()
    const [field, dock] = [
      await number.boundingBox(),
      await page.getByRole('region', { name: 'Next step' }).boundingBox(),
    ]
    expect((field?.y ?? 0) + (field?.height ?? 0)).toBeLessThan(dock?.y ?? 0)
  } else await expect(receipt).toBeVisible()
  await payWithCard(page, cards.refused)
  await expect(page.getByRole('alert').filter({ hasText: 'Your card was declined' })).toContainText(
    'You haven’t been charged.',
  )
  await payWithCard(page, cards.good)
  await expectSent(page)
})
