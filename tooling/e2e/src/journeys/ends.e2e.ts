import { operate, tellSandbox } from '#fixtures/booking-calls.ts'
import { divided, expect, figure, refundRow, test } from '#fixtures/both-sides.ts'

// £54.00: a deposit of £8.10, a commission and a fee for cancelling of £8.10, half of it £27.00 (money.md §2).

test('a client withdraws a request: nothing is taken', async ({ stand, database }) => {
  const { bookingId, client, provider } = await stand(60, 'full', 'manual')
  await client.getByRole('button', { name: 'Withdraw request' }).click()
  await client.getByRole('alertdialog').getByRole('button', { name: 'Withdraw request' }).click()
  await expect(client.getByRole('row', { name: /Payment in full .*Released, never charged.*£54\.00/ })).toBeVisible()
  await expect(
    provider.getByText('Maya took the request back and wasn’t charged; your slot is open again.'),
  ).toBeVisible()
  expect(await divided(database, bookingId)).toEqual({ back: 0, earned: 0, fee: 0 })
})

test('a client cancels late: half the price is the provider’s, the rest goes back', async ({ stand, database }) => {
  const { bookingId, client, provider } = await stand(20)
  await client.getByRole('button', { name: 'Cancel booking' }).click()
  const asking = client.getByRole('alertdialog')
  await asking.getByRole('checkbox', { name: 'I know that £35.10 doesn’t come back' }).check()
  await asking.getByRole('button', { name: 'Cancel, lose £35.10' }).click()
  await expect(refundRow(client, '£18.90')).toBeVisible()
  await expect(figure(provider, 'You earned', '£27.00')).toBeVisible()
  await expect(figure(provider, 'Refunded', '£18.90')).toBeVisible()
  expect(await divided(database, bookingId)).toEqual({ back: 1_890, earned: 2_700, fee: 0 })
})

test('a client cancels early: the deposit is the price of it', async ({ stand, database }) => {
  const { bookingId, client, provider } = await stand(60, 'deposit')
  await client.getByRole('button', { name: 'Cancel booking' }).click()
  const asking = client.getByRole('alertdialog')
  await asking.getByRole('button', { name: 'Cancel, lose £8.10' }).click()
  await expect(client.getByText('Cancelled. Nothing more will be taken.')).toBeVisible()
  await expect(figure(provider, 'Paid by the client', '£8.10')).toBeVisible()
  await expect(figure(provider, 'You earned', '£0.00')).toBeVisible()
  expect(await divided(database, bookingId)).toEqual({ back: 0, earned: 0, fee: 0 })
})

test('a provider cancels: the client has everything back, the provider owes the fee', async ({ stand, database }) => {
  const { bookingId, client, provider } = await stand(60)
  await provider.getByRole('button', { name: 'Cancel booking' }).click()
  const asking = provider.getByRole('alertdialog')
  await asking.getByRole('radio', { name: 'I’m ill' }).check()
  await asking.getByRole('button', { name: 'Cancel and owe £8.10' }).click()
  await expect(refundRow(client, '£54.00')).toBeVisible()
  await expect(figure(provider, 'Fee for cancelling', '£8.10')).toBeVisible()
  expect(await divided(database, bookingId)).toEqual({ back: 5_400, earned: 0, fee: 810 })
})

test('a bank takes the payment back: nothing moves until it has decided, then all of it is the client’s', async ({
  stand,
  addresses,
  database,
}) => {
  const { bookingId, client, provider } = await stand(60)
  const payment = () =>
    database.row<{ intent: string; dispute: string | null }>(
      'select stripe_payment_intent as intent, stripe_dispute as dispute from payment where booking_id = $1',
      [bookingId],
    )
  await tellSandbox(addresses, 'dispute', { intent: (await payment())?.intent, reason: 'fraudulent' })
  await expect(client.getByText('Your bank disputes the payment (now)')).toBeVisible()
  await expect(provider.getByText('Maya’s bank disputes the payment (now)')).toBeVisible()
  await expect(client.getByRole('button', { name: 'Cancel booking' })).toBeHidden()
  // What their side needs is beside a longer history, and the money follows it at once.
  const boxOf = (name: string) => provider.getByRole('heading', { level: 2, name }).boundingBox()
  const [side, money] = [await boxOf('Your side'), await boxOf('Money')]
  expect((money?.y ?? 0) - (side?.y ?? 0)).toBeLessThan(200)
  await tellSandbox(addresses, 'close-dispute', { dispute: (await payment())?.dispute, end: 'lost' })
  await expect(client.getByText('Your bank took the payment back (ended here)')).toBeVisible()
  await expect(figure(provider, 'You earned', '£0.00')).toBeVisible()
  expect(await divided(database, bookingId)).toEqual({ back: 0, earned: 0, fee: 0 })
})

test('a card’s network warns of the payment: the booking is called off, and both read that it is nobody’s doing', async ({
  stand,
  addresses,
  database,
}) => {
  const { bookingId, client, provider } = await stand(60, 'deposit')
  const row = await database.row<{ intent: string }>(
    'select stripe_payment_intent as intent from payment where booking_id = $1',
    [bookingId],
  )
  await tellSandbox(addresses, 'warn-of-fraud', { intent: row?.intent })
  await expect(client.getByRole('heading', { name: 'Ginipig called this booking off' })).toBeVisible()
  await expect(refundRow(client, '£8.10')).toBeVisible()
  await expect(provider.getByText('It isn’t your doing, and you owe nothing.')).toBeVisible()
  await expect(figure(provider, 'Refunded', '£8.10')).toBeVisible()
  await expect(figure(provider, 'You earned', '£0.00')).toBeVisible()
  await expect(provider.getByRole('button', { name: 'Cancel booking' })).toBeHidden()
  expect(await divided(database, bookingId)).toEqual({ back: 810, earned: 0, fee: 0 })
})

test('a client who did not come objects, and a person decides for them: they have everything back', async ({
  stand,
  addresses,
  database,
}) => {
  const { bookingId, client, provider } = await stand(-1)
  await provider.getByRole('button', { name: 'No-show' }).click()
  await provider.getByRole('alertdialog').getByRole('button', { name: 'No-show' }).click()
  await expect(figure(provider, 'Yours if it stands', '£27.00')).toBeVisible()
  await expect(refundRow(client, '£18.90')).toBeVisible()
  expect(await divided(database, bookingId)).toEqual({ back: 1_890, earned: 2_700, fee: 0 })
  await client.getByRole('button', { name: 'I was there' }).click()
  await client.getByRole('alertdialog').getByRole('button', { name: 'I was there' }).click()
  await expect(client.getByText(/You said that you were there/)).toBeVisible()
  await expect(provider.getByText(/Maya says they were there/)).toBeVisible()
  const row = await database.row<{ reference: string }>('select reference from booking where id = $1', [bookingId])
  expect(await operate(addresses, 'money', '--was-there', row?.reference ?? '')).toBe('Done\n')
  await expect(client.getByRole('heading', { name: 'We decided for you' })).toBeVisible()
  await expect(refundRow(client, '£54.00')).toBeVisible()
  await expect(provider.getByText('They get everything back. Your fee is £8.10.')).toBeVisible()
  await expect(figure(provider, 'You earned', '£0.00')).toBeVisible()
  expect(await divided(database, bookingId)).toEqual({ back: 5_400, earned: 0, fee: 810 })
})

test('a visit that is done is paid out', async ({ stand, database }) => {
  const { bookingId, client, provider } = await stand(-3)
  await provider.getByRole('button', { name: 'Service complete' }).click()
  await provider.getByRole('alertdialog').getByRole('button', { name: 'Service complete' }).click()
  await provider.getByRole('button', { name: 'Release payment' }).click()
  await provider.getByRole('alertdialog').getByRole('button', { name: 'Release £45.90' }).click()
  await expect(figure(provider, 'You earned', '£45.90')).toBeVisible()
  await expect(client.getByText('It was released to pay Priya.')).toBeVisible()
  expect(await divided(database, bookingId)).toEqual({ back: 0, earned: 4_590, fee: 0 })

  // The chart of its months on 320 px: six with text twice as large (WCAG 1.4.4), and a year.
  await provider.setViewportSize({ width: 320, height: 700 })
  await provider.goto(new URL('/provider/payment-details', provider.url()).href)
  await expect(provider.getByText('The same as a table')).toBeVisible()
  const words = provider.getByRole('region', { name: 'Earned by month' }).locator('[aria-hidden="true"] > div > span')
  const shown = words.filter({ hasText: /./, visible: true })
  const cut = () =>
    shown.evaluateAll((parts) =>
      parts.flatMap((part) => {
        const range = document.createRange()
        range.selectNodeContents(part)
        const lines = new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top)))
        return lines.size > 1 ? [part.textContent] : []
      }),
    )
  await provider.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
  await expect(shown).toHaveCount(12)
  // None is cut into lines of letters.
  expect(await cut()).toEqual([])
  await provider.evaluate(() => document.documentElement.style.setProperty('font-size', ''))
  await provider.getByText('Last year', { exact: true }).click()
  await expect(shown).toHaveCount(24)
  expect(await cut()).toEqual([])
})

test('a balance that is not paid ends the booking: the deposit is the provider’s', async ({ stand, database }) => {
  const { bookingId, client, provider } = await stand(11, 'deposit')
  await expect(figure(provider, 'You earned', '£8.10')).toBeVisible()
  await expect(client.getByRole('row', { name: /Deposit .*Paid.*£8\.10/ })).toBeVisible()
  await expect(client.getByText('Cancelled, balance not paid').first()).toBeVisible()
  expect(await divided(database, bookingId)).toEqual({ back: 0, earned: 810, fee: 0 })
})
