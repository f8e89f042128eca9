import { fold, singular } from './fold.ts'
import { distanceOf, nearestWord } from './near-words.ts'
import {
  type Concept,
  childPhrases,
  concepts,
  fillers,
  type Kind,
  onlinePhrases,
  onlineWords,
  placeWords,
} from './vocabulary.ts'

/** One thing that is looked for: one we have names for, or a word that may be a name or stand in a title. */
export type Idea = { kind: 'concept'; concept: Concept; said: string } | { kind: 'word'; word: string }

/** What a line of words means.
 *  @typeParam Place - what `findPlace` gives */
export type Reading<Place> = {
  ideas: readonly Idea[]
  place: Place | undefined
  /** What was typed beside the place; undefined where there is none, or it stands in one word with another. */
  rest: string | undefined
  /** Its name was mistyped, as far as we can tell: it may be somebody's. */
  isPlaceMended: boolean
  /** The line as it was understood, where words in it were taken for others; without the place. */
  corrected: string | undefined
  isMedicine: boolean
  /** It asks for what is held online. */
  isOnline: boolean
}

/** The most words of a line that are read, and the most of a name. */
const MOST_WORDS = 12
const LONGEST_NAME = 4

const byName: ReadonlyMap<string, Concept> = new Map(
  concepts.flatMap((concept) =>
    concept.names.map((name) => [fold(name).split(' ').map(singular).join(' '), concept] as const),
  ),
)
const knownWords: ReadonlySet<string> = new Set(Array.from(byName.keys(), (name) => name.split(' ')).flat())

/** Whether a folded line is one of the names that we know a treatment by. */
export const conceptOf = (folded: string): Concept | undefined => byName.get(folded.split(' ').map(singular).join(' '))

/** Stop words aren't suggested: alone they find everything. */
const askedWords = [...knownWords].filter((word) => !fillers.has(word))

type Token = { word: string; typed: string }

/** Reads what somebody typed into the search, most likely reading first: with a place in it and as it was typed, then
 *  without slips, then with no place. Source: product.md §5.
 *  @param findPlace - a place by its folded name, nearly or exactly; undefined where there is none */
export function readQuery<Place>(
  line: string,
  findPlace: (folded: string, how: 'exactly' | 'nearly') => Place | undefined,
): Reading<Place>[] {
  const said = fold(line)
    .replaceAll(onlinePhrases, 'online')
    .replaceAll(childPhrases, 'child')
    .split(' ')
    .filter((word) => word !== '')
    .slice(0, MOST_WORDS)
  const words = said.filter((word) => !onlineWords.has(word))
  const isOnline = words.length < said.length
  if (words.length === 0)
    return isOnline ? [{ ...readWords([], undefined, false), rest: undefined, isPlaceMended: false, isOnline }] : []
  const readings: Reading<Place>[] = []
  for (const how of ['exactly', 'nearly'] as const) {
    const { place, rest, said: name } = takePlace(words, (folded) => findPlace(folded, how))
    const beside = name === undefined ? undefined : leaveOut(line, name)
    for (const [from, at] of [[rest, place], ...(place === undefined ? [] : [[words, undefined] as const])] as const) {
      const isPlaceMended = how === 'nearly' && at !== undefined
      const about = { rest: at === undefined ? undefined : beside, isPlaceMended, isOnline }
      readings.push({ ...readWords(from, at, false), ...about })
      const mended = { ...readWords(from, at, true), ...about }
      if (mended.corrected !== undefined) readings.push(mended)
    }
  }
  const seen = new Set<string>()
  return inOrder(readings).filter((reading) => {
    const said = JSON.stringify([reading.ideas, reading.place])
    return !seen.has(said) && seen.add(said) !== undefined
  })
}

/** Slips that are asked about, where a search would forgive fewer. */
const slipsAsked = (word: string) => (word.length < 4 ? 0 : Math.min(4, Math.floor((word.length - 1) / 2)))

/** A line of treatments that a line which found nothing may mean: each word that says nothing to us taken for the nearest
 *  one that does, with more slips than a search forgives by itself but for the first letter, or left out. It is a
 *  question, not an answer.
 *  @param isPlace - whether folded words name a place: they stay  @returns undefined where nothing is like it */
export function didYouMean(line: string, isPlace: (folded: string) => boolean): string | undefined {
  const words = fold(line).split(' ').filter(Boolean).slice(0, MOST_WORDS)
  const { said = '' } = takePlace(words, (folded) => isPlace(folded) || undefined)
  const ofPlace = new Set(said.split(' '))
  let isGuessed = false
  const meant = words.flatMap((typed) => {
    const isUnderstood =
      knownWords.has(singular(typed)) || fillers.has(typed) || placeWords.has(typed) || onlineWords.has(typed)
    if (isUnderstood || ofPlace.has(typed) || isPlace(typed)) return [typed]
    const alike = askedWords.filter(([first]) => first === typed[0])
    const near = nearestWord(singular(typed), alike, slipsAsked(typed))
    isGuessed ||= near !== undefined
    return near === undefined ? [] : [near]
  })
  return isGuessed ? meant.join(' ') : undefined
}

/** Those with a place first, those with one that was mended last; among them the untouched ones. */
function inOrder<Place>(readings: readonly Reading<Place>[]): Reading<Place>[] {
  const rank = ({ place, isPlaceMended, corrected }: Reading<Place>) =>
    (place === undefined ? 2 : isPlaceMended ? 4 : 0) + (corrected === undefined ? 0 : 1)
  return [...readings].sort((one, other) => rank(one) - rank(other))
}

/** The longest run of words that names a place: at the end before anywhere else, and never one that names a treatment,
 *  unless "in" or "near" stands before it. */
function takePlace<Place>(words: readonly string[], find: (folded: string) => Place | undefined) {
  for (let length = Math.min(LONGEST_NAME, words.length); length > 0; length -= 1) {
    for (let start = words.length - length; start >= 0; start -= 1) {
      const run = words.slice(start, start + length)
      const isTold = start > 0 && placeWords.has(words[start - 1] ?? '')
      if (!isTold && (run.some((word) => fillers.has(word)) || conceptOf(run.join(' ')))) continue
      if (!isTold && length === 1 && knownWords.has(singular(run[0] ?? ''))) continue
      const place = find(run.join(' '))
      if (place === undefined) continue
      const [from, to] = [isTold ? start - 1 : start, start + length]
      return { place, rest: [...words.slice(0, from), ...words.slice(to)], said: words.slice(from, to).join(' ') }
    }
  }
  return { place: undefined, rest: words, said: undefined }
}

/** A line as it was typed, without the words that fold to this; undefined where no words of their own do. */
function leaveOut(line: string, folded: string): string | undefined {
  const typed = line.split(/\s+/).filter(Boolean)
  for (let start = typed.length - 1; start >= 0; start -= 1)
    for (let end = start + 1; end <= typed.length; end += 1)
      if (fold(typed.slice(start, end).join(' ')) === folded)
        return [...typed.slice(0, start), ...typed.slice(end)].join(' ').replace(/[\s,;:]+$/, '')
  return undefined
}

function readWords<Place>(
  words: readonly string[],
  place: Place | undefined,
  isMended: boolean,
): Omit<Reading<Place>, 'rest' | 'isPlaceMended' | 'isOnline'> {
  const tokens = words.map((typed): Token => {
    const word = singular(typed)
    if (!isMended || knownWords.has(word) || fillers.has(typed) || placeWords.has(typed)) return { word, typed }
    const meant = nearestWord(word, knownWords)
    return meant === undefined ? { word, typed } : { word: meant, typed: meant }
  })
  const mended = tokens.map(({ typed }) => typed).join(' ')
  const ideas = ideasOf(tokens)
  return {
    ideas,
    place,
    corrected: mended === words.join(' ') ? undefined : mended,
    isMedicine: ideas.some((idea) => idea.kind === 'concept' && idea.concept.isMedicine === true),
  }
}

/** The longest known names, from the left; what is left are words. */
function ideasOf(tokens: readonly Token[]): Idea[] {
  const ideas: Idea[] = []
  for (let start = 0; start < tokens.length; ) {
    const found = conceptAt(tokens, start)
    const token = tokens[start]
    if (found) {
      if (!ideas.some((idea) => idea.kind === 'concept' && idea.concept === found.concept))
        ideas.push({ kind: 'concept', concept: found.concept, said: found.said })
      start += found.length
      continue
    }
    if (token && !fillers.has(token.typed) && !placeWords.has(token.typed))
      ideas.push({ kind: 'word', word: token.word })
    start += 1
  }
  return sharpened(ideas)
}

function conceptAt(tokens: readonly Token[], start: number) {
  for (let length = Math.min(LONGEST_NAME, tokens.length - start); length > 0; length -= 1) {
    const said = tokens
      .slice(start, start + length)
      .map(({ word }) => word)
      .join(' ')
    const concept = byName.get(said)
    if (concept) return { concept, length, said }
  }
  return undefined
}

/** "Hair balayage" says nothing more than "balayage": what a sharper idea lies within is left out. */
function sharpened(ideas: readonly Idea[]): Idea[] {
  const concepts = ideas.flatMap((idea) => (idea.kind === 'concept' ? [idea.concept] : []))
  const holds = (wide: Concept, narrow: Concept) =>
    wide !== narrow && wide.isKind === true && isWithin(narrow.kind, wide.kind)
  return ideas.filter((idea) => idea.kind === 'word' || !concepts.some((other) => holds(idea.concept, other)))
}

const isWithin = (narrow: Kind | undefined, wide: Kind | undefined): boolean =>
  narrow !== undefined &&
  wide !== undefined &&
  narrow.categories.some((one) => wide.categories.includes(one)) &&
  (wide.parts.length === 0 || (narrow.parts.length > 0 && narrow.parts.every((part) => wide.parts.includes(part))))

/** Treatments in whose name a word begins like this, each by its first name, those that begin with it before others. Only who
 *  has none of these in mind, as in French, is shown other names, and of a treatment one: five words for a blow-dry are no
 *  choice. None of a medicine.
 *  @param folded - what was typed so far, by `fold` */
export function suggestTreatments(folded: string, most: number): string[] {
  if (folded === '') return []
  const treatments = concepts.filter(({ isMedicine }) => !isMedicine)
  const firsts = treatments.flatMap(({ names }) => names.slice(0, 1))
  const begun = firsts.filter((name) => name.startsWith(folded))
  const within = firsts.filter((name) => name.includes(` ${folded}`))
  const usual = [...new Set([...begun, ...within])]
  if (usual.length > 0) return usual.slice(0, most)
  return [...new Set(treatments.flatMap(({ names }) => otherName(names, folded) ?? []))].slice(0, most)
}

/** The name that begins like this; one that is misspelt ("masage") as it is written. */
function otherName(names: readonly string[], folded: string): string | undefined {
  const found = names.find((name) => name.startsWith(folded))
  return found && names.find((name) => name === found || distanceOf(name, found, 1) === 1)
}
