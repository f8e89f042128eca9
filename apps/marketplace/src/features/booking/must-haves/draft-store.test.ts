import { nothingGiven } from '@ginipig/domain/listing'
import { expect, test } from 'vitest'
import { type Given, sendable } from './draft-store.ts'

const given: Given = { ...nothingGiven, photoIds: ['p1'], answers: { allergies: 'Nickel' }, patchTest: 'will_attend' }

test('without consent no answer leaves the browser', () => {
  expect(sendable(given)).toEqual({ ...given, answers: {}, patchTest: null })
})

test('with consent all of it does', () => {
  const agreed = { ...given, consentsToHealthData: true }
  expect(sendable(agreed)).toEqual(agreed)
})
