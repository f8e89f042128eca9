import { bookingIn } from '@ginipig/api/scenarios'
import { createSlots } from '@ginipig/api/testing'
import type { Page } from '@playwright/test'
import { expect, test } from '#fixtures/test.ts'

const DAY_MS = 86_400_000
const twoDaysAgo = () => ({ date: new Date(Date.now() - 2 * DAY_MS).toISOString().slice(0, 10), time: '10:00' })

async function give(page: Page, dimensions: readonly string[], stars: number): Promise<void> {
  for (const dimension of dimensions)
    await page
      .getByRole('radiogroup', { name: dimension })
      .getByRole('radio', { name: `${stars} out of 5` })
      .press('Space')
  await page.getByRole('button', { name: 'Send review' }).click()
}

test('what two people say of each other shows once both have (spec §3 Review)', async ({
  page,
  addresses,
  database,
  makeWorld,
  logIn,
  newPerson,
}) => {
  const world = await makeWorld()
  const listing = await database.row<Parameters<typeof bookingIn>[3]['listing']>(
    'select * from listing where id = $1',
    [world.listing.id],
  )
  if (!listing) throw new Error('no listing')
  const [slot] = await createSlots(database, Date.now() - 3 * DAY_MS, listing, [twoDaysAgo()])
  if (!slot) throw new Error('no slot')
  const clientId = world.clientIds[0] ?? ''
  const { id } = await bookingIn(database, Date.now(), 'completed', { listing, slot, clientId })

  await logIn(page, 'marketplace', world.clientEmails[0] ?? '', `/leave-review/${id}`)
  await page.getByRole('button', { name: 'Send review' }).click()
  await expect(page.getByText('Please choose rating').first()).toBeVisible()
  await page.getByLabel('In your words').fill('She took her time with the fringe.')
  await page
    .getByLabel(/^Add photo/)
    .setInputFiles({ name: 'fringe.png', mimeType: 'image/png', buffer: await page.screenshot() })
  await expect(page.getByRole('button', { name: 'Remove Photo 1' })).toBeVisible()
  await page.getByRole('checkbox', { name: /I agree that these photos are shown/ }).check()
  await give(page, ['Professionalism', 'Friendliness', 'Reliability', 'Results'], 5)
  await expect(page.getByText('Thank you: your review of Priya is saved.')).toBeVisible()

  const visitor = await newPerson()
  const shown = visitor.getByText('She took her time with the fringe.')
  const openPage = () => visitor.goto(`${addresses.marketplaceUrl}/provider-detail/${world.providerId}`)
  await openPage()
  await expect(visitor.getByText('No reviews yet', { exact: true })).toBeVisible()

  const provider = await newPerson()
  await provider.goto(`${addresses.consoleUrl}/provider/review/${id}`)
  await logIn(provider, 'console', world.providerEmail)
  await expect(provider.getByText('She took her time with the fringe.')).toBeHidden()
  await give(provider, ['Friendliness', 'Reliability'], 4)
  await expect(provider.getByText('Thank you: your review is saved.')).toBeVisible()
  await expect(provider.getByText('She took her time with the fringe.')).toBeVisible()

  await openPage()
  await visitor.getByRole('link', { name: /^Reviews/ }).click()
  await expect(shown).toBeVisible()
  const photo = visitor.getByRole('button', { name: /^Photo of the result, by .+: open large$/ })
  await expect(photo).toBeVisible()
  await page.goto(`${addresses.marketplaceUrl}/review/${id}`)
  await expect(page.getByRole('heading', { name: 'What Priya says of you' })).toBeVisible()

  // What was agreed to is taken back; the words stay.
  await page.getByRole('button', { name: 'Remove my photos' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove them' }).click()
  await expect(page.getByText('Your photos are removed: nobody else sees them now.')).toBeVisible()
  await openPage()
  await visitor.getByRole('link', { name: /^Reviews/ }).click()
  await expect(shown).toBeVisible()
  await expect(photo).toBeHidden()
})
