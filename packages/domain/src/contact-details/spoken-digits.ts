/** A run of digits as it stands in a text, however it is written: "07700", "zero", "double seven", "quatre-vingt-dix". */
export type Digits = { digits: string; start: number; end: number }

const units: Readonly<Record<string, number>> = {
  zero: 0,
  oh: 0,
  nought: 0,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  un: 1,
  deux: 2,
  trois: 3,
  quatre: 4,
  cinq: 5,
  sept: 7,
  huit: 8,
  neuf: 9,
}
const teens: Readonly<Record<string, number>> = {
  dix: 10,
  onze: 11,
  douze: 12,
  treize: 13,
  quatorze: 14,
  quinze: 15,
  seize: 16,
}
const tens: Readonly<Record<string, number>> = {
  vingt: 20,
  trente: 30,
  quarante: 40,
  cinquante: 50,
  soixante: 60,
  'quatre-vingt': 80,
}
/** After a unit: "nine hundred" is dialled 900. */
const hundreds: ReadonlySet<string> = new Set(['hundred', 'cent', 'cents'])
const repeats: Readonly<Record<string, number>> = { double: 2, triple: 3 }

const words = [
  'quatre[-\\s]vingts?',
  ...hundreds,
  ...[units, teens, tens, repeats].flatMap(Object.keys).filter((word) => word !== 'quatre-vingt'),
]
/** A group of digits, a letter o among them ("O7700"), or a word for a number, accents or not. */
const token = new RegExp(
  `[\\p{Nd}oO]*\\p{Nd}[\\p{Nd}oO]*|(?<![\\p{L}\\p{M}])(?:${words.join('|')}|o)(?![\\p{L}\\p{M}])`,
  'giu',
)

const plain = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

/** Every number of a text in its order. French pairs are put together ("soixante-dix-huit" is 78), since numbers are
 *  dictated so. */
export function spokenDigits(text: string): Digits[] {
  const found: Digits[] = []
  const source = withoutAccents(text)
  let open: { value: number; room: number; end: number } | undefined
  let repeat: { times: number; start: number } | undefined
  for (const match of source.matchAll(token)) {
    const word = plain(match[0])
      .replace(/\s/g, '-')
      .replace(/vingts$/, 'vingt')
    const [start, end] = [match.index, match.index + match[0].length]
    const last = found.at(-1)
    if (repeats[word] !== undefined) {
      repeat = { times: repeats[word], start }
      continue
    }
    if (hundreds.has(word)) {
      if (last && /^[1-9]$/.test(last.digits) && isJoint(source.slice(last.end, start))) {
        last.digits += '00'
        last.end = end
      }
      open = undefined
      continue
    }
    const value = units[word] ?? teens[word] ?? tens[word]
    if (value !== undefined && open && last && value < open.room && isJoint(source.slice(open.end, start))) {
      last.digits = String(open.value + value)
      last.end = end
      open = value >= 10 && value < 16 ? { value: open.value + value, room: value === 10 ? 10 : 0, end } : undefined
      continue
    }
    const digits = value === undefined ? word.replace(/o/g, '0') : String(value)
    found.push({ digits: digits.repeat(repeat?.times ?? 1), start: repeat?.start ?? start, end })
    repeat = undefined
    // After a ten a unit may follow; after 60 and 80 a teen, after 10 seven to nine.
    open =
      value !== undefined && value >= 10 && teens[word] === undefined
        ? { value, room: value === 60 || value === 80 ? 20 : 10, end }
        : word === 'dix'
          ? { value: 10, room: 10, end }
          : undefined
  }
  return found
}

/** Between the parts of one French number. */
const isJoint = (between: string) => /^(?:[\s-]|\s?-?et-?\s?){1,2}$/i.test(between)

/** Of the same length, so that places in it are places in the text. */
const withoutAccents = (text: string) => text.replace(/[éèÉÈ]/g, 'e')
