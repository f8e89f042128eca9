import { daysAfter } from '@ginipig/domain/time'
import { expectAccessibleInTheDark, expectUsable } from '#fixtures/axe.ts'
import {
  cards,
  choosePlan,
  expectSent,
  fillCard,
  giveStatements,
  payButton,
  pickSlot,
  slotOf,
} from '#fixtures/booking-steps.ts'
import { pressOn, tabTo } from '#fixtures/keyboard.ts'
import { expect, test } from '#fixtures/test.ts'

// What still moves has colours of its own.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const asksForAll = {
  photos: { text: 'Two photos of your hair in daylight.' },
  requirements: { text: 'No colour in six months.' },
  consultation: { questions: [{ id: 'allergy', text: 'Any allergies?', isRequired: true }] },
  patchTest: { hoursBefore: 48 },
}

test('the pages before a booking are usable by everybody (WCAG 2.2 AA)', { tag: '@phone' }, async ({
  page,
  addresses,
  makeWorld,
}) => {
  const world = await makeWorld({ listing: { must_haves: asksForAll } })
  await page.goto(addresses.marketplaceUrl)
  await expect(page.getByRole('article').first()).toBeVisible()
  await expectUsable(page)
  await expectAccessibleInTheDark(page)
  await page.goto(`${addresses.marketplaceUrl}/treatment/hair?q=${encodeURIComponent(world.title)}`)
  await expect(page.getByRole('link', { name: world.title, exact: true })).toBeVisible()
  await expectUsable(page)
  await page.getByRole('link', { name: world.title, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: world.title })).toBeVisible()
  await expectUsable(page)
  await expectAccessibleInTheDark(page)
  await page.goto(`${addresses.marketplaceUrl}/login`)
  await expect(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible()
  await expectUsable(page)
})

test('every step of a booking is usable by everybody (WCAG 2.2 AA)', { tag: '@phone' }, async ({
  page,
  addresses,
  makeWorld,
  openCalendar,
  logIn,
}) => {
  test.slow()
  const world = await makeWorld({ listing: { must_haves: asksForAll } })
  await openCalendar(page, world)
  await expect(page.getByRole('radio').first()).toBeVisible()
  await expectUsable(page)
  await expectAccessibleInTheDark(page)
  await pickSlot(page, slotOf(world))
  const photo = { name: 'hair.png', mimeType: 'image/png', buffer: await page.screenshot() }
  await page.getByLabel('Add photo').setInputFiles([photo, { ...photo, name: 'back.png' }])
  await expect(page.getByRole('button', { name: 'Remove Photo 2' })).toBeVisible()
  await page.getByRole('checkbox', { name: 'I meet all of these' }).check()
  await page.getByRole('checkbox', { name: /may see my answers/ }).check()
  await page.getByLabel('Any allergies?').fill('None')
  await page.getByRole('radio', { name: 'I’ll come in for one' }).check()
  await expectUsable(page)
  await giveStatements(page)
  await expectUsable(page)
  await choosePlan(page, 'deposit')
  await fillCard(page, cards.refused)
  await payButton(page).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Your card was declined' })).toBeVisible()
  await expectUsable(page)
  await expectAccessibleInTheDark(page)
  await fillCard(page, cards.good)
  await payButton(page).click()
  await expectSent(page)
  await expectUsable(page)
  await page.getByRole('link', { name: 'See my bookings' }).click()
  await expect(page.getByRole('link', { name: world.title, exact: true })).toBeVisible()
  await expectUsable(page)
  await page.getByRole('link', { name: world.title, exact: true }).click()
  await expect(page.getByRole('table', { name: 'Payments' })).toBeVisible()
  await expectUsable(page)
  await expectAccessibleInTheDark(page)

  await page.goto(`${addresses.consoleUrl}/login`)
  await expect(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible()
  await expectUsable(page)
  await logIn(page, 'console', world.providerEmail)
  await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible()
  await expectUsable(page)
  await expectAccessibleInTheDark(page)
  await page.goto(`${addresses.consoleUrl}/provider/my-bookings`)
  await expect(page.getByRole('link', { name: 'Maya Osei', exact: true })).toBeVisible()
  await expectUsable(page)
  await expectAccessibleInTheDark(page)
  await page.goto(`${addresses.consoleUrl}/provider/diary`)
  await expect(page.getByRole('button', { name: 'Add to diary' })).toBeVisible()
  await expectUsable(page)
  await expectAccessibleInTheDark(page)
  await page.goto(`${addresses.consoleUrl}/provider/my-bookings`)
  await page.getByRole('link', { name: 'Maya Osei', exact: true }).click()
  await expect(page.getByText('Any allergies?')).toBeVisible()
  await expectUsable(page)
  await page.getByRole('button', { name: 'Decline', exact: true }).click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await expectUsable(page)
})

test('a booking can be made with the keyboard alone (WCAG 2.1.1)', async ({ page, makeWorld, logIn }) => {
  const world = await makeWorld()
  await logIn(page, 'marketplace', world.clientEmails[0] ?? '', `/category-detail/${world.listing.id}`)
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  await pressOn(page, page.getByRole('link', { name: 'See availability', exact: true }), 'Enter')

  const first = page.getByRole('gridcell', { selected: true }).getByRole('button')
  await tabTo(page, first)
  const wanted = daysAfter((await first.getAttribute('data-date')) ?? '', 5)
  for (let day = 0; day < 5; day += 1) await page.keyboard.press('ArrowRight')
  // Near the end of a month they lead into the next one, whose slots come a moment later.
  const there = page.getByRole('grid').locator(`[data-date="${wanted}"]`)
  await expect(there).toBeFocused()
  await expect(there).toContainText('slots')
  await page.keyboard.press('Enter')
  // The keyboard goes on at the day's first slot.
  await expect(page.getByRole('radio').first()).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { checked: true })).toBeFocused()
  await pressOn(page, button('Continue'), 'Enter')

  await pressOn(page, page.getByRole('checkbox', { name: /^What I’ve told .+ is true$/ }), 'Space')
  await pressOn(page, page.getByRole('checkbox', { name: /^I agree to the booking/ }), 'Space')
  await pressOn(page, button('Continue'), 'Enter')
  await pressOn(page, page.getByRole('link', { name: 'Continue with deposit' }), 'Enter')

  const fields = page.frameLocator('iframe[title="Secure payment input frame"]')
  await tabTo(page, fields.getByLabel('Card number'))
  await page.keyboard.type(cards.good)
  await tabTo(page, fields.getByLabel('Expiry date'))
  await page.keyboard.type('1230')
  await tabTo(page, fields.getByLabel('Security code'))
  await page.keyboard.type('123')
  await tabTo(page, page.getByLabel('Name on card'))
  await page.keyboard.type('Maya Osei')
  await pressOn(page, payButton(page), 'Enter')
  await expectSent(page)
})

test('an appointment is found and its booking begun by keyboard alone, 320 px wide (WCAG 2.1.1, 1.4.10)', async ({
  page,
  addresses,
  makeWorld,
}) => {
  const { title } = await makeWorld({ listing: { approval: 'automatic' } })
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto(addresses.marketplaceUrl)
  await tabTo(page, page.getByRole('combobox', { name: 'Treatment' }))
  await page.keyboard.type(title)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/treatment\?q=/)
  const card = page.getByRole('article').filter({ has: page.getByRole('heading', { name: title }) })
  await pressOn(page, card.getByRole('link', { name: `for ${title}` }).first(), 'Enter')
  await expect(page).toHaveURL(/\/login\?next=/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('the language can be changed to French and stays so (spec §4, §9)', async ({ page, addresses }) => {
  await page.goto(addresses.marketplaceUrl)
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await page.getByRole('button', { name: 'Français' }).click()
  await expect(page.getByRole('link', { name: 'Coiffure', exact: true }).first()).toBeVisible()
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
  await expect(page.getByRole('button', { name: 'Français' })).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('link', { name: 'Coiffure', exact: true }).first()).toBeVisible()
})
