import { expect, test } from 'vitest'
import { dayWords } from './day-words.ts'

test.for([
  { date: '2026-11-01', locale: 'fr-FR', words: 'dimanche 1er novembre' },
  { date: '2026-11-11', locale: 'fr-FR', words: 'mercredi 11 novembre' },
  { date: '2026-11-01', locale: 'en-GB', words: 'Sunday 1 November' },
])('$date in $locale is $words', ({ date, locale, words }) => {
  expect(dayWords(date, locale)).toBe(words)
})
