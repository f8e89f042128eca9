import type { Page } from '@playwright/test'
import { expectUsable } from '#fixtures/axe.ts'
import { payWithCard, pickSlot } from '#fixtures/booking-steps.ts'
import { expect, test } from '#fixtures/test.ts'

test.use({ serviceWorkers: 'allow', contextOptions: { reducedMotion: 'reduce' } })

/** Less than 36 hours ahead: nothing to choose between must-haves and card. */
const tomorrow = () => ({ date: new Date(Date.now() + 86_400_000).toISOString().slice(0, 10), time: '12:00' })

/** How much is sealed: what is in it nobody can read, the page aside. */
const keptSize = (page: Page) => page.evaluate(() => localStorage.getItem('ginipig.days')?.length ?? 0)

/** Wide only: what differs on a phone is the sheet's columns. */
test('without signal the next appointment is there, for who is logged in, and gone after log-out', async ({
  page,
  context,
  addresses,
  makeWorld,
  openCalendar,
}) => {
  const world = await makeWorld({ listing: { approval: 'automatic' }, slots: [tomorrow()] })
  const [slot] = world.slots
  if (!slot) throw new Error('no slot')
  await openCalendar(page, world)
  await expect.poll(() => keptSize(page)).toBeGreaterThan(0)
  const without = await keptSize(page)
  await pickSlot(page, slot)
  await page.getByRole('checkbox', { name: /^What I’ve told .+ is true$/ }).check()
  await page.getByRole('checkbox', { name: 'I agree to the booking and cancellation policy' }).check()
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await payWithCard(page)
  await expect(page.getByRole('heading', { name: 'It’s booked.' })).toBeVisible({ timeout: 20_000 })
  await expect.poll(() => keptSize(page)).toBeGreaterThan(without)

  await context.setOffline(true)
  await page.goto(`${addresses.marketplaceUrl}/my-booking`)
  await expect(page.getByRole('heading', { level: 1, name: 'You’re offline.' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: /with Priya$/ })).toBeVisible()
  await expect(page.getByText('12 Cutting Room Square, Manchester')).toBeVisible()
  await expectUsable(page)

  await context.setOffline(false)
  await expect(page.getByRole('heading', { level: 1, name: 'My bookings' })).toBeVisible()
  await page.getByRole('button', { name: /’s account$/ }).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await expect(page).toHaveURL(/\/login/)

  await context.setOffline(true)
  await page.goto(addresses.marketplaceUrl)
  await expect(page.getByText('The page you wanted comes when your signal is back.')).toBeVisible()
})

test('what a page sends as it goes gets there past the worker', async ({ page, makeWorld, openCalendar }) => {
  const world = await makeWorld({ slots: [tomorrow()] })
  const [slot] = world.slots
  if (!slot) throw new Error('no slot')
  await openCalendar(page, world)
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.reload()
  await pickSlot(page, slot)
  expect(await page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated')
  // Through the worker one in two is lost, by chance: so it is looked at that none goes through it.
  const throughWorker = () =>
    page.evaluate(() => {
      type Asked = PerformanceResourceTiming & { workerFinalSourceType?: string } // not in TypeScript's library yet
      const asked = performance.getEntriesByType('resource') as Asked[]
      return asked
        .filter(({ name, workerStart }) => name.includes('/api/') && workerStart > 0)
        .filter(({ workerFinalSourceType }) => workerFinalSourceType !== 'network')
        .map(({ name }) => name)
    })
  expect(await throughWorker()).toEqual([])
  await page.getByRole('checkbox', { name: /^What I’ve told .+ is true$/ }).check()
  await page.reload()
  await expect(page.getByRole('checkbox', { name: /^What I’ve told .+ is true$/ })).toBeChecked()
})
