import type { PlatformReview, ProvidersReview } from '@ginipig/contract/review/review.ts'
import { DAY_MS } from '@ginipig/domain/time'
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { openApp, person, problem } from '../../testing/open-app.ts'

const id = '0190a7c2-0000-7000-8000-0000000000b1'
const provider = { signedInAs: person('provider') }
const startsAt = Date.now() - 2 * DAY_MS

const nothing: ProvidersReview = {
  visited: {
    bookingId: id,
    listing: {
      id: '0b0e4f5e-6a5f-4a62-9d3e-0f3c6f3b0009',
      title: 'Balayage',
      category: 'hair',
      cover: 'colour',
      image: null,
    },
    startsAt,
    zone: 'Europe/London',
    price: 5_400,
    otherName: 'Maya O.',
    otherOneName: 'Maya O.',
    closesAt: startsAt + 14 * DAY_MS,
  },
  step: 'write',
  mine: null,
  theirs: null,
  revision: 'R'.repeat(43),
}

/** Both have written; the client's waits for an answer. */
const shown: ProvidersReview = {
  ...nothing,
  step: 'change',
  mine: { friendliness: 5, reliability: 2, at: startsAt, changedAt: null, isShown: true },
  theirs: {
    id,
    professionalism: 5,
    friendliness: 5,
    reliability: 5,
    results: 4,
    comment: 'Took her time.',
    at: startsAt,
    photos: [],
    answer: null,
  },
}

const path = `/provider/bookings/${id}/review`
const rate = (what: string, stars: string) =>
  fireEvent.click(within(screen.getByRole('radiogroup', { name: what })).getByRole('radio', { name: stars }))

test('a provider rates the client, then reads what the client wrote and answers once', async () => {
  let kept = nothing
  const sent = vi.fn<(body: unknown) => Response>(() => {
    kept = shown
    return Response.json(kept)
  })
  const answered = vi.fn<(body: unknown) => Response>(() => {
    const answer = { text: 'Thank you!', at: startsAt }
    kept = { ...shown, theirs: shown.theirs && { ...shown.theirs, answer } }
    return Response.json(answer)
  })
  const calls = {
    [`GET ${path}`]: () => Response.json(kept),
    [`PUT ${path}?revision=${nothing.revision}`]: sent,
    [`PUT /provider/reviews/${id}/answer`]: answered,
  }
  await openApp(`/provider/review/${id}`, calls, provider)
  await screen.findByRole('heading', { level: 1, name: 'How was it with Maya O.?' })
  rate('Friendliness', '5 out of 5, Couldn’t be better')
  fireEvent.click(screen.getByRole('button', { name: 'Send review' }))
  await screen.findByText('Please choose rating')
  rate('Reliability', '2 out of 5, Could be better')
  fireEvent.click(screen.getByRole('button', { name: 'Send review' }))
  await screen.findByText('Took her time.')
  expect(sent.mock.calls[0]?.[0]).toEqual({ friendliness: 5, reliability: 2 })
  fireEvent.click(screen.getByRole('button', { name: 'Answer the review by Maya O.' }))
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Answer the review by Maya O.' }))
  fireEvent.click(screen.getByRole('button', { name: 'Answer the review by Maya O.' }))
  fireEvent.change(screen.getByRole('textbox', { name: 'Your answer' }), { target: { value: 'Ring 07700 900123' } })
  fireEvent.click(screen.getByRole('button', { name: 'Send answer' }))
  await screen.findByText('One contact detail to take out')
  expect(answered).not.toHaveBeenCalled()
  fireEvent.change(screen.getByRole('textbox', { name: 'Your answer' }), { target: { value: 'Thank you!' } })
  fireEvent.click(screen.getByRole('button', { name: 'Send answer' }))
  await screen.findByText('Your answer is on your page now.')
  expect(answered.mock.calls[0]?.[0]).toEqual({ text: 'Thank you!' })
  await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('Your answerThank you!'))
})

test('a review that was answered in another tab shows that answer, and says so', async () => {
  let kept = shown
  const calls = {
    [`GET ${path}`]: () => Response.json(kept),
    [`PUT /provider/reviews/${id}/answer`]: () => {
      const answer = { text: 'From the other tab.', at: startsAt }
      kept = { ...shown, theirs: shown.theirs && { ...shown.theirs, answer } }
      return problem('review_answered', 409)
    },
  }
  await openApp(`/provider/review/${id}`, calls, provider)
  fireEvent.click(await screen.findByRole('button', { name: 'Answer the review by Maya O.' }))
  fireEvent.change(screen.getByRole('textbox', { name: 'Your answer' }), { target: { value: 'Thank you!' } })
  fireEvent.click(screen.getByRole('button', { name: 'Send answer' }))
  await screen.findByText('From the other tab.')
  screen.getByText('You have answered this review already.')
  expect(screen.queryByRole('textbox', { name: 'Your answer' })).toBeNull()
})

test('an answer to a review that was edited since can be changed, once more', async () => {
  const editedAt = startsAt + DAY_MS
  const edited = (answer: { text: string; at: number }): ProvidersReview => ({
    ...shown,
    theirs: shown.theirs && { ...shown.theirs, comment: 'Burnt my hair.', editedAt, answer },
  })
  let kept = edited({ text: 'Thank you!', at: startsAt })
  const answered = vi.fn<(body: unknown) => Response>(() => {
    const answer = { text: 'We are so sorry.', at: editedAt + 1 }
    kept = edited(answer)
    return Response.json(answer)
  })
  const calls = { [`GET ${path}`]: () => Response.json(kept), [`PUT /provider/reviews/${id}/answer`]: answered }
  await openApp(`/provider/review/${id}`, calls, provider)
  await screen.findByText(/^Edited \d/)
  const hint = 'You answered before the review was edited: you can change your answer.'
  screen.getByText(hint)
  fireEvent.click(screen.getByRole('button', { name: 'Change your answer to the review by Maya O.' }))
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your answer' })
  expect(field.value).toBe('Thank you!')
  fireEvent.change(field, { target: { value: 'We are so sorry.' } })
  fireEvent.click(screen.getByRole('button', { name: 'Send answer' }))
  await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('Your answerWe are so sorry.'))
  expect(answered.mock.calls[0]?.[0]).toEqual({ text: 'We are so sorry.' })
  expect(screen.queryByText(hint)).toBeNull()
  expect(screen.queryByRole('button', { name: /^Change your answer/ })).toBeNull()
})

const untold: PlatformReview = { visited: nothing.visited, mine: null, revision: 'R'.repeat(43) }

test('how Ginipig did is for us', async () => {
  const mine = `/provider/bookings/${id}/platform-review`
  const sent = vi.fn<(body: unknown) => Response>(() => Response.json(untold))
  const calls = {
    [`GET ${mine}`]: () => Response.json(untold),
    [`PUT ${mine}?revision=${untold.revision}`]: sent,
  }
  await openApp(`/provider/leave-review/${id}`, calls, provider)
  await screen.findByRole('heading', { level: 1, name: 'How did Ginipig do?' })
  rate('Ginipig this time', '4 out of 5, Really good')
  fireEvent.click(screen.getByRole('button', { name: 'Send' }))
  await vi.waitFor(() => expect(sent.mock.calls[0]?.[0]).toEqual({ rating: 4, comment: '' }))
})

test.for([
  { page: 'leave-review', call: 'platform-review', answer: untold, what: 'Ginipig this time' },
  { page: 'review', call: 'review', answer: nothing, what: 'Friendliness' },
])(
  'a review at /provider/$page that isn’t sent is asked about before it is left',
  async ({ page, call, answer, what }) => {
    const calls = { [`GET /provider/bookings/${id}/${call}`]: () => Response.json(answer) }
    const { router } = await openApp(`/provider/${page}/${id}`, calls, provider)
    await screen.findByRole('radiogroup', { name: what })
    rate(what, '4 out of 5, Really good')
    fireEvent.click(screen.getByRole('link', { name: 'The booking' }))
    const question = await screen.findByRole('alertdialog', { name: 'Leave without saving?' })
    fireEvent.click(within(question).getByRole('button', { name: 'Stay here' }))
    expect(router.state.location.pathname).toBe(`/provider/${page}/${id}`)
  },
)

test('stars for a client that another tab changed meanwhile are not saved over, nor lost', async () => {
  const mine = shown.mine as NonNullable<ProvidersReview['mine']>
  const newer: ProvidersReview = { ...nothing, step: 'change', mine, revision: 'N'.repeat(43) }
  let kept = nothing
  const sent = vi.fn<(body: unknown) => Response>(() => {
    kept = { ...newer, mine: { ...mine, friendliness: 3 }, revision: 'M'.repeat(43) }
    return Response.json(kept)
  })
  const again = vi.fn<(body: unknown) => Response>(() => Response.json(kept))
  const calls = {
    [`GET ${path}`]: () => Response.json(kept),
    [`PUT ${path}?revision=${nothing.revision}`]: () => {
      kept = newer
      return problem('draft_changed', 409)
    },
    [`PUT ${path}?revision=${newer.revision}`]: sent,
    [`PUT ${path}?revision=${'M'.repeat(43)}`]: again,
  }
  await openApp(`/provider/review/${id}`, calls, provider)
  await screen.findByRole('heading', { level: 1, name: 'How was it with Maya O.?' })
  rate('Friendliness', '3 out of 5, Fine')
  rate('Reliability', '4 out of 5, Really good')
  fireEvent.click(screen.getByRole('button', { name: 'Send review' }))
  await screen.findByText('This was changed on another device or in another tab')
  fireEvent.click(screen.getByRole('button', { name: 'Show the newer one' }))
  await screen.findByText('This is what is saved now')
  fireEvent.click(screen.getByRole('button', { name: 'Back to what I typed' }))
  fireEvent.click(screen.getByRole('button', { name: 'Save changes' }))
  await screen.findByText('Thank you: your review is saved.')
  expect(sent.mock.calls[0]?.[0]).toEqual({ friendliness: 3, reliability: 4 })
  // What was saved is what the next change goes over.
  rate('Reliability', '5 out of 5, Couldn’t be better')
  fireEvent.click(screen.getByRole('button', { name: 'Save changes' }))
  await vi.waitFor(() => expect(again.mock.calls[0]?.[0]).toEqual({ friendliness: 3, reliability: 5 }))
})

test('what Ginipig was told in another tab meanwhile is not told over', async () => {
  const mine = `/provider/bookings/${id}/platform-review`
  const newer: PlatformReview = {
    ...untold,
    mine: { rating: 2, comment: 'Fees!', at: startsAt },
    revision: 'N'.repeat(43),
  }
  let kept = untold
  const sent = vi.fn<(body: unknown) => Response>(() => Response.json(newer))
  const calls = {
    [`GET ${mine}`]: () => Response.json(kept),
    [`PUT ${mine}?revision=${untold.revision}`]: () => {
      kept = newer
      return problem('draft_changed', 409)
    },
    [`PUT ${mine}?revision=${newer.revision}`]: sent,
  }
  await openApp(`/provider/leave-review/${id}`, calls, provider)
  await screen.findByRole('heading', { level: 1, name: 'How did Ginipig do?' })
  rate('Ginipig this time', '4 out of 5, Really good')
  fireEvent.click(screen.getByRole('button', { name: 'Send' }))
  await screen.findByText('This was changed on another device or in another tab')
  fireEvent.click(screen.getByRole('button', { name: 'Keep what I typed here' }))
  await vi.waitFor(() => expect(sent.mock.calls[0]?.[0]).toEqual({ rating: 4, comment: 'Fees!' }))
})
