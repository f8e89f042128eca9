import { subcategories } from '@ginipig/domain/listing'
import { type Concept, fold, type Idea, type Kind, type SearchDepth } from '@ginipig/domain/search'
import type { Alternatives } from './search-conditions.sql.ts'

const word = (text: string, weights: string) =>
  text
    .split(' ')
    .map((one) => `${one}${weights}`)
    .join(' <-> ')

/** Any of these. A phrase that holds another of them finds nothing that the shorter one doesn't, and costs as much again. */
const anyOf = (phrases: readonly string[], weights: string) =>
  phrases
    .filter((one) => !phrases.some((other) => other !== one && ` ${one} `.includes(` ${other} `)))
    .map((one) => `(${word(one, weights)})`)
    .join(' | ')

const toKind = ({ categories, parts }: Kind): NonNullable<Alternatives['kind']> => ({
  categories,
  parts: parts.length > 0 ? parts : categories.flatMap((category) => [...subcategories[category]]),
})

/** Of titles alone, of anything a listing says. */
const [TITLE, ANYWHERE] = [':A', '']

/** @param isAlone - nothing else was said, which may tell what it is of: "extension" of a "lash" */
function concept(
  { names, titles = [], kind, isKind, isMedicine }: Concept,
  depth: SearchDepth,
  isAlone: boolean,
): Alternatives[] {
  const of = kind ? { kind: toKind(kind) } : {}
  if (isMedicine) return [{ query: anyOf(titles.map(fold), TITLE) }, of]
  const isNamed = depth === 'named' || depth === 'known'
  if (isKind && isNamed) return [of]
  const said = [...new Set([...titles, ...names].map(fold))]
  // "Facial for men" is no barber's, whatever its title has in common with one, and a hand-painted nail no balayage.
  const within = kind && { within: kind.categories }
  if (isNamed) return [{ query: anyOf(said, TITLE), ...within }]
  return [{ query: anyOf(said, depth === 'said' ? ANYWHERE : TITLE), ...(isAlone && within), ...of }]
}

/** @param text - folded: letters and digits, so it is no operator */
function name(text: string, depth: SearchDepth): Alternatives {
  const isShallow = depth === 'named' || depth === 'some'
  return {
    query: isShallow ? `${text}:AB | ${text}:*A` : `${text}:*`,
    called: `${text}:*C`,
    ...(!isShallow && { nearlyCalled: text }),
  }
}

/** @param line - folded words, each of which must be in the provider's names */
export const namesOf = (line: string): Alternatives[] => line.split(' ').map((text) => ({ called: `${text}:C` }))

/** What a listing must be for a search to go this far. An idea may ask for several things; all of them must hold, except
 *  with `some`, which is told to the statement apart. */
export function alternativesOf(ideas: readonly Idea[], depth: SearchDepth): Alternatives[] {
  const medicine = ideas.find((idea) => idea.kind === 'concept' && idea.concept.isMedicine)
  const meant = depth === 'known' ? ideas.filter(({ kind }) => kind === 'concept') : ideas
  return (medicine ? [medicine] : meant).flatMap((idea) =>
    idea.kind === 'concept' ? concept(idea.concept, depth, ideas.length === 1) : name(idea.word, depth),
  )
}
