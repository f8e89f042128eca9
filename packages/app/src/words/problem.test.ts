import { ApiError } from '@ginipig/api-client/core/api-error.ts'
import { problemStatus } from '@ginipig/contract/core/problem.ts'
import { MEGABYTE, uploadLimits } from '@ginipig/domain/upload'
import { setupI18n } from '@lingui/core'
import { expect, test } from 'vitest'
import { problemText } from './problem-text.ts'
import { problemWords } from './problem-words.ts'

const i18n = setupI18n({ locale: 'en', messages: { en: {} } })

test('every code of the contract has words, and so has no answer', () => {
  expect(Object.keys(problemWords).sort()).toEqual([...Object.keys(problemStatus), 'offline', 'timeout'].sort())
  for (const words of Object.values(problemWords)) expect(i18n._(words)).not.toBe('')
})

test('no answer is not called the browser’s fault: the server may be away, or a phone have stopped the call', () => {
  expect(navigator.onLine).toBe(true)
  expect(problemText(i18n, new ApiError({ code: 'offline', status: 0 }))).not.toMatch(/offline/i)
})

test('the messages of the catalogue are verbatim (spec §8)', () => {
  const textOf = (code: 'slot_taken' | 'unauthenticated' | 'listing_not_found') =>
    problemText(i18n, new ApiError({ code, status: 400 }))
  expect(textOf('slot_taken')).toBe('It looks like someone has beat you to this appointment.')
  expect(textOf('unauthenticated')).toBe('Your Session is expired. Please login again.')
  expect(textOf('listing_not_found')).toBe('No treatment available')
})

test.for([
  [undefined, 'later'],
  [1, 'in a minute'],
  [60, 'in a minute'],
  [61, 'in 2 minutes'],
  [900, 'in 15 minutes'],
  [6_000, 'in 100 minutes'],
  [6_001, 'in 2 hours'],
  [86_400, 'in 24 hours'],
] as const)('after %s seconds: "%s"', ([retryAfter, wait]) => {
  for (const code of ['too_many_requests', 'too_many_holds', 'held_too_often', 'too_many_payments'] as const)
    expect(problemText(i18n, new ApiError({ code, status: 429, retryAfter }))).toMatch(new RegExp(` ${wait}\\.`))
})

test.for([
  ['photo_too_large', 'image'],
  ['avatar_too_large', 'profilePicture'],
] as const)('%s names the limit of its kind', ([code, kind]) => {
  const text = problemText(i18n, new ApiError({ code, status: 413 }))
  expect(text).toContain(`larger than ${uploadLimits[kind] / MEGABYTE} MB`)
})

test('what is not a failed call is just something that went wrong', () => {
  expect(problemText(i18n, new TypeError('x is not a function'))).toBe('Something went wrong')
})
