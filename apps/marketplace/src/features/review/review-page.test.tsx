import type { ClientsReview } from '@ginipig/contract/review/review.ts'
import { DAY_MS } from '@ginipig/domain/time'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { openApp, person, problem } from '../../testing/open-app.ts'
import { id, nothing, startsAt, written } from './testing/reviews.ts'

const client = { signedInAs: person('user') }

const path = `/bookings/${id}/review`
const rate = (what: string, stars: string) =>
  fireEvent.click(within(screen.getByRole('radiogroup', { name: what })).getByRole('radio', { name: stars }))

test('four ratings and a comment are sent; one that is missing is asked for in the words of the spec', async () => {
  let kept = nothing
  const sent = vi.fn<(body: unknown) => Response>(() => {
    kept = written
    return Response.json(kept)
  })
  const calls = { [`GET ${path}`]: () => Response.json(kept), [`PUT ${path}`]: sent }
  const { router } = await openApp(`/leave-review/${id}`, calls, client)
  await screen.findByRole('heading', { level: 1, name: 'How was it with Priya?' })
  screen.getByText('Hidden until you’ve both written')
  rate('Professionalism', '5 out of 5, Couldn’t be better')
  rate('Friendliness', '4 out of 5, Really good')
  rate('Reliability', '5 out of 5, Couldn’t be better')
  fireEvent.change(screen.getByRole('textbox', { name: /In your words/ }), { target: { value: ' Took her time. ' } })
  fireEvent.click(screen.getByRole('button', { name: 'Send review' }))
  expect((await screen.findByText('Please choose rating')).textContent).toBe('Please choose rating')
  expect(sent).not.toHaveBeenCalled()
  rate('Results', '3 out of 5, Fine')
  fireEvent.click(screen.getByRole('button', { name: 'Send review' }))
  await screen.findByRole('heading', { level: 1, name: 'Your review of Priya' })
  expect(sent.mock.calls[0]?.[0]).toEqual({
    professionalism: 5,
    friendliness: 4,
    reliability: 5,
    results: 3,
    comment: 'Took her time.',
    photoIds: [],
    consentsToPhotos: false,
  })
  expect(router.state.location.pathname).toBe(`/review/${id}`)
  // The way back leads past the form that is done with.
  expect(router.history.length).toBe(1)
  screen.getByText(/Nobody sees it yet: it is shown when Priya has written too/)
  expect(screen.queryByText('Hidden until you’ve both written')).toBeNull()
  expect(screen.getByRole('link', { name: 'Edit review' }).getAttribute('href')).toBe(`/edit-review/${id}`)
})

test('a review whose answer was lost is done with once it is known that it is saved', async () => {
  let kept = nothing
  const calls = {
    [`GET ${path}`]: () => Response.json(kept),
    [`PUT ${path}`]: () => {
      kept = written
      throw new TypeError('Failed to fetch')
    },
  }
  const { router } = await openApp(`/leave-review/${id}`, calls, client)
  await screen.findByRole('heading', { level: 1, name: 'How was it with Priya?' })
  rate('Professionalism', '5 out of 5, Couldn’t be better')
  rate('Friendliness', '4 out of 5, Really good')
  rate('Reliability', '5 out of 5, Couldn’t be better')
  rate('Results', '3 out of 5, Fine')
  fireEvent.change(screen.getByRole('textbox', { name: /In your words/ }), { target: { value: ' Took her time. ' } })
  fireEvent.click(screen.getByRole('button', { name: 'Send review' }))
  await screen.findByText('Thank you: your review of Priya is saved.')
  await screen.findByRole('heading', { level: 1, name: 'Your review of Priya' })
  expect(router.state.location.pathname).toBe(`/review/${id}`)
  expect(screen.queryByText(/^Ginipig couldn’t be reached/)).toBeNull()
})

test('what was written before is there to be changed; a page that doesn’t fit leads to the one that does', async () => {
  const calls = { [`GET ${path}`]: () => Response.json(written) }
  const { router } = await openApp(`/leave-review/${id}`, calls, client)
  await screen.findByRole('heading', { level: 1, name: 'Change your review of Priya' })
  expect(router.state.location.pathname).toBe(`/edit-review/${id}`)
  expect((screen.getByRole('textbox', { name: /In your words/ }) as HTMLTextAreaElement).value).toBe('Took her time.')
  const results = within(screen.getByRole('radiogroup', { name: 'Results' }))
  expect((results.getByRole('radio', { name: '3 out of 5, Fine' }) as HTMLInputElement).checked).toBe(true)
})

test('what was typed is not left behind without a question', async () => {
  const { router } = await openApp(`/leave-review/${id}`, { [`GET ${path}`]: () => Response.json(nothing) }, client)
  const words = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: /In your words/ })
  fireEvent.change(words, { target: { value: 'Took her time.' } })
  fireEvent.click(screen.getByRole('link', { name: 'Not now' }))
  const question = await screen.findByRole('alertdialog', { name: 'Leave without saving?' })
  fireEvent.click(within(question).getByRole('button', { name: 'Stay here' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(words.value).toBe('Took her time.')
  expect(router.state.location.pathname).toBe(`/leave-review/${id}`)
})

test('an answer to what stood there before the client changed it says so', async () => {
  const mine = written.mine as NonNullable<ClientsReview['mine']>
  const changedAt = mine.at + DAY_MS
  const answer = { text: 'Thank you!', at: changedAt - 1 }
  const calls = {
    [`GET ${path}`]: () => Response.json({ ...written, mine: { ...mine, isShown: true, changedAt, answer } }),
  }
  await openApp(`/review/${id}`, calls, client)
  await screen.findByText('Thank you!')
  screen.getByText('Answered before you changed it.')
})

test('what both said is read with the answer, and why one is out of sight', async () => {
  const mine = written.mine as NonNullable<ClientsReview['mine']>
  const shown: ClientsReview = {
    ...written,
    step: 'view',
    mine: { ...mine, hiddenBecause: 'It names a third person.', answer: { text: 'Thank you!', at: startsAt } },
    theirs: { friendliness: 5, reliability: 2 },
  }
  await openApp(`/review/${id}`, { [`GET ${path}`]: () => Response.json(shown) }, client)
  await screen.findByText(/It names a third person/)
  screen.getByText('Thank you!')
  const theirs = within(screen.getByRole('region', { name: 'What Priya says of you' }))
  theirs.getByText('Reliability')
  theirs.getByRole('img', { name: '2 out of 5' })
  expect(screen.queryByRole('link', { name: 'Edit review' })).toBeNull()
})

test('photos are removed after a second question, after the time to change too', async () => {
  const mine = written.mine as NonNullable<ClientsReview['mine']>
  const photo = { id, url: '/photo', width: 40, height: 30, srcSet: '/photo 40w' }
  let kept: ClientsReview = { ...written, step: 'view', mine: { ...mine, isShown: true, photos: [photo] } }
  const taken = vi.fn<() => Response>(() => {
    kept = { ...kept, mine: { ...mine, isShown: true } }
    return Response.json(kept)
  })
  const calls = { [`GET ${path}`]: () => Response.json(kept), [`DELETE ${path}/photos`]: taken }
  await openApp(`/review/${id}`, calls, client)
  await screen.findByRole('button', { name: 'Photo of the result, by you, 1: open large' })
  fireEvent.click(screen.getByRole('button', { name: 'Remove my photos' }))
  const question = async () => within(await screen.findByRole('alertdialog', { name: 'Remove your photos?' }))
  const dialog = await question()
  expect(taken).not.toHaveBeenCalled()
  taken.mockReturnValueOnce(problem('unavailable', 503))
  fireEvent.click(dialog.getByRole('button', { name: 'Remove them' }))
  await dialog.findByRole('alert')
  fireEvent.click(dialog.getByRole('button', { name: 'Keep them' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Remove my photos' }))
  const again = await question()
  expect(again.queryByRole('alert')).toBeNull() // what failed then isn't said again
  fireEvent.click(again.getByRole('button', { name: 'Remove them' }))
  await screen.findByText('Your photos are removed: nobody else sees them now.')
  expect(screen.queryByRole('button', { name: 'Remove my photos' })).toBeNull()
  screen.getByText('Took her time.')
})

test('a review that another tab changed meanwhile is not saved over: what was typed is kept over what is saved now', async () => {
  const mine = written.mine as NonNullable<ClientsReview['mine']>
  const revision = 'N'.repeat(43)
  const newer: ClientsReview = { ...written, mine: { ...mine, results: 1, comment: 'It fell out.' }, revision }
  let isOld = false
  const sent = vi.fn<(body: unknown) => Response>(() => Response.json(newer))
  const calls = {
    [`GET ${path}`]: () => Response.json(isOld ? newer : written),
    [`PUT ${path}?revision=${written.revision}`]: () => {
      isOld = true
      return problem('draft_changed', 409)
    },
    [`PUT ${path}?revision=${revision}`]: sent,
  }
  await openApp(`/edit-review/${id}`, calls, client)
  const words = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: /In your words/ })
  fireEvent.change(words, { target: { value: 'Took all day.' } })
  fireEvent.click(screen.getByRole('button', { name: 'Save changes' }))
  await screen.findByText('This was changed on another device or in another tab')
  expect(words.value).toBe('Took all day.')
  fireEvent.click(screen.getByRole('button', { name: 'Show the newer one' }))
  await screen.findByText('This is what is saved now')
  expect(words.value).toBe('It fell out.')
  fireEvent.click(screen.getByRole('button', { name: 'Back to what I typed' }))
  fireEvent.click(screen.getByRole('button', { name: 'Save changes' }))
  await screen.findByRole('heading', { level: 1, name: 'Your review of Priya' })
  expect(sent.mock.calls[0]?.[0]).toMatchObject({ results: 1, comment: 'Took all day.' })
})
