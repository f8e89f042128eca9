import { beginAt } from '@ginipig/app/testing/clock.ts'
import { breakpoints } from '@ginipig/ui/media-query'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { bookingsApi, requestOf } from '../../testing/bookings.ts'
import { openApp, person, problem } from '../../testing/open-app.ts'

beginAt('2026-11-21T09:00:00Z')

const LIST = '/provider/my-bookings'
const UPCOMING = 'GET /provider/bookings?tab=upcoming'
const provider = { signedInAs: person('provider') }
const confirmed = (number: number, firstName: string) => ({
  ...requestOf(number, firstName),
  status: 'confirmed' as const,
})

async function findNextUp() {
  const panel = (await screen.findByRole('heading', { name: 'Next up' })).closest('section')
  return within(panel ?? document.body)
}

test('below the requests stand the next four bookings, with the way to all', async () => {
  const { calls } = bookingsApi(['Rosie', 'Dana', 'Kat', 'Jo', 'Mia'].map((name, index) => confirmed(index + 1, name)))
  const { router } = await openApp(LIST, calls, provider)
  const panel = await findNextUp()
  const rows = await panel.findAllByRole('article')
  expect(rows.map(({ textContent }) => textContent)).toEqual(
    ['Rosie', 'Dana', 'Kat', 'Jo'].map((name) => `Tue 24 Nov18:00Balayage and gloss${name} OseiConfirmed`),
  )
  fireEvent.click(panel.getByRole('link', { name: 'All 5' }))
  await screen.findByRole('link', { name: 'Mia Osei' })
  expect(router.state.location.search).toEqual({ tab: 'upcoming' })
})

test('one of them opens as a page', async () => {
  const { calls } = bookingsApi([requestOf(1, 'Maya'), confirmed(2, 'Rosie')])
  const { router } = await openApp(LIST, calls, provider)
  fireEvent.click(await (await findNextUp()).findByRole('link', { name: 'Balayage and gloss' }))
  await waitFor(() =>
    expect(router.state.location.pathname).toBe(`/provider/booking-details/${confirmed(2, 'Rosie').id}`),
  )
})

test('where there is room one of them opens beside the requests, which stay', async () => {
  window.matchMedia = (query) =>
    Object.assign(new EventTarget(), { matches: query === breakpoints.wide, media: query }) as MediaQueryList // what the layout reads
  const { calls } = bookingsApi([requestOf(1, 'Maya'), confirmed(2, 'Rosie')])
  await openApp(LIST, calls, provider)
  await screen.findByRole('region', { name: 'Maya’s booking' })
  fireEvent.click(await (await findNextUp()).findByRole('link', { name: 'Balayage and gloss' }))
  const detail = await screen.findByRole('region', { name: 'Rosie’s booking' })
  await waitFor(() => expect(document.activeElement).toBe(detail))
  screen.getByRole('link', { name: 'Maya Osei' })
})

test('what doesn’t come is said in its own place and can be asked for again', async () => {
  const { calls } = bookingsApi([requestOf(1, 'Maya'), confirmed(2, 'Rosie')])
  const answer = calls['GET /provider/bookings']
  const ask = vi.fn((asked: unknown) => answer?.(asked) ?? problem('not_found', 404))
  ask.mockImplementationOnce(() => problem('internal', 500))
  await openApp(LIST, { ...calls, [UPCOMING]: ask }, provider)
  const panel = await findNextUp()
  const again = await panel.findByRole('button', { name: 'Try Again' })
  screen.getByRole('link', { name: 'Maya Osei' })
  fireEvent.click(again)
  await panel.findByText('Rosie Osei')
})

test('with nothing coming up it says so, and asks for nothing', async () => {
  const ask = vi.fn(() => problem('not_found', 404))
  await openApp(LIST, { ...bookingsApi([requestOf(1, 'Maya')]).calls, [UPCOMING]: ask }, provider)
  const panel = await findNextUp()
  panel.getByText('Nothing coming up')
  expect(ask).not.toHaveBeenCalled()
})
