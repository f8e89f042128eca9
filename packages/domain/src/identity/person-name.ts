import * as v from 'valibot'

/** "Letters only" as people's names need it: letters of any script with an apostrophe, hyphen or space
 *  inside: O'Neill, Anne-Marie, Łukasz. Source: spec §5, product.md §2. */
export const isLettersOnly = (value: string) => /^\p{L}\p{M}*(?:['’ -]?\p{L}\p{M}*)*$/u.test(value)

/** Characters, an accent typed apart from its letter counted with it. */
const lengthOf = (value: string) => [...value.normalize()].length

const name = (min: number, max: number) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty('required'),
    // A keyboard that adds a space after each word it guesses isn't the person's mistake.
    v.transform((value) => value.replace(/ +/g, ' ')),
    v.check(isLettersOnly, 'letters_only'),
    v.check((value) => lengthOf(value) >= min, 'too_short'),
    v.check((value) => lengthOf(value) <= max, 'too_long'),
  )

/** 2 to 15 letters. Source: spec §5. */
export const FirstName = name(2, 15)
/** 3 to 15 letters. */
export const LastName = name(3, 15)
/** A provider's full name, 2 to 20. */
export const FullName = name(2, 20)
/** A provider's display name: more than 5 and at most 30 letters. */
export const DisplayName = name(6, 30)
/** The name on a card: letters only. */
export const CardHolderName = name(2, 60)

const fold = (text: string) => text.normalize('NFC').toLocaleLowerCase('en')

/** A provider's one name where there is room: "Wei, Taylor Good Hands"; a display name that holds the first name stands
 *  alone. Sentences say the first name. Source: product.md §9. */
export function providerName({ firstName, displayName }: { firstName: string; displayName: string }): string {
  const words = fold(displayName).split(/[\s']+/u)
  const own = fold(firstName).split(/[\s']+/u)
  const holds = words.some((_, at) => own.every((word, index) => words[at + index] === word))
  return holds ? displayName : `${firstName}, ${displayName}`
}
