import type { PaymentRecord } from '@ginipig/contract/payment/history.ts'
import type { Wallet, WalletCard } from '@ginipig/contract/payment/wallet.ts'
import * as reactStripe from '@stripe/react-stripe-js'
import type { Stripe, StripeElements } from '@stripe/stripe-js'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { unzipSync } from 'fflate'
import { type ReactNode, useEffect } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { type Calls, openApp, person, problem } from '../../../testing/open-app.ts'
import * as loading from '../payment/load-stripe.ts'

vi.mock('@stripe/react-stripe-js', { spy: true })
vi.mock('../payment/load-stripe.ts', { spy: true })

const bookingId = '0b0e4f5e-6a5f-4a62-9d3e-0f3c6f3b0001'
const zone = 'Europe/London'
const startsAt = Date.UTC(2030, 4, 14, 9, 30)

const balance = {
  ...{ bookingId, reference: 'GP-48213', amount: 4_590, startsAt, zone, providerName: 'Priya Nair' },
  at: Date.UTC(2030, 4, 12, 21, 30),
}

const card = (id: string, more: Partial<WalletCard>): WalletCard => ({
  ...{ id, brand: 'visa', last4: '4242', expiryMonth: 9, expiryYear: 2031, isExpired: false, state: 'valid' },
  ...{ holder: 'Hannah Doyle', isDefault: false, balances: [] },
  ...more,
})

const visa = card('pm_visa', { isDefault: true, balances: [balance] })
const mastercard = card('pm_mc', { brand: 'mastercard', last4: '4444' })

const payment: PaymentRecord = {
  ...{ id: 'a', bookingId, reference: 'GP-48213', kind: 'deposit', state: 'paid', amount: 810, zone, startsAt },
  ...{ recipient: 'Studio Nair', providerName: 'Priya Nair', listingTitle: 'Balayage', cancelledAt: null },
  at: Date.UTC(2030, 4, 8, 12, 4),
  invoiceIds: ['0190f3b2-7c55-7c3e-9d2a-5b1c3f9a21c4'],
}
const refund: PaymentRecord = {
  ...payment,
  ...{ id: 'b', kind: 'refund', state: 'refunded', amount: 1_250, cancelledAt: Date.UTC(2030, 4, 9, 8) },
}

const noPayments = { items: [], nextCursor: null, total: 0 }

const open = (wallet: Wallet, calls: Calls = {}) =>
  openApp(
    '/payment-details',
    {
      'GET /wallet': () => Response.json(wallet),
      'GET /payments': () => Response.json(noPayments),
      ...calls,
    },
    { signedInAs: person('user') },
  )

/** The buttons of one card; the whole page has too many to look through. */
const cardOf = async (last4: string) => {
  const item = (await screen.findByText(last4)).closest('li')
  if (!item) throw new Error(`no card ${last4}`)
  return within(item)
}

/** As a browser does: what is pressed has the focus. */
const pressDelete = async (last4: string) => {
  const button = (await cardOf(last4)).getByRole('button', { name: new RegExp(`^Delete.*ending ${last4}$`) })
  button.focus()
  fireEvent.click(button)
  return button
}

test('without a card it says so, in the words of the spec, and without payments too', async () => {
  await open({ cards: [] })
  await screen.findByText('No card added yet!')
  await screen.findByText('No Data Found!')
})

test('whose payments are all older than the time shown finds them with one press, and the focus goes on', async () => {
  await open(
    { cards: [] },
    {
      'GET /payments': (asked) =>
        Response.json(
          (asked as URLSearchParams).get('period') === 'all'
            ? { ...noPayments, items: [payment], total: 1 }
            : noPayments,
        ),
    },
  )
  await screen.findByText('No payment in this time. The next one will be listed here, with your next booking.')
  const all = screen.getByRole('button', { name: 'Look at all payments' })
  all.focus()
  fireEvent.click(all)
  await screen.findByRole('table', { name: /^Payments/ })
  await waitFor(() => expect(document.activeElement?.textContent).toBe('History'))
  expect(screen.queryByRole('button', { name: 'Look at all payments' })).toBeNull()
})

test('a balance whose hour is over isn’t promised any more', async () => {
  const [late] = visa.balances
  if (!late) throw new RangeError('No balance')
  await open({ cards: [{ ...visa, balances: [{ ...late, at: Date.now() - 60_000 }] }] })
  await screen.findByText(/^Was to pay £45\.90 on/)
  expect(screen.queryByText(/^Pays/)).toBeNull()
})

test('how many payments there are is said in the singular too', async () => {
  await open({ cards: [] }, { 'GET /payments': () => Response.json({ ...noPayments, items: [payment], total: 1 }) })
  await waitFor(() =>
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain('1 payment'),
  )
})

test('a card says what it is to pay, and a payment all that the spec asks of it', async () => {
  const items = [refund, payment]
  await open(
    { cards: [visa, mastercard] },
    { 'GET /payments': () => Response.json({ ...noPayments, items, total: 2 }) },
  )
  await screen.findByText(/^Pays £45\.90 on/)
  const rows = within(await screen.findByRole('table', { name: /^Payments/ })).getAllByRole('row')
  const [head, first, second] = rows.map((row) =>
    within(row)
      .getAllByRole(row === rows[0] ? 'columnheader' : 'cell')
      .map((cell) => cell.textContent),
  )
  expect(head).toEqual([
    'Recipient, provider',
    'Transaction',
    'Booking',
    'Payment type',
    'Status',
    'Cancelled',
    'Amount',
    'Invoice',
  ])
  for (const part of ['Studio Nair', '08-05-2030', '14-05-2030', 'GP-48213', 'Refund', '09-05-2030', '−£12.50'])
    expect(first?.join(' ')).toContain(part)
  expect(second?.slice(3).join(' ')).toMatch(/Deposit .*Paid .*– .*£8\.10/)
})

test('a payment leads to its invoice, a refund to its credit note', async () => {
  const asked: string[] = []
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    asked.push(this.href)
  })
  await open(
    { cards: [visa] },
    {
      'GET /payments': () => Response.json({ ...noPayments, items: [refund, payment], total: 2 }),
      [`GET /invoices/${payment.invoiceIds[0]}/link`]: () =>
        Response.json({ url: '/api/v1/invoices/one?until=1&signature=2' }),
    },
  )
  await screen.findByRole('button', { name: 'Credit note.pdf, Refund, GP-48213' })
  fireEvent.click(screen.getByRole('button', { name: 'Invoice.pdf, Deposit, GP-48213' }))
  await waitFor(() => expect(asked).toEqual([expect.stringContaining('/api/v1/invoices/one?until=1&signature=2')]))
  click.mockRestore()
})

test('a card that a balance needs goes only with another in its place', async () => {
  const sent = vi.fn((_asked: unknown) =>
    Response.json({ cards: [{ ...mastercard, isDefault: true, balances: [balance] }] }),
  )
  await open({ cards: [visa, mastercard] }, { 'POST /wallet/cards/pm_visa/delete': sent })
  await pressDelete('4242')
  const asked = within(await screen.findByRole('alertdialog', { name: 'This card still has to pay £45.90' }))
  fireEvent.click(asked.getByRole('button', { name: 'Use 4444, delete 4242' }))
  await waitFor(() => expect(screen.queryByText('4242')).toBeNull())
  expect(sent.mock.calls).toEqual([[{ replacementId: 'pm_mc' }]])
})

test('without another the way on is to add one', async () => {
  await open({ cards: [visa] })
  await pressDelete('4242')
  expect(await screen.findByText('Add another card')).toBeTruthy()
})

test('a card that nothing needs is deleted after a question', async () => {
  const sent = vi.fn(() => Response.json({ cards: [visa] }))
  await open({ cards: [visa, mastercard] }, { 'POST /wallet/cards/pm_mc/delete': sent })
  const asked = await pressDelete('4444')
  fireEvent.click(await screen.findByText('Keep it'))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  await waitFor(() => expect(document.activeElement).toBe(asked))
  await pressDelete('4444')
  expect(sent).not.toHaveBeenCalled()
  fireEvent.click(await screen.findByText('Delete card'))
  await waitFor(() => expect(screen.queryByText('4444')).toBeNull())
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Your cards'))
})

test('two cards with the same digits are told apart by when they end, wherever one is named', async () => {
  const later = card('pm_later', { expiryMonth: 11, expiryYear: 2032 })
  await open({ cards: [visa, later, mastercard] })
  const named = (name: RegExp) =>
    screen.getAllByRole('button', { name }).map((button) => button.textContent?.replaceAll(/\s+/g, ' '))
  await screen.findByText('4444')
  expect(named(/^Delete/)).toEqual([
    'Delete Visa ending 4242 (09/31)',
    'Delete Visa ending 4242 (11/32)',
    'Delete Mastercard ending 4444',
  ])
  fireEvent.click(screen.getByRole('button', { name: /^Delete.*11\/32/ }))
  const asked = within(await screen.findByRole('alertdialog', { name: 'Delete Visa ending 4242 (11/32)?' }))
  fireEvent.click(asked.getByText('Keep it'))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  fireEvent.click(screen.getByRole('button', { name: /^Pay with this one.*11\/32/ }))
  const choice = within(await screen.findByRole('alertdialog', { name: 'Pay with Visa ending 4242 (11/32)?' }))
  fireEvent.click(choice.getByText('Not now'))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  fireEvent.click(screen.getByRole('button', { name: /^Delete.*09\/31/ }))
  await screen.findByRole('button', { name: 'Use 4242 (11/32), delete 4242 (09/31)' })
})

test('a card that was deleted in another tab meanwhile is gone here too', async () => {
  const kept = vi.fn(() => Response.json({ cards: [visa] }))
  kept.mockReturnValueOnce(Response.json({ cards: [visa, mastercard] }))
  await open(
    { cards: [] },
    { 'GET /wallet': kept, 'POST /wallet/cards/pm_mc/delete': () => problem('card_not_found', 404) },
  )
  await pressDelete('4444')
  fireEvent.click(await screen.findByText('Delete card'))
  await screen.findByText('Mastercard ending 4444 is deleted')
  await waitFor(() => expect(screen.queryByText('4444')).toBeNull())
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

test('what is typed and chosen narrows the history', async () => {
  const asked: unknown[] = []
  const answer = (query: unknown) => {
    asked.push(Object.fromEntries(query as URLSearchParams)) // a GET's
    return Response.json(noPayments)
  }
  await open({ cards: [] }, { 'GET /payments': answer })
  fireEvent.change(await screen.findByLabelText('Status'), { target: { value: 'refunded' } })
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ state: 'refunded' }))
  fireEvent.change(screen.getByLabelText('Search payments'), { target: { value: 'Nair' } })
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ q: 'Nair' }))
})

const confirmSetup = vi.fn()

beforeEach(() => {
  confirmSetup.mockReset()
  const stripe = { confirmSetup } as unknown as Stripe // all that is asked of it
  vi.mocked(loading.loadStripeOnce).mockResolvedValue(stripe)
  vi.mocked(reactStripe.useStripe).mockReturnValue(stripe)
  vi.mocked(reactStripe.useElements).mockReturnValue({ submit: async () => ({}) } as StripeElements) // as above
  const Elements = ({ children }: { children: ReactNode }) => children
  vi.mocked(reactStripe.Elements).mockImplementation(Elements as typeof reactStripe.Elements)
  vi.mocked(reactStripe.PaymentElement).mockImplementation(({ onReady }) => {
    useEffect(() => onReady?.({} as Parameters<typeof onReady>[0]), [onReady]) // which nobody looks at
    return null
  })
})

test('a refused card is said; the next try, on the same secret, is kept and takes the balance', async () => {
  const begun = vi.fn(() => Response.json({ clientSecret: 'seti_1_secret_2' }))
  const chosen = vi.fn(() => Response.json({ cards: [{ ...mastercard, isDefault: true }] }))
  await open({ cards: [visa] }, { 'POST /wallet/cards': begun, 'POST /wallet/cards/pm_mc/choose': chosen })
  fireEvent.click(await screen.findByRole('button', { name: /^Add a card/ }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Add a card' }))
  fireEvent.change(await dialog.findByLabelText('Name on card'), { target: { value: 'Hannah Doyle' } })
  fireEvent.click(dialog.getByRole('checkbox', { name: /^Use it for the £45\.90/ }))
  confirmSetup.mockResolvedValueOnce({ error: { type: 'card_error', code: 'card_declined' } })
  fireEvent.click(dialog.getByRole('button', { name: 'Save card' }))
  expect((await dialog.findByRole('alert')).textContent).toContain('Your bank didn’t accept this card')
  confirmSetup.mockResolvedValueOnce({ setupIntent: { status: 'succeeded', payment_method: 'pm_mc' } })
  fireEvent.click(dialog.getByRole('button', { name: 'Save card' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect([begun.mock.calls.length, chosen.mock.calls.length]).toEqual([1, 1])
})

test('card fields that couldn’t be loaded are tried again, and the card can’t be saved meanwhile', async () => {
  vi.mocked(reactStripe.PaymentElement).mockImplementationOnce(({ onLoadError }) => {
    useEffect(() => onLoadError?.({} as Parameters<typeof onLoadError>[0]), [onLoadError]) // which nobody looks at
    return null
  })
  await open({ cards: [visa] })
  fireEvent.click(await screen.findByRole('button', { name: /^Add a card/ }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Add a card' }))
  expect((await dialog.findByRole('alert')).textContent).toContain('The card form couldn’t be loaded')
  expect(dialog.getByRole('button', { name: 'Save card' })).toHaveProperty('disabled', true)
  fireEvent.click(dialog.getByRole('button', { name: 'Try Again' }))
  await dialog.findByLabelText('Name on card')
  expect(dialog.queryByRole('alert')).toBeNull()
  expect(dialog.getByRole('button', { name: 'Save card' })).toHaveProperty('disabled', false)
})

/** Presses "Download all" and reads what is in the file. */
async function downloadAll(calls: Calls) {
  const files: Blob[] = []
  URL.createObjectURL = (file) => `blob:${files.push(file as Blob)}` // a file of ours
  const revoke = vi.fn()
  URL.revokeObjectURL = revoke
  await open({ cards: [visa] }, calls)
  fireEvent.click(await screen.findByRole('button', { name: 'Download all' }))
  return async () => {
    // Some browsers begin to read it after the click.
    expect(revoke).not.toHaveBeenCalled()
    return Object.keys(unzipSync(new Uint8Array((await files[0]?.arrayBuffer()) ?? new ArrayBuffer())))
  }
}

const linkTo = (invoiceId: string) => `GET /invoices/${invoiceId}/link`
const paper = '0190f3b2-7c55-7c3e-9d2a-5b1c3f9a21c5'

test('all papers of what is shown come in one file, of every page, each by its day, booking and kind', async () => {
  const link = () => Response.json({ url: 'http://ginipig.localhost/api/v1/papers' })
  const names = await downloadAll({
    'GET /payments': (asked) => {
      const isSecond = (asked as URLSearchParams).get('cursor') === 'more'
      const items = isSecond ? [{ ...refund, invoiceIds: [paper, paper] }] : [payment]
      return Response.json({ items, nextCursor: isSecond ? null : 'more', total: 2 })
    },
    [linkTo(payment.invoiceIds[0] ?? '')]: link,
    [linkTo(paper)]: link,
    'GET /papers': () => new Response('%PDF'),
  })
  await screen.findByText('3 papers downloaded.')
  expect(await names()).toEqual([
    '2030-05-08 GP-48213 Invoice.pdf',
    '2030-05-08 GP-48213 Credit note.pdf',
    '2030-05-08 GP-48213 Credit note 2.pdf',
  ])
})

test('where a paper can’t be had nothing is downloaded, and it can be tried again', async () => {
  let isAway = true
  await downloadAll({
    'GET /payments': () => Response.json({ items: [payment], nextCursor: null, total: 1 }),
    [linkTo(payment.invoiceIds[0] ?? '')]: () => Response.json({ url: 'http://ginipig.localhost/api/v1/papers' }),
    'GET /papers': () => new Response('%PDF', { status: isAway ? 503 : 200 }),
  })
  expect((await screen.findByRole('alert')).textContent).toContain('Nothing was downloaded.')
  isAway = false
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText('1 paper downloaded.')
})

test('a download that is stopped leaves nothing but the way to begin', async () => {
  let end: (reason: Error) => void = () => undefined
  await downloadAll({
    'GET /payments': () => Response.json({ items: [payment], nextCursor: null, total: 1 }),
    [linkTo(payment.invoiceIds[0] ?? '')]: () =>
      new Promise<Response>((_, reject) => {
        end = reject
      }),
  })
  await screen.findByText('0 of 1')
  fireEvent.click(screen.getByRole('button', { name: 'Stop' }))
  end(new DOMException('stopped', 'AbortError')) // as a browser does
  await screen.findByRole('button', { name: 'Download all' })
  expect(screen.queryByRole('alert')).toBeNull()
})

test.for([
  [undefined, 'Taken back'],
  [300, '£3.00 taken back'],
] as const)('of %j pence that a bank took back of a payment stands "%s"', async ([disputed, words]) => {
  const taken: PaymentRecord = { ...payment, state: 'taken_back', ...(disputed && { disputed }) }
  await open({ cards: [] }, { 'GET /payments': () => Response.json({ ...noPayments, items: [taken], total: 1 }) })
  const row = within(await screen.findByRole('table', { name: /^Payments/ })).getAllByRole('row')[1]
  expect(row?.textContent).toContain(`Status${words}`)
  expect(row?.textContent).toContain('£8.10')
})
