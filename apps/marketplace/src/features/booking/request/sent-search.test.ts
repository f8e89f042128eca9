import * as v from 'valibot'
import { expect, test } from 'vitest'
import { SentSearch } from './sent-search.ts'

const id = '0190a7c2-0000-7000-8000-000000000001'

test('what a bank’s redirect adds to the address is dropped', () => {
  expect(v.parse(SentSearch, { id, payment_intent_client_secret: 'pi_secret' })).toEqual({ id })
})

test('an id that is none is left out', () => {
  expect(v.parse(SentSearch, { id: 7 })).toEqual({ id: undefined })
})
