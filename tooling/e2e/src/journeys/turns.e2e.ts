import type { Page } from '@playwright/test'
import { chooseSlot, pickDay, type SeenSlot, slotOf, whenOf } from '#fixtures/booking-steps.ts'
import { divided, expect, figure, standing, test } from '#fixtures/both-sides.ts'

// £54.00: a deposit of £8.10, a balance of £45.90 (money.md §2).

/** The provider's own facts have the slot's time. */
const when = (provider: Page, slot: SeenSlot) =>
  provider.locator('dl > div', { hasText: 'When' }).filter({ hasText: whenOf(slot) })

test('a client moves alone: the deposit travels along, and both see the new time', async ({ stand, database }) => {
  const { bookingId, world, client, provider } = await stand(undefined, 'deposit')
  const to = slotOf(world, 6)
  await client.getByRole('link', { name: 'Move booking' }).click()
  await pickDay(client, to)
  await chooseSlot(client, to)
  await client.getByRole('button', { name: `Move to ${whenOf(to)}` }).click()
  await expect(client.getByText(`Moved to ${whenOf(to)}.`)).toBeVisible()
  await expect(client.getByRole('row', { name: /Deposit .*Paid.*£8\.10/ })).toBeVisible()
  await expect(when(provider, to)).toBeVisible()
  await expect(figure(provider, 'Paid', '£8.10')).toBeVisible()
  await expect(figure(provider, 'Due on', '£45.90')).toBeVisible()
  expect(await standing(database, bookingId)).toEqual({ slot: to.row.id, held: 810 })
  expect(await divided(database, bookingId)).toEqual({ back: 0, earned: 0, fee: 0 })
})

test('a provider proposes times and the client takes one: nothing more is paid', async ({ stand, database }) => {
  const { bookingId, world, client, provider } = await stand(undefined)
  const to = slotOf(world, 3)
  const asking = provider.getByRole('alertdialog')
  await provider.getByRole('button', { name: 'Propose other times' }).click()
  await asking.getByRole('button', { name: 'Later times' }).click()
  await asking.getByRole('checkbox', { name: whenOf(slotOf(world, 2)) }).check()
  await asking.getByRole('checkbox', { name: whenOf(to) }).check()
  await asking.getByRole('button', { name: 'Propose these times' }).click()
  await client.getByRole('radio', { name: whenOf(to) }).check()
  await client.getByRole('button', { name: `Yes to ${whenOf(to)}` }).click()
  await expect(client.getByText(`Moved to ${whenOf(to)}.`)).toBeVisible()
  await expect(client.getByRole('row', { name: /Payment in full .*Paid.*£54\.00/ })).toBeVisible()
  await expect(when(provider, to)).toBeVisible()
  await expect(figure(provider, 'Paid', '£54.00')).toBeVisible()
  expect(await standing(database, bookingId)).toEqual({ slot: to.row.id, held: 5_400 })
  expect(await divided(database, bookingId)).toEqual({ back: 0, earned: 0, fee: 0 })
})
