/** A text as somebody reads it, and where each of its UTF-16 units, and its end, stood in the text as typed. */
export type AsRead = { text: string; places: readonly number[] }

/** Look like a full stop: "zoehair。com", "zoe·hair". A round bullet only inside a word. */
const dots =
  /[\u3002\uFE52\uFF0E\uFF61\u2024]|(?<=[\p{L}\p{N}])[\u00B7\u2022\u2027\u2219\u22C5\u30FB](?=[\p{L}\p{N}])/uy
/** Take no room. */
const unseen = /[\u00AD\u200B-\u200D\u2060\uFEFF]/u

/** Letters, digits, dots and at signs of another width, weight or script's own are read as the plain ones, what can't be
 *  seen as nothing. */
export function asRead(typed: string): AsRead {
  let text = ''
  const places: number[] = []
  let at = 0
  for (const one of typed) {
    const read = readAs(typed, one, at)
    for (let unit = 0; unit < read.length; unit += 1) places.push(at)
    text += read
    at += one.length
  }
  places.push(at)
  return { text, places }
}

function readAs(typed: string, one: string, at: number): string {
  if (one < '\u0080') return one
  dots.lastIndex = at
  if (dots.test(typed)) return '.'
  if (unseen.test(one)) return ''
  const plain = one.normalize('NFKC')
  return /^[A-Za-z\d@_:/-]$/.test(plain) && !/\p{No}/u.test(one) ? plain : one
}
