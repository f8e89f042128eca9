import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { type BookingStatus, bookingStatuses } from '#booking/status.ts'
import {
  areReviewsOut,
  ClientReviewGiven,
  isAnswerOlder,
  isReviewable,
  PlatformReviewGiven,
  REVIEW_WINDOW_MS,
  ReviewAnswer,
  ReviewGiven,
  reviewStep,
  reviewsCloseAt,
} from './review.ts'

const DAY = 86_400_000
const done = { status: 'completed', completedAt: 1_000, endsAt: 500 } as const
const [one, two, three, four] = [1, 2, 3, 4].map((n) => `7f3f0b0e-5d1c-4c58-9d0a-0d4a3b6f000${n}`)
const withoutPhotos = { photoIds: [], consentsToPhotos: false }
const stars = { professionalism: 5, friendliness: 4, reliability: 3, results: 1 }

const problems = (schema: v.GenericSchema, given: unknown) =>
  Object.fromEntries((v.safeParse(schema, given).issues ?? []).map((issue) => [v.getDotPath(issue), issue.message]))

test('fourteen days from completion, or from the end of one whose completion nobody noted', () => {
  expect(REVIEW_WINDOW_MS).toBe(14 * DAY)
  expect(reviewsCloseAt(done)).toBe(1_000 + 14 * DAY)
  expect(reviewsCloseAt({ completedAt: null, endsAt: 500 })).toBe(500 + 14 * DAY)
})

test('only what took place is reviewed', () => {
  const reviewable = bookingStatuses.filter((status: BookingStatus) => isReviewable({ status }))
  expect(reviewable).toEqual(['completed', 'released'])
})

test.for([
  { status: 'completed', isWritten: false, at: 1_000, step: 'write' },
  { status: 'released', isWritten: false, at: 1_000 + 14 * DAY - 1, step: 'write' },
  { status: 'released', isWritten: false, at: 1_000 + 14 * DAY, step: undefined },
  { status: 'completed', isWritten: true, at: 1_000 + 14 * DAY - 1, step: 'change' },
  { status: 'completed', isWritten: true, at: 1_000 + 14 * DAY, step: 'view' },
  { status: 'confirmed', isWritten: false, at: 1_000, step: undefined },
  { status: 'no_show', isWritten: false, at: 1_000, step: undefined },
  { status: 'cancelled_by_provider', isWritten: false, at: 1_000, step: undefined },
] as const)('$status, written $isWritten, at $at: $step', ({ status, isWritten, at, step }) => {
  expect(reviewStep({ ...done, status }, isWritten, at)).toBe(step)
})

test.for([
  { byClient: true, byProvider: false, at: 1_000, isOut: false },
  { byClient: false, byProvider: true, at: 1_000, isOut: false },
  { byClient: true, byProvider: true, at: 1_000, isOut: true },
  { byClient: true, byProvider: false, at: 1_000 + 14 * DAY - 1, isOut: false },
  { byClient: true, byProvider: false, at: 1_000 + 14 * DAY, isOut: true },
])('client $byClient, provider $byProvider at $at: out $isOut', ({ at, isOut, ...written }) => {
  expect(areReviewsOut(done, written, at)).toBe(isOut)
})

describe('what is given', () => {
  test('a rating that is missing is asked for, each by its name', () => {
    expect(problems(ReviewGiven, { ...stars, ...withoutPhotos, results: null, comment: '' })).toEqual({
      results: 'not_chosen',
    })
    expect(problems(ClientReviewGiven, { friendliness: null, reliability: null })).toEqual({
      friendliness: 'not_chosen',
      reliability: 'not_chosen',
    })
    expect(problems(PlatformReviewGiven, { rating: null, comment: '' })).toEqual({ rating: 'not_chosen' })
  })

  test.for([0, 6, 4.5, Number.NaN])('%d stars are none', (professionalism) => {
    expect(Object.keys(problems(ReviewGiven, { ...stars, ...withoutPhotos, professionalism, comment: '' }))).toEqual([
      'professionalism',
    ])
  })

  test.for([1, 5])('%d stars are some', (professionalism) => {
    expect(problems(ReviewGiven, { ...stars, ...withoutPhotos, professionalism, comment: '' })).toEqual({})
  })

  test('a comment may be left out, and is no way around the marketplace', () => {
    expect(v.parse(ReviewGiven, { ...stars, ...withoutPhotos, comment: '  Lovely.  ' }).comment).toBe('Lovely.')
    expect(problems(ReviewGiven, { ...stars, ...withoutPhotos, comment: 'Book her on 07700 900123' })).toEqual({
      comment: 'contact_details',
    })
    expect(problems(ReviewGiven, { ...stars, ...withoutPhotos, comment: 'x'.repeat(501) })).toEqual({
      comment: 'too_long',
    })
  })

  test.for([
    { what: 'no photo, no consent', photoIds: [], consentsToPhotos: false, wrong: {} },
    { what: 'a photo with consent', photoIds: [one], consentsToPhotos: true, wrong: {} },
    { what: 'three', photoIds: [one, two, three], consentsToPhotos: true, wrong: {} },
    { what: 'four', photoIds: [one, two, three, four], consentsToPhotos: true, wrong: { photoIds: 'too_long' } },
    { what: 'one twice', photoIds: [one, one], consentsToPhotos: true, wrong: { photoIds: 'invalid' } },
    { what: 'no id', photoIds: ['x'], consentsToPhotos: true, wrong: { 'photoIds.0': 'invalid' } },
    {
      what: 'a photo without consent',
      photoIds: [one],
      consentsToPhotos: false,
      wrong: { consentsToPhotos: 'must_accept' },
    },
  ])('photos of the result: $what', ({ photoIds, consentsToPhotos, wrong }) => {
    expect(problems(ReviewGiven, { ...stars, comment: '', photoIds, consentsToPhotos })).toEqual(wrong)
    // Said at once, whatever else is wrong.
    expect(problems(ReviewGiven, { ...stars, results: null, comment: '', photoIds, consentsToPhotos })).toEqual({
      results: 'not_chosen',
      ...wrong,
    })
  })

  test('an answer has words, without contact details', () => {
    expect(problems(ReviewAnswer, { text: ' ' })).toEqual({ text: 'required' })
    expect(problems(ReviewAnswer, { text: 'Write to me: priya@nair.example' })).toEqual({ text: 'contact_details' })
    expect(v.parse(ReviewAnswer, { text: 'Thank you!' })).toEqual({ text: 'Thank you!' })
  })

  test('what is for us alone may name an address', () => {
    expect(problems(PlatformReviewGiven, { rating: 4, comment: 'Write to priya@nair.example' })).toEqual({})
  })
})

test.for([
  { answer: null, editedAt: 2, isOlder: false },
  { answer: { at: 1 }, editedAt: null, isOlder: false },
  { answer: { at: 1 }, editedAt: undefined, isOlder: false },
  { answer: { at: 1 }, editedAt: 2, isOlder: true },
  { answer: { at: 2 }, editedAt: 2, isOlder: false },
  { answer: { at: 3 }, editedAt: 2, isOlder: false },
])('an answer $answer to a review of $editedAt is to older words: $isOlder', ({ answer, editedAt, isOlder }) => {
  expect(isAnswerOlder(answer, editedAt)).toBe(isOlder)
})
