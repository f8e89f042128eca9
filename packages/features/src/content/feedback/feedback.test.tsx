import { type Calls, problem } from '@ginipig/app/testing/fake-api.ts'
import { renderRoutes, testRoot } from '@ginipig/app/testing/render-routes.tsx'
import { createRoute } from '@tanstack/react-router'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { FeedbackPage } from './FeedbackPage.tsx'

const feedback = createRoute({
  getParentRoute: () => testRoot,
  path: '/feedback',
  staticData: { access: 'common' },
  component: () => (
    <FeedbackPage
      homeLink={(slot) => <a href="/" {...slot} />}
      contactLink={(slot) => <a href="/company" {...slot} />}
    />
  ),
})
const open = (calls: Calls = {}) => renderRoutes([feedback, elsewhere], { at: '/feedback', calls })
const elsewhere = createRoute({
  getParentRoute: () => testRoot,
  path: '/',
  staticData: { access: 'common' },
  component: () => <h1>Elsewhere</h1>,
})
const type = (label: RegExp | string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Send feedback' }))

afterEach(() => sessionStorage.clear())

test('nothing given: what is missing is said in the words of the spec, and nothing is sent', async () => {
  const sent = vi.fn(() => Response.json({}))
  await open({ 'POST /feedback': sent })
  await screen.findByRole('heading', { level: 1, name: 'How are we doing?' })
  type('Your name', 'H4nnah')
  send()
  expect((await screen.findByText('Please choose rating')).textContent).toBe('Please choose rating')
  screen.getByText('Letters only, please')
  expect(sent).not.toHaveBeenCalled()
})

test('who is signed in needn’t say their name', async () => {
  await renderRoutes([feedback], { at: '/feedback', signedIn: true })
  expect((await screen.findByLabelText('Your name')).getAttribute('value')).toBe('Hannah Doyle')
})

test('stars, a name and a word are sent; the page thanks, with the focus on it', async () => {
  const sent = vi.fn<(body: unknown) => Response>(() => Response.json({}))
  await open({ 'POST /feedback': sent })
  fireEvent.click(await screen.findByRole('radio', { name: '4 out of 5, Really good' }))
  type('Your name', 'Hannah Doyle')
  type(/What should we keep/, ' The exact pounds. ')
  send()
  const thanks = await screen.findByRole('heading', { level: 1, name: 'Thank you, Hannah.' })
  expect(sent.mock.calls[0]?.[0]).toEqual({
    rating: 4,
    name: 'Hannah Doyle',
    text: 'The exact pounds.',
    app: 'marketplace',
  })
  await waitFor(() => expect(document.activeElement).toBe(thanks))
  expect(screen.getByRole('link', { name: 'I need a reply' }).getAttribute('href')).toBe('/company')
})

test('told too often, it says to come back, and what was typed stays', async () => {
  await open({ 'POST /feedback': () => problem('too_many_requests', 429, undefined, 3_600) })
  fireEvent.click(await screen.findByRole('radio', { name: '5 out of 5, Excellent' }))
  type('Your name', 'Zoë')
  send()
  await screen.findByText(/told us a few times already/)
  expect((screen.getByLabelText('Your name') as HTMLInputElement).value).toBe('Zoë')
})

test('what was typed is there again after another page, and gone once it is sent', async () => {
  const { router } = await open({ 'POST /feedback': () => Response.json({}) })
  const leaveAndComeBack = async () => {
    await act(() => router.navigate({ to: '/' as string }))
    await screen.findByRole('heading', { name: 'Elsewhere' })
    await act(() => router.navigate({ to: '/feedback' as string }))
    return screen.findByRole<HTMLInputElement>('radio', { name: '4 out of 5, Really good' })
  }
  fireEvent.click(await screen.findByRole('radio', { name: '4 out of 5, Really good' }))
  type('Your name', 'Zoë')
  type(/What should we keep/, 'The exact pounds.')
  expect((await leaveAndComeBack()).checked).toBe(true)
  expect(screen.getByLabelText<HTMLTextAreaElement>(/What should we keep/).value).toBe('The exact pounds.')
  send()
  await screen.findByRole('heading', { name: 'Thank you, Zoë.' })
  expect((await leaveAndComeBack()).checked).toBe(false)
  expect(screen.getByLabelText<HTMLTextAreaElement>(/What should we keep/).value).toBe('')
})
