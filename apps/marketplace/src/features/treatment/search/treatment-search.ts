import { levels, MIN_PRICE_PENCE, purposes, sorts, subcategories } from '@ginipig/domain/listing'
import { asDate, asOneOf, searchOf } from '@ginipig/features/shell'

/** Pence; the top of the price range. Whoever stands there has set no upper bound. */
export const TOP_PRICE_PENCE = 25_000

const LONGEST_WORDS = 80

/** The router reads `?q=100` as a number. */
function asWords(given: unknown): string | undefined {
  if (!['string', 'number', 'boolean'].includes(typeof given)) return undefined
  const words = String(given).trim()
  return words !== '' && words.length <= LONGEST_WORDS ? words : undefined
}

/** Known words joined by commas, in their own order: addresses stay readable and one choice has one address. */
const asSetOf = (words: readonly string[]) => (given: unknown) =>
  (typeof given === 'string' && chosen(words, given).join(',')) || undefined

/** Pounds, as a person reads them in the address. */
function asPounds(given: unknown): number | undefined {
  if (typeof given !== 'number') return undefined
  const pence = Math.round(given * 100)
  return pence >= MIN_PRICE_PENCE && pence <= TOP_PRICE_PENCE ? pence / 100 : undefined
}

const asTrue = (given: unknown) => given === true || undefined

/** All that /treatment keeps in its address: words, filters, order and look. */
export const readTreatmentSearch = searchOf({
  q: asWords,
  place: asWords,
  date: asDate,
  subcategory: asOneOf([...new Set(Object.values(subcategories).flat())]),
  level: asSetOf(levels),
  purpose: asSetOf(purposes),
  min: asPounds,
  max: asPounds,
  instant: asTrue,
  online: asTrue,
  sort: asOneOf(sorts),
  view: asOneOf(['grid', 'list']),
})
export type TreatmentSearch = ReturnType<typeof readTreatmentSearch>

/** The words of a set in the address. */
export function chosen<Word extends string>(words: readonly Word[], text: string | undefined): Word[] {
  const given = text?.split(',') ?? []
  return words.filter((word) => given.includes(word))
}

/** The set with one word put in or taken out; undefined when nothing is left. */
export function toggled(words: readonly string[], text: string | undefined, word: string): string | undefined {
  const now = chosen(words, text)
  const next = now.includes(word) ? now.filter((one) => one !== word) : [...now, word]
  return chosen(words, next.join(',')).join(',') || undefined
}
