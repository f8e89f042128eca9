/** Characters: shorter text shows whole, longer is cut to the second number. Source: spec §5. */
export const READ_MORE_FROM = 50
export const READ_MORE_CUT = 45

/** A cut inside a word goes back to the word's start, unless that leaves less than this. */
const READ_MORE_LEAST = 25

/** The part of a long text shown before "Read More", counted in characters as people see them
 *  (an emoji with skin tone is one); whole words where it can be. `isCut` says whether the link is needed. */
export function readMore(text: string): { shown: string; isCut: boolean } {
  const characters = Array.from(
    new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text),
    (one) => one.segment,
  )
  if (characters.length < READ_MORE_FROM) return { shown: text, isCut: false }
  const lastSpace = characters.lastIndexOf(' ', READ_MORE_CUT)
  const end = lastSpace >= READ_MORE_LEAST ? lastSpace : READ_MORE_CUT
  // A full stop or comma before the ellipsis would be one dot too many.
  return {
    shown: `${characters
      .slice(0, end)
      .join('')
      .replace(/[\s.,;:]+$/u, '')}…`,
    isCut: true,
  }
}
