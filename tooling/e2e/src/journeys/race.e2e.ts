import type { Page } from '@playwright/test'
import {
  choosePlan,
  chooseSlot,
  expectSent,
  giveStatements,
  payWithCard,
  pickDay,
  pickSlot,
  slotOf,
  slotRadio,
} from '#fixtures/booking-steps.ts'
import { availabilityPath, expect, type Person, test, type World } from '#fixtures/test.ts'

const BEATEN = 'It looks like someone has beat you to this appointment.'

/** Never hears of anything: its page stays as it was. */
const goDeaf = (page: Page) => page.routeWebSocket(/socket\.io/, () => undefined)

const beaten = (page: Page) => page.getByRole('alert').getByText(BEATEN, { exact: true })
const mustHaves = (page: Page) => page.getByRole('heading', { level: 1, name: 'must-haves' })

type Opening = { logIn: Person; world: World }

async function openCalendar(page: Page, number: number, { logIn, world }: Opening): Promise<void> {
  await logIn(page, 'marketplace', world.clientEmails[number] ?? '', availabilityPath(world))
  await pickDay(page, slotOf(world))
}

test('two clients want one place: who is first keeps it, the other is told at once (spec §8)', {
  tag: '@phone',
}, async ({ page, makeWorld, logIn, newPerson }) => {
  const world = await makeWorld({ clients: 3 })
  const slot = slotOf(world)
  const opening = { logIn, world }
  const [watcher, late] = [await newPerson(), await newPerson()]
  await goDeaf(late)
  await openCalendar(page, 0, opening)
  await openCalendar(watcher, 1, opening)
  await openCalendar(late, 2, opening)
  await chooseSlot(late, slot)
  await expect(slotRadio(watcher, slot)).toBeEnabled()

  await pickSlot(page, slot)
  await expect(slotRadio(watcher, slot)).toBeDisabled()
  await expect(slotRadio(watcher, slot)).toHaveAccessibleName(/Being booked/)

  await late.getByRole('button', { name: 'Continue', exact: true }).click()
  await expect(beaten(late)).toBeVisible()
  await expect(late.getByRole('heading', { level: 1, name: 'When suits you?' })).toBeVisible()
  await expect(slotRadio(late, slot)).toBeDisabled()

  await giveStatements(page)
  await choosePlan(page, 'deposit')
  await payWithCard(page)
  await expectSent(page)
  await expect(slotRadio(watcher, slot)).toHaveAccessibleName(/Taken/)
})

test('two clients press at the same moment: exactly one gets the place (spec §8)', async ({
  page,
  makeWorld,
  logIn,
  newPerson,
}) => {
  const world = await makeWorld({ clients: 2 })
  const opening = { logIn, world }
  const people = [page, await newPerson()]
  for (const [number, person] of people.entries()) {
    await goDeaf(person)
    await openCalendar(person, number, opening)
    await chooseSlot(person, slotOf(world))
  }
  await Promise.all(people.map((person) => person.getByRole('button', { name: 'Continue', exact: true }).click()))
  const count = async (seen: (person: Page) => Promise<boolean>) =>
    (await Promise.all(people.map(seen))).filter(Boolean).length
  await expect
    .poll(async () => [
      await count((person) => mustHaves(person).isVisible()),
      await count((person) => beaten(person).isVisible()),
    ])
    .toEqual([1, 1])
})

test('a hold ends by itself: its holder is told, and the place is free again (product.md §2)', async ({
  page,
  makeWorld,
  logIn,
  newPerson,
  database,
}) => {
  const world = await makeWorld({ clients: 2 })
  const slot = slotOf(world)
  const opening = { logIn, world }
  const other = await newPerson()
  await openCalendar(page, 0, opening)
  await openCalendar(other, 1, opening)
  await pickSlot(page, slot)
  await expect(slotRadio(other, slot)).toBeDisabled()

  const past = `now() - interval '1 second'`
  await database.rows(`update booking set hold_until = ${past}, hold_shown_until = ${past} where listing_id = $1`, [
    world.listing.id,
  ])
  const dialog = page.getByRole('alertdialog', { name: 'Your time ran out' })
  await expect(dialog).toBeVisible()
  await expect(slotRadio(other, slot)).toBeEnabled()
  await chooseSlot(other, slot)
  await other.getByRole('button', { name: 'Continue', exact: true }).click()
  await expect(mustHaves(other)).toBeVisible()

  await dialog.getByRole('button', { name: 'Back to the calendar' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'When suits you?' })).toBeVisible()
})
