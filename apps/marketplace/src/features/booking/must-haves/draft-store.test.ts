import { nothingGiven } from '@ginipig/domain/listing'
import { expect, test } from 'vitest'
import { type Given, sendable } from './draft-store.ts'

const given: Given = { ...nothingGiven, photoIds: ['p1'], answers: { allergies: 'Nickel' } }

test('without consent no answer leaves the browser', () => {
  expect(sendable(given)).toEqual({ ...given, answers: {} })
})

test('with consent all of it does', () => {
  expect(sendable({ ...given, consentsToHealthData: true }).answers).toEqual({ allergies: 'Nickel' })
})
