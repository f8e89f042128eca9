import { bookByCalls } from '#fixtures/booking-calls.ts'
import { answerBank, cards, fillCard, slotOf } from '#fixtures/booking-steps.ts'
import { expect, test } from '#fixtures/test.ts'

test('the card of a balance goes only once another is in its place (money.md test 36)', async ({
  page,
  addresses,
  makeWorld,
  logIn,
}) => {
  const world = await makeWorld()
  await bookByCalls(addresses, world, slotOf(world), 'deposit')
  await logIn(page, 'marketplace', world.clientEmails[0] ?? '', '/payment-details')
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

  // A card whose bank asks is kept once it has been answered.
  await page.getByRole('button', { name: 'Add a card' }).click()
  await fillCard(page, cards.asksBank)
  await adding.getByRole('button', { name: 'Save card' }).click()
  await answerBank(page, 'Complete')
  await expect(adding).toBeHidden()
  await expect(page.getByRole('button', { name: 'Delete Visa ending 3220' })).toBeVisible()
})
