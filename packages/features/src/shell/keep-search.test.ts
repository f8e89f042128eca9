import { expect, test } from 'vitest'
import { keepSearch } from './keep-search.ts'

const keep = keepSearch<{ id?: string; tab?: string }>({ id: true, tab: true })

/** What anybody can write into an address. */
const typed = (search: Record<string, unknown>) => search as Parameters<typeof keep>[0]

test('what a page knows is kept as it stands, whatever it is', () => {
  expect(keep(typed({ id: 7, tab: ['a'] }))).toEqual({ id: 7, tab: ['a'] })
})

test('what a bank’s redirect adds is dropped', () => {
  expect(keep(typed({ id: 'a', payment_intent_client_secret: 'pi_secret', toString: 1 }))).toEqual({ id: 'a' })
})
