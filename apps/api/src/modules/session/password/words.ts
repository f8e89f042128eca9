/** What people write for a letter. `1` and `!` stand for two: both readings are tried. */
const lookalikes: readonly (readonly [string, string])[] = [
  ['4@', 'a'],
  ['8', 'b'],
  ['(', 'c'],
  ['3€', 'e'],
  ['69', 'g'],
  ['1!|', 'i'],
  ['0', 'o'],
  ['5$', 's'],
  ['7+', 't'],
  ['2', 'z'],
]

const readingOf = (ambiguous: string) =>
  new Map(
    lookalikes.flatMap(([signs, letter]) => [...signs].map((sign) => [sign, letter === 'i' ? ambiguous : letter])),
  )

const readings = ['i', 'l'].map(readingOf)

/** Lower case, without accents. */
export const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** A text in lower case as it stands, and with its lookalikes read as letters, character by character: "P@ssw0rd" is
 *  "password". */
export function readingsOf(text: string): string[] {
  const lower = plain(text)
  return [lower, ...readings.map((reading) => [...lower].map((one) => reading.get(one) ?? one).join(''))]
}

/** The words of a name, a place or the local part of an address: of O’Neill both "neill" and "oneill". */
export function wordsIn(text: string): string[] {
  const lower = plain(text)
  return [...new Set([lower, lower.replace(/['’]/g, '')].flatMap((one) => one.match(/\p{L}+/gu) ?? []))]
}
