import type { Calls } from '@ginipig/app/testing/fake-api.ts'
import { problem } from '@ginipig/app/testing/fake-api.ts'
import { renderRoutes, testRoot } from '@ginipig/app/testing/render-routes.tsx'
import type { FaqItem } from '@ginipig/contract/content/content.ts'
import { createRoute } from '@tanstack/react-router'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { FaqPage } from './FaqPage.tsx'
import { FaqSearch } from './faq-search.ts'

const items: FaqItem[] = [
  { id: 'deposit', group: 'payment', question: 'How much do I pay?', answer: '**15%** first.', also: 'price' },
  {
    id: 'cancel-cost',
    group: 'appointment',
    question: 'What does it cost if I cancel?',
    answer: 'It depends.',
    also: 'refund',
  },
  { id: 'i-cancel', group: 'earnings', question: 'I have to cancel.', answer: 'You owe a fee.', also: '' },
]

const faq = createRoute({
  getParentRoute: () => testRoot,
  path: '/faq',
  staticData: { access: 'common' },
  validateSearch: FaqSearch,
  component: Page,
})

function Page() {
  const navigate = faq.useNavigate()
  return (
    <FaqPage
      search={faq.useSearch()}
      onSearchChange={(search) => void navigate({ search })}
      audience="clients"
      contactLink={(slot) => <a href="/company" {...slot} />}
    />
  )
}

const asked = vi.fn<(language: string | null) => void>()
const calls: Calls = {
  'GET /faq': (search) => {
    asked(search instanceof URLSearchParams ? search.get('language') : null)
    return Response.json({ items })
  },
}
const open = (at: string, more: Calls = {}) => renderRoutes([faq], { at, calls: { ...calls, ...more } })

beforeEach(() => {
  asked.mockReset()
  // jsdom doesn't scroll.
  Element.prototype.scrollIntoView = () => undefined
})

const questionOf = (name: string) => screen.findByRole('heading', { level: 3, name })
const detailsOf = (heading: HTMLElement) => heading.closest('details')

test('the questions of who books stand in their groups, shut, in the language of the page', async () => {
  await open('/faq')
  const group = within(await screen.findByRole('region', { name: 'Booking and payment' }))
  expect(detailsOf(group.getByRole('heading', { name: 'How much do I pay?' }))?.open).toBe(false)
  expect(group.getByText('15%').tagName).toBe('STRONG')
  expect(screen.queryByRole('heading', { name: 'I have to cancel.' })).toBeNull()
  expect(asked).toHaveBeenCalledWith('en')
})

test('an address that names a question opens it and puts the focus there, whoever it is for', async () => {
  await open('/faq#i-cancel')
  const heading = await questionOf('I have to cancel.')
  await waitFor(() => expect(detailsOf(heading)?.open).toBe(true))
  expect(document.activeElement).toBe(heading.closest('summary'))
  expect(screen.getByRole('link', { name: 'I’m a provider' }).getAttribute('aria-current')).toBe('true')
})

test('the other side’s questions are one link away', async () => {
  await open('/faq')
  fireEvent.click(await screen.findByRole('link', { name: 'I’m a provider' }))
  await questionOf('I have to cancel.')
  expect(screen.queryByRole('heading', { name: 'How much do I pay?' })).toBeNull()
})

test('a search finds in both sides and by other words, and leads to the answer', async () => {
  const { router } = await open('/faq')
  fireEvent.change(await screen.findByRole('searchbox', { name: 'Search questions' }), {
    target: { value: 'cancelling' },
  })
  fireEvent.click(screen.getByRole('button', { name: 'Search' }))
  expect((await screen.findByText('2 answers about “cancelling”')).getAttribute('role')).toBe('status')
  fireEvent.click(screen.getByRole('link', { name: 'I have to cancel.' }))
  await waitFor(() => expect(router.state.location.hash).toBe('i-cancel'))
  expect(detailsOf(await questionOf('I have to cancel.'))?.open).toBe(true)
  await router.navigate({ to: '/faq', search: { q: 'refunds' } })
  await screen.findByText('One answer about “refunds”')
})

test('a number that a form without script wrote into the address is searched for', async () => {
  await open('/faq?q=15')
  await screen.findByText('One answer about “15”')
})

test('what nobody wrote an answer to says so, with two ways on', async () => {
  const { router } = await open('/faq?q=parking')
  await screen.findByRole('heading', { name: 'No Data Found!' })
  screen.getByText('No answers about “parking”')
  expect(screen.getAllByRole('link', { name: 'Ask us' })[0]?.getAttribute('href')).toBe('/company')
  fireEvent.click(screen.getByRole('link', { name: 'See all questions' }))
  await questionOf('How much do I pay?')
  expect(router.state.location.search).toEqual({})
})

test('nonsense in the address is as good as nothing', async () => {
  await open('/faq?for=nobody&q=%20')
  await questionOf('How much do I pay?')
})

test('where they can’t be loaded it says so and tries again', async () => {
  let tries = 0
  await open('/faq', { 'GET /faq': () => (++tries === 1 ? problem('internal', 500) : Response.json({ items })) })
  fireEvent.click(await screen.findByRole('button', { name: 'Try Again' }))
  await questionOf('How much do I pay?')
})
