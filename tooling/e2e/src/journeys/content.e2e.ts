import type { Locator } from '@playwright/test'
import { expectUsableOnBoth } from '#fixtures/axe.ts'
import { readPages } from '#fixtures/routes.ts'
import { title } from '#fixtures/sign-up-steps.ts'
import { expect, test } from '#fixtures/test.ts'

// What still moves has colours of its own.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('a visitor reads a post from the starting page, finds an answer by its address and says what they think', async ({
  page,
  addresses,
}) => {
  await page.goto(addresses.marketplaceUrl)
  const strip = page.getByRole('region', { name: 'From the blog' })
  await strip.getByRole('link', { name: 'Your first appointment with a trainee, minute by minute' }).click()
  // Pressed before the app is there, a link loads its page as in any browser: the heading has the focus or not.
  await expect(title(page, 'Your first appointment with a trainee, minute by minute')).toBeVisible()
  await page
    .getByRole('navigation', { name: 'On this page' })
    .getByRole('link', { name: 'Why it takes longer' })
    .click()
  await expect(page.getByRole('heading', { name: 'Why it takes longer' })).toBeInViewport()

  await page.goto(`${addresses.marketplaceUrl}/faq#cancel-cost`)
  const answer = page.getByRole('group').filter({ hasText: 'What does it cost if I cancel?' })
  await expect(answer.getByText('£35.10')).toBeVisible()
  await page.getByRole('searchbox', { name: 'Search questions' }).fill('refunds')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await page.getByRole('link', { name: 'What if the provider cancels?' }).click()
  await expect(page.getByText(/You get everything back, deposit included/)).toBeVisible()

  await page.getByRole('contentinfo').getByRole('link', { name: 'Give feedback' }).click()
  await page.getByRole('button', { name: 'Send feedback' }).click()
  await expect(page.getByText('Please choose rating')).toBeVisible()
  await page.getByRole('radio', { name: '4 out of 5, Really good' }).check({ force: true })
  await page.getByLabel('Your name').fill('Hannah Doyle')
  await page.getByRole('button', { name: 'Send feedback' }).click()
  await expect(title(page, 'Thank you, Hannah.')).toBeFocused()
})

test('in text twice as large on 320 px what heads a part is no smaller than the rest, and fields show what they hold', async ({
  page,
  addresses,
  makeWorld,
}) => {
  await makeWorld()
  await page.setViewportSize({ width: 320, height: 640 })
  const openLarge = async (path: string) => {
    await page.goto(addresses.marketplaceUrl + path)
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
  }
  const sizeOf = (part: Locator) => part.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize))
  await openLarge('/')
  const tile = page.getByRole('article').filter({ has: page.getByRole('heading', { name: 'Wellness', exact: true }) })
  await expect(tile).toBeVisible()
  expect
    .soft(await sizeOf(tile.getByRole('heading')))
    .toBeGreaterThanOrEqual((await sizeOf(page.locator('body'))) * 0.75)
  await openLarge('/treatment')
  const isWhole = (select: HTMLSelectElement) => {
    const { font, paddingLeft, paddingRight } = getComputedStyle(select)
    const pen = document.createElement('canvas').getContext('2d')
    if (!pen) throw new Error('No canvas')
    pen.font = font
    const { width } = pen.measureText(select.selectedOptions[0]?.text ?? '')
    return width <= select.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
  }
  expect.soft(await page.getByRole('combobox', { name: 'Sort by' }).evaluate(isWhole)).toBe(true)
  await openLarge('/faq')
  const field = await page.getByRole('searchbox', { name: 'Search questions' }).boundingBox()
  expect.soft(field?.width).toBeGreaterThan(160)
})

for (const { app, path, name } of readPages) {
  test(`${path} of the ${app} is usable by everybody (WCAG 2.2 AA)`, async ({ page, addresses }) => {
    await page.goto(`${app === 'console' ? addresses.consoleUrl : addresses.marketplaceUrl}${path}`)
    await expect(title(page, name)).toBeVisible()
    await expect(page.locator('[aria-busy="true"]:visible')).toHaveCount(0)
    await expectUsableOnBoth(page)
  })
}
