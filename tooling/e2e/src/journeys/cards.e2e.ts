import { bookWithDeposit, cards, fillCard, slotOf } from '#fixtures/booking-steps.ts'
import { expect, test } from '#fixtures/test.ts'

test('the card of a balance goes only once another is in its place (money.md test 36)', async ({
  page,
  addresses,
  makeWorld,
  openCalendar,
}) => {
  const world = await makeWorld()
  await openCalendar(page, world)
  await bookWithDeposit(page, slotOf(world))
  await page.goto(`${addresses.marketplaceUrl}/payment-details`)
  await expect(page.getByText(/^Pays £/)).toBeVisible()
  await expect(page.getByRole('row', { name: /Deposit.*Set aside/ })).toBeVisible()

  await page.getByRole('button', { name: 'Delete Visa ending 4242' }).click()
  await expect(page.getByRole('alertdialog', { name: /^This card still has to pay £/ })).toBeVisible()
  await page.getByRole('button', { name: 'Add another card' }).click()
  const adding = page.getByRole('dialog', { name: 'Add a card' })
  await fillCard(page, cards.other)
  await adding.getByRole('button', { name: 'Save card' }).click()
  await expect(adding).toBeHidden()

  await page.getByRole('button', { name: 'Delete Visa ending 4242' }).click()
  await page.getByRole('button', { name: 'Use 4444, delete 4242' }).click()
  await expect(page.getByRole('button', { name: 'Delete Visa ending 4242' })).toBeHidden()
  await expect(page.getByText(/^Pays £/)).toBeVisible()
})
