import { expectUsable } from '#fixtures/axe.ts'
import { choosePlan, expectSent, giveStatements, payWithCard, pickSlot, slotOf } from '#fixtures/booking-steps.ts'
import { expect, test } from '#fixtures/test.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** The only time of its listing. */
const aWeekAhead = () => ({ date: new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10), time: '10:00' })

test('waitlist, from full to booked: what one gives back is the next one’s, before their eyes', async ({
  page,
  addresses,
  makeWorld,
  openCalendar,
  newPerson,
}) => {
  const world = await makeWorld({ clients: 2, slots: [aWeekAhead()] })
  await openCalendar(page, world)
  await pickSlot(page, slotOf(world))

  const waiting = await newPerson()
  await openCalendar(waiting, world, 1)
  await expect(waiting.getByRole('heading', { name: 'Fully booked for now' })).toBeVisible()
  await waiting.getByRole('button', { name: 'Join the waitlist' }).click()
  await expect(waiting.getByText('You’re the only one in line')).toBeVisible()
  await waiting.getByRole('link', { name: 'See all you’re waiting for' }).click()
  await expect(waiting.getByRole('link', { name: world.title })).toBeVisible()
  await expectUsable(waiting)

  await page.getByRole('button', { name: 'Choose another time' }).click()
  await page.getByRole('button', { name: 'Give it back' }).click()

  await waiting.getByRole('link', { name: 'See the time' }).click()
  await expect(waiting.getByRole('heading', { name: 'A time opened up, and it’s yours' })).toBeVisible()
  await expectUsable(waiting)
  await waiting.getByRole('link', { name: 'Take it' }).click()
  await giveStatements(waiting)
  await choosePlan(waiting, 'deposit')
  await payWithCard(waiting)
  await expectSent(waiting)
  await waiting.goto(`${addresses.marketplaceUrl}/my-booking?tab=waiting`)
  await expect(waiting.getByText('You’re not waiting for anything')).toBeVisible()
})
