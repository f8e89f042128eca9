import { setupI18n } from '@lingui/core'
import { expect, test } from 'vitest'
import { cardTitle } from './card-words.ts'

const i18n = setupI18n({ locale: 'en', messages: { en: {} } })

test.for([
  ['client', 'You cancelled', 'Maya cancelled'],
  ['provider', 'Priya cancelled', 'You cancelled'],
  ['system', 'Cancelled', 'Cancelled'],
  ['operator', 'Cancelled', 'Cancelled'],
] as const)('what the %s cancelled is said to be nobody else’s doing', ([actor, toClient, toProvider]) => {
  const card = { event: 'cancelled', actor } as const
  expect(cardTitle(i18n, card, 'client', 'Priya')).toBe(toClient)
  expect(cardTitle(i18n, card, 'provider', 'Maya')).toBe(toProvider)
})
