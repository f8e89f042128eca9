import { setupI18n } from '@lingui/core'
import { expect, test } from 'vitest'
import { cardTitle } from './card-words.ts'

const i18n = setupI18n({ locale: 'en', messages: { en: {} } })

test.for([
  ['client', 'cancelled_by_client', 'You cancelled', 'Maya cancelled'],
  ['provider', 'cancelled_by_provider', 'Priya cancelled', 'You cancelled'],
  ['system', 'cancelled_unpaid', 'Cancelled', 'Cancelled'],
  ['system', 'cancelled_by_platform', 'Called off by Ginipig', 'Called off by Ginipig'],
  ['operator', 'cancelled_by_platform', 'Called off by Ginipig', 'Called off by Ginipig'],
] as const)('what the %s cancelled (%s) is said to be nobody else’s doing', ([actor, status, toClient, toProvider]) => {
  const card = { event: 'cancelled', actor, status } as const
  expect(cardTitle(i18n, card, 'client', 'Priya')).toBe(toClient)
  expect(cardTitle(i18n, card, 'provider', 'Maya')).toBe(toProvider)
})
