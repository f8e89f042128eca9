/** Edit distance with transpositions (optimal string alignment); anything above `most` is returned as `most + 1`. */
export function distanceOf(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1
  let before: number[] = []
  let last = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (let row = 1; row <= one.length; row += 1) {
    const now = [row]
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1]
      const isSwapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
      now[column] = Math.min(
        (last[column] ?? 0) + 1,
        (now[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped && row > 1 && column > 1 ? (before[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      )
    }
    if (Math.min(...now) > most) return most + 1
    ;[before, last] = [last, now]
  }
  return Math.min(last[other.length] ?? most + 1, most + 1)
}

/** Edit distance allowed for a word of this length: none below four letters, where another word is meant as often. */
export const maxEdits = (word: string): number => (word.length < 4 ? 0 : word.length < 7 ? 1 : 2)

/** Spelling correction: the known word nearest to a mistyped one; undefined where none is near. People seldom mistype the
 *  first letter: another one counts as half an edit more, so a word of which one edit is forgiven keeps it ("fair" is not
 *  "hair"), unless it was left out ("eeds"). On a tie the first known wins.
 *  @param known - folded words
 *  @param most - edit distance allowed */
export function nearestWord(word: string, known: Iterable<string>, most: number = maxEdits(word)): string | undefined {
  if (most === 0) return undefined
  let best: { word: string; cost: number } | undefined
  for (const one of known) {
    if (one.length < 3) continue
    const cost = distanceOf(word, one, most) + (one[0] === word[0] || one.slice(1) === word ? 0 : 0.5)
    if (cost > most) continue
    if (best === undefined || cost < best.cost) best = { word: one, cost }
  }
  return best?.word
}
