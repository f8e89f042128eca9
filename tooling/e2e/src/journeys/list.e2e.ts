import type { Page } from '@playwright/test'
import { expectUsable } from '#fixtures/axe.ts'
import {
  bookWithDeposit,
  choosePlan,
  chooseSlot,
  expectSent,
  giveStatements,
  payWithCard,
  pickDay,
  type SeenSlot,
} from '#fixtures/booking-steps.ts'
import { title } from '#fixtures/sign-up-steps.ts'
import { expect, test } from '#fixtures/test.ts'

// What still moves has colours of its own.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })
const saved = (page: Page) => page.getByText(/^Saved at /)

async function fillTreatment(page: Page, name: string) {
  await page.getByLabel('Category').selectOption('hair')
  await button(page, 'Colour').click()
  await page.getByLabel('Treatment title').fill(name)
  await page.getByLabel('Description').fill('Regrowth covered at the root and a clear or toned gloss.')
  await page.getByLabel('Hours').selectOption('1')
  await page.getByLabel('Minutes').selectOption('45')
  await page.getByLabel('Reason why you require clients').fill('I need four starting colours for my assessment.')
}

async function fillRequirements(page: Page) {
  await page.getByRole('radio', { name: 'Nearly there' }).check()
  await page.getByRole('radio', { name: 'Portfolio' }).check()
  await page.getByRole('radio', { name: 'Insured', exact: true }).check()
  await page.getByRole('radio', { name: 'None needed' }).check()
  await page.getByRole('radio', { name: 'On my own' }).check()
  await page.getByLabel('Appointment setting').selectOption('salon')
  await page.getByLabel('Number of clients required').fill('4')
  await page.getByLabel('RRP').fill('85')
  await page.getByLabel('Product price').fill('34')
  await page.getByLabel('Where your usual price can be seen').selectOption('price_list')
  await page.getByLabel('How long you have charged it').selectOption('six_months')
  await page.getByRole('radio', { name: 'I’ll approve each one' }).check()
  await page.getByLabel('Booking requirements').fill('Hair past the jaw, no henna.')
  await page.getByRole('radio', { name: 'Not needed' }).check()
}

test(
  'a provider lists an appointment in two browsers, and a client finds and books it (spec §3 Appointment)',
  {
    tag: '@phone',
  },
  async ({ page, addresses, database, makeWorld, logIn, newPerson }, { testId }) => {
    test.slow()
    const world = await makeWorld()
    const name = `Root tint ${testId.slice(-8)}`
    await logIn(page, 'console', world.providerEmail, '/provider/appointment')
    await expect(title(page, 'New appointment')).toBeVisible()
    await fillTreatment(page, name)
    await expect(saved(page)).toBeVisible()
    await expectUsable(page)

    const elsewhere = await newPerson()
    await logIn(elsewhere, 'console', world.providerEmail, '/provider/appointment')
    await elsewhere.getByRole('link', { name }).click()
    await expect(elsewhere.getByRole('radiogroup', { name: 'Level of expertise' })).toBeVisible()
    await fillRequirements(elsewhere)
    await expectUsable(elsewhere)
    await button(elsewhere, 'Continue to dates').click()
    // Not below what is done with.
    const dates = elsewhere.getByRole('heading', { name: 'Availability' })
    await expect.poll(async () => (await dates.boundingBox())?.y).toBeLessThan(200)
    await button(elsewhere, /^On to /)
      .first()
      .click()
    await elsewhere
      .getByRole('grid')
      .first()
      .getByRole('button', { name: /\b15\b/ })
      .click()
    await button(elsewhere, /^10:00, free$/).click()
    await button(elsewhere, 'Every week').click()
    await expectUsable(elsewhere)
    await button(elsewhere, 'Check and list').click()
    // What was chosen isn't added yet.
    await expect(button(elsewhere, /^Add \d+ slots?$/)).toBeFocused()
    await expectUsable(elsewhere)
    await button(elsewhere, /^Add \d+ slots?$/).click()
    await button(elsewhere, 'Check and list').click()

    await expect(title(elsewhere, 'Check it, then list it')).toBeVisible()
    for (const tick of await elsewhere.getByRole('checkbox').all()) await tick.check()
    await expectUsable(elsewhere)
    await button(elsewhere, 'List it').click()
    await expect(title(elsewhere, `It’s live. ${name} is on Ginipig.`)).toBeVisible()
    await expectUsable(elsewhere)
    const listingId = new URL(elsewhere.url()).pathname.split('/').at(-1)

    const client = await newPerson()
    await logIn(client, 'marketplace', world.clientEmails[0] ?? '', `/category-detail/${listingId}`)
    await expect(title(client, name)).toBeVisible()
    const slot = await database.row<SeenSlot>(
      'select (extract(epoch from starts_at) * 1000)::float8 as "startsAt" from slot where listing_id = $1 order by 1 limit 1',
      [listingId],
    )
    if (!slot) throw new RangeError('There is no slot')
    await client.goto(`${addresses.marketplaceUrl}/treatment-availability/${listingId}`)
    await pickDay(client, slot)
    await chooseSlot(client, slot)
    await button(client, 'Continue').click()
    await client.getByRole('checkbox', { name: 'I meet all of these' }).check()
    await giveStatements(client)
    await choosePlan(client, 'deposit')
    await payWithCard(client)
    await expectSent(client)
  },
)

test('what is edited is on the marketplace at once, what is booked stays; one like it is begun (product.md §4)', {
  tag: '@phone',
}, async ({ page, addresses, makeWorld, logIn, openCalendar, newPerson }) => {
  test.slow()
  const world = await makeWorld()
  const client = await newPerson()
  await openCalendar(client, world)
  const [slot] = world.slots.filter(({ startsAt }) => startsAt > Date.now() + 4 * 86_400_000)
  if (!slot) throw new RangeError('There is no slot')
  await bookWithDeposit(client, slot)

  await logIn(page, 'console', world.providerEmail, `/provider/edit-appointment/${world.listing.id}?step=times`)
  await expect(page.getByText('Bookings already made stay as they are')).toBeVisible()
  // Listed before anybody asked by whom, and where the usual price can be seen.
  await page.getByLabel('Supervised by').fill('A tutor in the room')
  await page.getByLabel('Booking requirements').fill('Hair past the jaw.')
  await page.getByLabel('Where your usual price can be seen').selectOption('price_list')
  await page.getByLabel('How long you have charged it').selectOption('six_months')
  await button(page, 'Continue to dates').click()
  await expect(page.getByText(/booked or held for a client, and stays\./)).toBeVisible()
  await expectUsable(page)

  await client.goto(`${addresses.marketplaceUrl}/category-detail/${world.listing.id}`)
  await expect(title(client, world.title)).toBeVisible()
  await button(page, 'Check the changes').click()
  await expect(title(page, 'Check the changes')).toBeVisible()
  for (const tick of await page.getByRole('checkbox').all()) await tick.check()
  await button(page, 'List the changes').click()
  await expect(client.getByText('Hair past the jaw.')).toBeVisible()

  await page.goto(`${addresses.consoleUrl}/provider/my-listings`)
  await button(page, `More for ${world.title}`).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  const refusal = page.getByRole('alertdialog')
  await expect(refusal).toContainText(`“${world.title}” can’t be deleted yet`)
  await refusal.getByRole('button', { name: 'Back' }).click()
  await button(page, `More for ${world.title}`).click()
  await page.getByRole('menuitem', { name: 'Duplicate' }).click()
  await expect(title(page, 'New appointment')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Treatment' })).toContainText(world.title)
})
