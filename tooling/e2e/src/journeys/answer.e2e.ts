import type { Database } from '@ginipig/api/testing'
import type { Locator, Page } from '@playwright/test'
import { bookByCalls } from '#fixtures/booking-calls.ts'
import { choosePlan, expectSent, giveStatements, payWithCard, pickSlot, slotOf } from '#fixtures/booking-steps.ts'
import { expect, type Person, test, type World } from '#fixtures/test.ts'
import { readAddresses } from '#stack/addresses.ts'

/** Opens the one request: beside the list on a wide screen, as a page on a narrow one. */
async function openRequest(provider: Page, logIn: Person, world: World): Promise<void> {
  await provider.goto(`${readAddresses().consoleUrl}/provider/my-bookings`)
  await logIn(provider, 'console', world.providerEmail)
  await expect(provider.getByRole('heading', { level: 1, name: 'Bookings' })).toBeVisible()
  await expect(provider.getByText('1 request waits for your answer.')).toBeVisible()
  await provider.getByRole('link', { name: 'Maya Osei', exact: true }).click()
  await expect(provider.getByText('You earn', { exact: true })).toBeVisible()
}

/** "Taken from you £0.00", and the ledger says so too. */
async function expectNothingTaken(page: Page, database: Database, bookingId: string): Promise<void> {
  await expect(page.locator('dl > div', { hasText: 'Taken from you' })).toContainText('£0.00')
  const row = await database.row<{ taken: number }>(
    `select coalesce(sum(e.amount) filter (where e.account = 'stripe'), 0)::int as taken
     from ledger_txn t join ledger_entry e on e.txn_id = t.id where t.booking_id = $1`,
    [bookingId],
  )
  expect(row).toEqual({ taken: 0 })
}

test('a provider accepts, and the client’s open page says so by itself (spec §4)', { tag: '@phone' }, async ({
  page,
  makeWorld,
  openCalendar,
  logIn,
  newPerson,
  database,
}) => {
  const world = await makeWorld({
    listing: {
      must_haves: {
        photos: null,
        requirements: { text: 'No colour in six months.' },
        consultation: null,
        patchTest: null,
      },
    },
  })
  await openCalendar(page, world)
  await pickSlot(page, slotOf(world))
  await page.getByRole('checkbox', { name: 'I meet all of these' }).check()
  await giveStatements(page)
  await choosePlan(page, 'deposit')
  await payWithCard(page)
  await expectSent(page)
  await page.getByRole('link', { name: 'View booking' }).click()
  await expect(page.getByText('Waiting for Priya')).toBeVisible()

  const provider = await newPerson()
  await openRequest(provider, logIn, world)
  await expect(provider.getByRole('timer', { name: 'Time left to reply' }).last()).toHaveText(/7 h|8 h/)
  await expect(provider.getByText('Meets your booking requirements')).toBeVisible()
  await expect(provider.getByText('Held on their card')).toBeVisible()
  const accept = provider.getByRole('button', { name: 'Accept', exact: true })
  if ((provider.viewportSize()?.width ?? 0) >= 1180) {
    // Beside the list the answer is in sight at once, however long what is read for it.
    await expect(accept).toBeInViewport({ ratio: 1 })
  } else {
    // On a page of its own nobody can press it before the must-haves were in sight.
    const boxOf = (part: Locator) => part.evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect)
    const given = await boxOf(provider.getByText('Meets your booking requirements'))
    expect((await boxOf(accept)).top).toBeGreaterThan(given.bottom)
  }
  await accept.click()
  await expect(
    provider.getByRole('status').filter({ hasText: 'Accepted. Maya’s payment is taken in a few seconds.' }),
  ).toBeVisible()

  // Taken back, and given again: only then are the ten seconds let by.
  await provider.getByRole('button', { name: 'Undo' }).click()
  await provider.getByRole('button', { name: 'Accept', exact: true }).click()
  await expect(provider.getByRole('button', { name: 'Undo' })).toBeVisible()
  await database.rows('update graphile_worker._private_jobs set run_at = now() where attempts = 0')

  await expect(page.getByText('Confirmed', { exact: true })).toBeVisible()
  const payments = page.getByRole('table', { name: 'Payments' })
  await expect(payments.getByRole('row', { name: /Deposit .*Paid \d\d-\d\d-\d{4}.*£8\.10/ })).toBeVisible()
  await expect(payments.getByRole('row', { name: /Balance .*Due .*£45\.90/ })).toBeVisible()
})

test('a provider declines with a reason, and the card is released (spec §4)', async ({
  page,
  addresses,
  makeWorld,
  logIn,
  newPerson,
  database,
}) => {
  const world = await makeWorld()
  const bookingId = await bookByCalls(addresses, world, slotOf(world), 'deposit')
  await logIn(page, 'marketplace', world.clientEmails[0] ?? '', `/booking-details/${bookingId}`)

  const provider = await newPerson()
  await openRequest(provider, logIn, world)
  await provider.getByRole('button', { name: 'Decline', exact: true }).click()
  const dialog = provider.getByRole('alertdialog', { name: 'Decline Maya’s request?' })
  await dialog.getByRole('button', { name: 'Decline request' }).click()
  await expect(dialog.getByRole('alert')).toHaveText('Please choose a reason')
  await expect(dialog.getByRole('radiogroup', { name: 'Reason' })).toHaveAccessibleDescription('Please choose a reason')
  await expect(dialog.getByRole('radio').first()).toBeFocused()
  await dialog.getByRole('radio', { name: 'Fully booked' }).check()
  await dialog.getByLabel('Words for Maya').fill('Sorry, I am away that week.')
  await dialog.getByRole('button', { name: 'Decline request' }).click()
  await expect(dialog).toBeHidden()
  await expect(provider.getByText('Declined. Maya wasn’t charged; that time is blocked in your diary.')).toBeVisible()

  await expect(page.getByText('Priya couldn’t take it, nothing charged')).toBeVisible()
  await expect(
    page.getByText(/^You asked for .+ The diary is full that day\. “Sorry, I am away that week\.”$/),
  ).toBeVisible()
  await expect(page.getByRole('row', { name: /Deposit .*Released, never charged.*£8\.10/ })).toBeVisible()
  await expectNothingTaken(page, database, bookingId)
})

test('a request that nobody answers in 8 hours ends by itself, on both sides (spec §4)', async ({
  page,
  addresses,
  makeWorld,
  logIn,
  newPerson,
  database,
}) => {
  const world = await makeWorld()
  const bookingId = await bookByCalls(addresses, world, slotOf(world), 'deposit')
  await logIn(page, 'marketplace', world.clientEmails[0] ?? '', `/booking-details/${bookingId}`)
  const provider = await newPerson()
  await logIn(provider, 'console', world.providerEmail, `/provider/booking-details/${bookingId}`)
  await expect(provider.getByText('Needs your reply')).toBeVisible()
  // As a page of its own: what was given stands beside the money, not a third of the screen below an empty one.
  const boxOf = (name: string) => provider.getByRole('heading', { level: 2, name }).boundingBox()
  const [money, given] = [await boxOf('Money'), await boxOf('Must-haves')]
  expect(given?.x).toBeGreaterThan((money?.x ?? 0) + (money?.width ?? 0))

  await database.rows(`update booking set respond_by = now() - interval '1 second' where id = $1`, [bookingId])
  await expect(page.getByText('No reply, nothing charged')).toBeVisible()
  await expect(page.getByRole('row', { name: /Deposit .*Released, never charged/ })).toBeVisible()
  await expect(provider.getByText('You ran out of time')).toBeVisible()
  await expect(provider.getByRole('button', { name: 'Accept', exact: true })).toBeHidden()
  await expectNothingTaken(page, database, bookingId)
})
