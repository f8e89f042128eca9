import type { Alert } from '@ginipig/contract/alert/alert.ts'
import { DAY_MS } from '@ginipig/domain/time'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { bookingsPage } from '../../../testing/bookings-page.ts'
import { openApp, person, problem } from '../../../testing/open-app.ts'
import { fromAlertSearch, toAlertSearch } from './alert-search.ts'

const id = '0190a7c2-0000-4000-8000-000000000901'
const alertOf = (search: Alert['search']): Alert => ({
  ...{ id, search, createdAt: Date.now(), endsAt: Date.now() + 60 * DAY_MS },
})
const alerts = (...items: Alert[]) => Response.json({ items })
const nothing = {
  'GET /listings': () =>
    Response.json({ items: [], nextCursor: null, count: { value: 0, isMore: false }, meant: null }),
}
const asClient = { signedInAs: person('user') }

test('a search comes back from its alert as it was, without order and look', () => {
  const search = {
    q: 'balayage',
    place: 'E8',
    within: 3,
    part: 'morning,night',
    min: 10.5,
    max: 60,
    instant: true,
  } as const
  const alert = toAlertSearch('hair', { ...search, sort: 'price_low', view: 'map' })
  expect(alert).toMatchObject({ category: 'hair', priceMin: 1_050, priceMax: 6_000, part: ['morning', 'night'] })
  expect(JSON.parse(JSON.stringify(fromAlertSearch(alert)))).toEqual(search)
})

test('a search that finds nothing is looked at again, as far round as one likes, until it is stopped', async () => {
  const put = vi.fn((body: unknown) => alerts(alertOf((body as { search: Alert['search'] }).search)))
  const remove = vi.fn(() => alerts())
  await openApp(
    '/treatment/hair?q=balayage&place=E8',
    { ...nothing, 'GET /alerts': () => alerts(), 'PUT /alerts': put, [`DELETE /alerts/${id}`]: remove },
    asClient,
  )
  fireEvent.change(await screen.findByRole('combobox', { name: 'How far' }), { target: { value: '10' } })
  fireEvent.click(screen.getByRole('button', { name: 'Tell me when' }))
  await screen.findByText(/^We’re looking for you until /)
  expect(put).toHaveBeenCalledExactlyOnceWith({ search: { category: 'hair', q: 'balayage', place: 'E8', within: 10 } })
  fireEvent.click(screen.getByRole('button', { name: 'Stop looking' }))
  await screen.findByRole('button', { name: 'Tell me when' })
  expect(remove).toHaveBeenCalledOnce()
})

test('a visitor logs in first and comes back to the search; a provider isn’t asked', async () => {
  await openApp('/treatment?q=balayage', nothing)
  const link = await screen.findByRole('link', { name: 'Log in to be told' })
  expect(link.getAttribute('href')).toBe(`/login?next=${encodeURIComponent('/treatment?q=balayage')}`)
})

test('where no more fit it says so', async () => {
  await openApp(
    '/treatment?q=balayage',
    { ...nothing, 'GET /alerts': () => alerts(), 'PUT /alerts': () => problem('waits_full', 409) },
    asClient,
  )
  fireEvent.click(await screen.findByRole('button', { name: 'Tell me when' }))
  await screen.findByText(/^You wait for as many/)
})

test('among what is waited for stand the searches, each with its list and a way to stop', async () => {
  const remove = vi.fn(() => alerts())
  const search = { category: 'hair', q: 'balayage', place: 'E8', rating: 4.5 } as const
  await openApp(
    '/my-booking?tab=waiting',
    {
      'GET /bookings/hold': () => Response.json(null),
      'GET /bookings': () => bookingsPage(),
      'GET /waitlist': () => Response.json({ items: [] }),
      'GET /alerts': () => alerts(alertOf(search)),
      [`DELETE /alerts/${id}`]: remove,
    },
    asClient,
  )
  const link = await screen.findByRole('link', { name: 'Balayage in E8' })
  expect(link.getAttribute('href')).toMatch(/^\/treatment\/hair\?.*q=balayage/)
  screen.getByText('4.5 stars and up')
  expect(screen.getByRole('link', { name: /^Waiting/ }).textContent).toBe('Waiting1')
  fireEvent.click(screen.getByRole('button', { name: 'Stop looking' }))
  await waitFor(() => expect(remove).toHaveBeenCalledOnce())
  await screen.findByText('You’re not waiting for anything')
})
