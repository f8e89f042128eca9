import { type Calls, problem } from '@ginipig/app/testing/fake-api.ts'
import { renderRoutes, testRoot } from '@ginipig/app/testing/render-routes.tsx'
import { type BookingEnd, bookingPolicy, settle, splitPrice } from '@ginipig/domain/booking'
import { LEGAL_TEXTS_VERSION, retentionDays } from '@ginipig/domain/legal'
import { formatMoney } from '@ginipig/domain/money'
import { createRoute } from '@tanstack/react-router'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { ClientTermsPage } from './ClientTermsPage.tsx'
import { CookiesPage } from './CookiesPage.tsx'
import { clientTerms } from './client-terms/client-terms.tsx'
import { cookies } from './cookies/cookies.tsx'
import { storedItems } from './cookies/stored-items.ts'
import type { LegalText } from './legal-text.ts'
import { loadLegal } from './load-legal.ts'
import { PrivacyPage } from './PrivacyPage.tsx'
import { ProviderTermsPage } from './ProviderTermsPage.tsx'
import { privacy } from './privacy/privacy.tsx'
import { providerTerms } from './provider-terms/provider-terms.tsx'

const publisher = {
  name: 'Sample Appointments Ltd',
  address: '1 Sample Street, Sampleton',
  email: 'legal@ginipig.example',
  companyNumber: '01234567',
  icoNumber: null,
}

const page = (path: string, component: () => React.ReactNode) =>
  createRoute({
    getParentRoute: () => testRoot,
    path,
    staticData: { access: 'common' },
    loader: ({ context }) => loadLegal(context),
    component,
  })

const onMarketplace = [
  page('/term-and-condition', ClientTermsPage),
  page('/privacy-policy', PrivacyPage),
  page('/cookies-policy', CookiesPage),
]
const onConsole = [
  page('/provider/term-and-condition', ProviderTermsPage),
  page('/provider/privacy-policy', PrivacyPage),
]

const scrolled = vi.fn<(this: Element) => void>()
beforeEach(() => {
  scrolled.mockReset()
  // jsdom doesn't scroll.
  Element.prototype.scrollIntoView = function scrollIntoView(this: Element) {
    scrolled.call(this)
  }
})

const calls: Calls = { 'GET /publisher': () => Response.json(publisher) }
const open = (at: string, more: Calls = {}) => renderRoutes(onMarketplace, { at, calls: { ...calls, ...more } })
const openConsole = (at: string) => renderRoutes(onConsole, { at, calls, userType: 'provider' })

const section = (name: RegExp) => screen.findByRole('region', { name })
const money = (pence: number) => formatMoney(pence)

/** Cells of each row, without the labels that phones show. */
const cellsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.querySelector('div')?.textContent),
    )

describe('what the tables say is what the ledger books', () => {
  const price = 5_000
  const split = splitPrice(price, bookingPolicy)
  const end = (kind: BookingEnd, captured: number, hoursBefore: number) =>
    settle(kind, { split, captured, startsAt: 0 }, bookingPolicy, -hoursBefore * 3_600_000)
  const ends = [
    [0, end('voided', 0, 100)],
    [750, end('cancelled_by_client', 750, 36)],
    [price, end('cancelled_by_client', price, 36)],
    [price, end('cancelled_by_client', price, 35)],
    [price, end('no_show', price, 0)],
    [750, end('cancelled_unpaid', 750, 12)],
    [price, end('cancelled_by_provider', price, 1)],
    [price, end('released', price, 0)],
  ] as const

  test('to clients', async () => {
    await open('/term-and-condition')
    const table = await screen.findByRole('table', { name: 'What cancelling costs, for an appointment of £50.00' })
    expect(cellsOf(table).map(([, ...cells]) => cells)).toEqual(
      ends.map(([taken, { forfeited, refund }]) => [taken, forfeited, refund].map(money)),
    )
  })

  test('to providers', async () => {
    await openConsole('/provider/term-and-condition')
    const table = await screen.findByRole('table', { name: 'What you get, for an appointment of £50.00' })
    expect(cellsOf(table).map(([, ...cells]) => cells)).toEqual(
      ends.map(([, { forfeited, providerShare, providerFee }]) => [forfeited, providerShare - providerFee].map(money)),
    )
  })

  test('and what is paid when is what is charged', async () => {
    await open('/term-and-condition')
    const table = await screen.findByRole('table', { name: 'What you pay and when, for an appointment of £50.00' })
    expect(cellsOf(table)).toEqual([
      ['Deposit first', money(split.deposit), money(split.balance), money(split.total)],
      ['In full', money(split.total), money(0), money(split.total)],
    ])
  })
})

test('how long things are kept is how long the worker keeps them', async () => {
  await open('/privacy-policy')
  const words = (await section(/How long we keep it/)).textContent
  const { healthAnswers, logIns, answers, undelivered, codes, waits, unusedPhotos, backups } = retentionDays
  for (const sentence of [
    `Answers about your health, and photos given before an appointment${healthAnswers} days after the appointment`,
    `A photo you uploaded that isn’t shown anywhere${unusedPhotos} days after you uploaded it`,
    `A log-inUntil it ends, and ${logIns} days more`,
    `${answers} days, sealed, so that nothing happens twice`,
    `An email or text that can’t be delivered${undelivered} days`,
    `Backups, in case a disk is lost${backups} days, encrypted.`,
  ])
    expect(words).toContain(sentence)
  expect([codes, words]).toEqual([1, expect.stringContaining('A sign-up that wasn’t finishedA day, sealed.')])
  expect([waits, words]).toEqual([1, expect.stringContaining('Until it is over or you leave it, and a day more.')])
  expect((await section(/Answers about your health/)).textContent).toContain(`${healthAnswers} days after`)
})

test('the numbers in the words are those of the policy', async () => {
  await open('/term-and-condition')
  const booking = await section(/Booking$/)
  expect(booking.textContent).toContain(
    'the provider has 8 hours to answer, and must answer at the latest 1 hour before',
  )
  const paying = await section(/Paying$/)
  expect(paying.textContent).toContain('a deposit of 15% first and the rest, the balance, 36 hours before')
  expect(paying.textContent).toContain('by hand, less than 44 hours. More than 85 days ahead')
  expect((await section(/Newbie/)).textContent).toContain(
    'at least 30% less than the provider’s usual price, and £7.50',
  )
})

describe('the address of a section', () => {
  test('opens there, with the focus on its heading', async () => {
    await open('/term-and-condition#cancelling')
    const heading = await screen.findByRole('heading', { level: 2, name: '8. Cancelling and refunds' })
    await waitFor(() => expect(document.activeElement).toBe(heading))
    expect(scrolled.mock.contexts).toContain(heading)
  })

  test('comes from the contents, and counts again when pressed again', async () => {
    const { router } = await open('/term-and-condition')
    fireEvent.click(await screen.findByText('On this page'))
    const link = within(screen.getByRole('navigation', { name: 'On this page' })).getByRole('link', { name: 'Paying' })
    fireEvent.click(link)
    const heading = screen.getByRole('heading', { level: 2, name: '7. Paying' })
    await waitFor(() => expect(document.activeElement).toBe(heading))
    expect(router.state.location.hash).toBe('paying')
    link.focus()
    fireEvent.click(link)
    await waitFor(() => expect(document.activeElement).toBe(heading))
  })

  test('that nobody has is the page from its top', async () => {
    await open('/term-and-condition#nowhere')
    await screen.findByRole('heading', { level: 1, name: 'Terms for clients' })
    expect(scrolled).not.toHaveBeenCalled()
  })

  test.for<LegalText>([clientTerms, providerTerms, privacy, cookies])(
    'is one section’s alone in $name',
    ({ sections }) => {
      const ids = sections.map(({ id }) => id)
      expect(new Set(ids).size).toBe(ids.length)
    },
  )
})

describe('who runs this', () => {
  test('is named as the deployment says, without what it has not', async () => {
    await open('/term-and-condition')
    const who = await section(/Who we are$/)
    await within(who).findByText('Sample Appointments Ltd')
    expect(within(who).getByText('1 Sample Street, Sampleton')).toBeTruthy()
    expect(within(who).getByText('01234567')).toBeTruthy()
    expect(within(who).queryByText(/ICO/)).toBeNull()
    expect(within(who).getByRole('link', { name: publisher.email }).getAttribute('href')).toBe(
      `mailto:${publisher.email}`,
    )
  })

  test('keeps nobody from reading when it can’t be asked', async () => {
    await open('/privacy-policy', { 'GET /publisher': () => problem('unavailable', 503) })
    await screen.findByRole('heading', { level: 1, name: 'Privacy policy' })
    expect((await section(/Who is responsible$/)).textContent).toContain('couldn’t be loaded just now')
  })
})

test('says since when it holds', async () => {
  await open('/cookies-policy')
  await screen.findByRole('heading', { level: 1, name: 'Cookies policy' })
  expect(document.querySelector('time')?.dateTime).toBe(LEGAL_TEXTS_VERSION)
})

test('every item that is stored has its name, its purpose and its time', async () => {
  await open('/cookies-policy')
  const table = await screen.findByRole('table', { name: 'What Ginipig stores in your browser' })
  const rows = cellsOf(table)
  expect(rows.map(([name]) => name)).toEqual(storedItems.map(({ name }) => name))
  expect(rows.flat().every((text) => text !== undefined && text !== '')).toBe(true)
})

describe('the other texts', () => {
  const hrefOf = async (name: string) => {
    const others = await screen.findByRole('navigation', { name: 'Also good to know' })
    return within(others).getByRole('link', { name }).getAttribute('href')
  }

  test('of this app are its own pages, the others’ lead across', async () => {
    await open('/term-and-condition')
    expect(await hrefOf('Privacy policy')).toBe('/privacy-policy')
    expect(await hrefOf('Cookies policy')).toBe('/cookies-policy')
    await waitFor(async () =>
      expect(await hrefOf('Terms for providers')).toBe('https://console.ginipig.test/provider/term-and-condition'),
    )
  })

  test('so do the console’s', async () => {
    await openConsole('/provider/privacy-policy')
    expect(await hrefOf('Terms for providers')).toBe('/provider/term-and-condition')
    await waitFor(async () => expect(await hrefOf('Cookies policy')).toBe('https://ginipig.test/cookies-policy'))
  })
})
