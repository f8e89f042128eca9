import type { Page } from '@playwright/test'
import { expectUsable } from '#fixtures/axe.ts'
import { pickDay, slotOf, slotRadio } from '#fixtures/booking-steps.ts'
import { pressOn, tabTo } from '#fixtures/keyboard.ts'
import { title } from '#fixtures/sign-up-steps.ts'
import { expect, test } from '#fixtures/test.ts'

// What still moves has colours of its own.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000
const timeAt = (at: number) =>
  new Date(at).toLocaleTimeString('en-GB', { timeZone: 'Europe/London', hour: '2-digit', minute: '2-digit' })

/** The latest minute past an hour that a day of the diary can begin with, epoch ms. */
function latestFirstMinute() {
  let at = Math.floor(Date.now() / HOUR_MS) * HOUR_MS + 60_000
  while (timeAt(at) < '07:00' || timeAt(at) > '22:00') at -= HOUR_MS
  return at
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })

test('a provider adds, moves and removes a slot and blocks a time (spec §3 Diary)', { tag: '@phone' }, async ({
  page,
  addresses,
  hasTouch,
  makeWorld,
  logIn,
}) => {
  const world = await makeWorld()
  // No slot of the world lies so far ahead, and no clock changes in the middle of a day.
  const date = new Date(Date.now() + 40 * DAY_MS).toISOString().slice(0, 10)
  await logIn(page, 'console', world.providerEmail, `/provider/diary?view=list&day=${date}`)
  await expect(title(page, 'Diary')).toBeVisible()

  await button(page, 'Add to diary').click()
  const add = dialog(page, 'Add to diary')
  await add.getByLabel('Listing').selectOption({ label: world.title })
  await add.getByLabel('Date').fill(date)
  await add.getByLabel('Starts at').selectOption('10:00')
  await button(page, 'Add slot').click()
  await expect(page.getByText('The slot is in your diary')).toBeVisible()

  await page.goto(`${addresses.consoleUrl}/provider/diary?day=${date}`)
  await page.getByRole('button', { name: /^10:00 – / }).press('m')
  await expect(page.getByText(/^Lifted\./)).toBeAttached()
  // dnd-kit hears keys from a timer on that it starts as it lifts: nobody presses the next one before it.
  await page.evaluate(() => new Promise((heard) => setTimeout(heard)))
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('button', { name: /^10:30 – / })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('The slot has moved')).toBeVisible()
  await page.getByRole('button', { name: /^10:30 – / }).press('Enter')
  await dialog(page, world.title).getByRole('button', { name: '11:00, free' }).click()
  await button(page, 'Move to 11:00').click()
  await expect(page.getByRole('button', { name: /^10:30 – / })).toHaveCount(0)
  await expect(page.getByRole('button', { name: /^11:00 – / })).toBeFocused()

  // With the mouse: two hours are as high as the slot, so half of it is one.
  const slot = page.getByRole('button', { name: /^1[12]:00 – / })
  if (!hasTouch) {
    const box = await slot.boundingBox()
    if (!box) throw new Error('The slot is out of sight')
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x, y + box.height / 4, { steps: 4 })
    await page.mouse.move(x, y + box.height / 2, { steps: 4 })
    await page.mouse.up()
    await expect(page.getByRole('button', { name: /^12:00 – / })).toBeVisible()
  }

  await slot.click()
  await button(page, 'Remove slot').click()
  await expect(page.getByText('The slot is gone')).toBeVisible()
  await expect(page.locator(`[data-day="${date}"]`)).toBeFocused()

  await button(page, 'Add to diary').click()
  await add.getByRole('radio', { name: /Time off/ }).check()
  await add.getByLabel('Date').fill(date)
  await add.getByLabel('From').selectOption('09:00')
  await add.getByLabel('Until').selectOption('12:00')
  await add.getByLabel('Note').fill('Dentist')
  await button(page, 'Block time').click()
  await expect(page.getByRole('button', { name: /^09:00 – 12:00.*Dentist/ })).toBeVisible()
  await expectUsable(page)
})

test('the days stay in sight over the hours, and hide nothing that gets the focus (WCAG 2.4.11)', {
  tag: '@phone',
}, async ({ page, makeWorld, logIn }) => {
  const world = await makeWorld()
  await logIn(page, 'console', world.providerEmail, '/provider/diary?view=week')
  const tomorrow = page.locator('[data-day]').nth(1)
  const entries = tomorrow.getByRole('button')
  await entries.last().focus()
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
  const head = page.locator('[aria-hidden]').getByText(/^\d open$/)
  await expect(head.first()).toBeInViewport()
  for (const entry of (await entries.all()).reverse().slice(1)) {
    await page.keyboard.press('Shift+Tab')
    await expect(entry).toBeFocused()
    const [days, shown] = [await head.first().boundingBox(), await entry.boundingBox()]
    if (!days || !shown) throw new Error('Nothing is shown')
    expect(shown.y).toBeGreaterThanOrEqual(days.y + days.height)
  }
})

test('the time that it is can be read whole in the first minutes of the first hour', { tag: '@phone' }, async ({
  page,
  makeWorld,
  logIn,
}) => {
  const world = await makeWorld()
  await logIn(page, 'console', world.providerEmail, '/provider/diary?view=day')
  await expect(title(page, 'Diary')).toBeVisible()
  const at = latestFirstMinute()
  await page.clock.setFixedTime(at)
  await page.reload()
  const now = page.getByText(timeAt(at), { exact: true })
  await expect(now).toBeVisible()
  const [heads, shown] = [await page.locator('[data-today]').boundingBox(), await now.boundingBox()]
  if (!heads || !shown) throw new Error('Nothing is shown')
  expect(shown.y).toBeGreaterThanOrEqual(heads.y + heads.height)
})

test('Tab goes on inside a dialog past a field that is left empty (WCAG 2.1.1)', async ({ page, makeWorld, logIn }) => {
  const world = await makeWorld()
  await logIn(page, 'console', world.providerEmail, '/provider/diary')
  await pressOn(page, button(page, 'Calendars'), 'Enter')
  const calendars = dialog(page, 'Calendars')
  await tabTo(page, calendars.getByLabel('Name of the calendar'))
  await page.keyboard.press('Tab')
  await expect(calendars.getByText('Please enter name of the calendar')).toBeVisible()
  await expect(calendars.getByLabel('Address of the calendar')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(calendars.getByText('Please enter address of the calendar')).toBeVisible()
  await expect(button(page, 'Add calendar')).toBeFocused()
})

/** "20270211T093000Z". */
const stamp = (instant: number) => new Date(instant).toISOString().replace(/[-:]|\.\d{3}/g, '')

test('a time from another calendar closes a slot while a client looks at it, and opens it when it goes', {
  tag: '@phone',
}, async ({ page, addresses, makeWorld, logIn, openCalendar, newPerson }) => {
  test.slow()
  const world = await makeWorld()
  const slot = slotOf(world)
  const client = await newPerson()
  await openCalendar(client, world)
  await pickDay(client, slot)
  await expect(slotRadio(client, slot)).toBeEnabled()

  await logIn(page, 'console', world.providerEmail, '/provider/diary?view=list')
  await button(page, /^Calendars/).click()
  const calendars = dialog(page, 'Calendars')
  await calendars.getByLabel('Name of the calendar').fill('Studio diary')
  await calendars.getByLabel('Address of the calendar').fill('http://192.168.1.20/priya.ics')
  await button(page, 'Add calendar').click()
  await expect(calendars.getByText(/^That’s on a private network/)).toBeVisible()
  const address = `${addresses.calendarUrl}/${stamp(slot.startsAt)}/${stamp(slot.endsAt)}.ics`
  await calendars.getByLabel('Address of the calendar').fill(address)
  await button(page, 'Add calendar').click()
  await expect(calendars.getByText('Reading', { exact: true })).toBeVisible()
  await expectUsable(page)
  await expect(slotRadio(client, slot).and(client.locator(':enabled'))).toHaveCount(0)

  await button(page, 'More for Studio diary').click()
  await page.getByRole('menuitem', { name: 'Remove' }).click()
  await button(page, 'Remove calendar').click()
  await expect(calendars.getByRole('heading', { name: 'Studio diary' })).toHaveCount(0)
  await expect(slotRadio(client, slot)).toBeEnabled()
})
