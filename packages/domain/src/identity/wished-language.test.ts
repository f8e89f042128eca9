import { expect, test } from 'vitest'
import { wishedLanguage } from './wished-language.ts'

test.for([
  ['fr-FR', 'fr'],
  ['fr-CA;q=0.9,en;q=0.8', 'fr'],
  ['en;q=0.8, fr-CA;q=0.9', 'fr'],
  ['FR-fr', 'fr'],
  ['fr-CH,fr;q=0.9,en;q=0.8', 'fr'],
  ['de,en;q=0.5,fr;q=0.7', 'fr'],
  ['de-AT;q=0.9, fr-Latn-CA;q=0.8, en-GB;q=0.7', 'fr'],
  ['fr ; q=0.2', 'fr'],
  ['en,fr', 'en'],
  ['fr,en', 'fr'],
  ['fr;q=0,en;q=0.1', 'en'],
  ['*', 'en'],
  ['de,*;q=0.5', 'en'],
  ['fr,*;q=0.5', 'fr'],
] as const)('%s is answered in %s', ([header, language]) => {
  expect(wishedLanguage(header, ['en', 'fr'])).toBe(language)
})

test.for([[undefined], [''], ['de'], ['fr;q=0'], ['french'], ['nonsense;;q='], [',;']])(
  '%s wishes none of ours',
  ([header]) => {
    expect(wishedLanguage(header, ['en', 'fr'])).toBeUndefined()
  },
)
