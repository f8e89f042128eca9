import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'
import { Refusal } from '#platform/http/refusal.ts'
import { plain, readingsOf, wordsIn } from './words.ts'

/** Who chooses the password: what is known of a person is what others try first. */
export type PasswordOwner = {
  email: string
  /** First and last name, company, town: whatever there is. */
  names: readonly (string | null | undefined)[]
}

/** Passwords that leaked (49,000) and plain words (8,000), in each reading: some have digits of their own. */
const common: ReadonlySet<string> = new Set(Object.values(dictionary).flat().flatMap(readingsOf))

const ofBrand = ['ginipig', 'guineapig', 'guinea']

/** A common word with no more than so many digits and signs beside it is that word; a long one with few letters too. */
const TRIMMINGS = 5
const SHORTEST_WORD = 3
const LONG_WORD = 5
const FEW = 3
/** A name this long is looked for anywhere in a password. */
const LONG_NAME = 4
/** Guesses, as zxcvbn counts them, that a password must be worth; 8 characters by chance are worth 10⁸. */
const GUESSES = 1e7

const zxcvbn = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs })

/** Where the parts of a text lie that leave out at most so many characters at its ends. */
function* cores(length: number): Generator<[start: number, end: number]> {
  for (let left = 0; left <= TRIMMINGS; left += 1)
    for (let right = 0; left + right <= TRIMMINGS; right += 1) yield [left, length - right]
}

const hasLetter = (text: string) => /\p{L}/u.test(text)

/** "Dragon2024!", "!Dr4gon7", "Cat2024!": a common word in disguise. With letters around it only a longer word nearly
 *  alone, for short ones come by chance too. */
function isCommonWord(password: string): boolean {
  const lower = plain(password)
  const counts = (start: number, end: number) =>
    hasLetter(lower.slice(0, start) + lower.slice(end))
      ? end - start >= LONG_WORD && lower.length - (end - start) <= FEW
      : end - start >= SHORTEST_WORD
  return readingsOf(password).some((reading) => {
    for (const [start, end] of cores(reading.length))
      if (counts(start, end) && common.has(reading.slice(start, end))) return true
    return false
  })
}

const contextOf = ({ email, names }: PasswordOwner) => {
  const localPart = email.slice(0, email.lastIndexOf('@'))
  const words = [...names, localPart].flatMap((name) => wordsIn(name ?? ''))
  return [...ofBrand, ...words, plain(localPart)]
}

/** A word that anybody who knows the person would try: anywhere in it, or short but all that there are letters. */
function hasContext(password: string, context: readonly string[]): boolean {
  const whole = readingsOf(password)
  const lettersOnly = plain(password).replace(/\P{L}/gu, '')
  return context.some((word) =>
    word.length >= LONG_NAME ? whole.some((reading) => reading.includes(word)) : word === lettersOnly,
  )
}

/** Whether a password, though it follows the form's rules, falls to guessing: it leaked, is a common word in disguise,
 *  a pattern, or has to do with its owner or with us. Source: trust.md S41, G07. */
export function isEasyToGuess(password: string, owner: PasswordOwner): boolean {
  const context = contextOf(owner)
  if (isCommonWord(password) || hasContext(password, context)) return true
  return (
    zxcvbn.check(
      password,
      context.filter((word) => word.length >= LONG_NAME),
    ).guesses < GUESSES
  )
}

/** The one policy for sign-up, reset and change: beside the form's rules, which the contract has checked already.
 *  @throws Refusal `invalid_input` naming `password` */
export function requirePolicy(password: string, owner: PasswordOwner): void {
  if (isEasyToGuess(password, owner))
    throw new Refusal('invalid_input', { fields: [{ path: 'password', problem: 'password_common' }] })
}
