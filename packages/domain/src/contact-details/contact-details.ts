import { LinkifyIt } from 'linkify-it'
import { asRead } from './as-read.ts'
import { type Digits, spokenDigits } from './spoken-digits.ts'

/** A place in a text that leads round the marketplace. `start` and `end` in UTF-16 units, as in `slice`. */
export type ContactDetail = { kind: 'phone' | 'email' | 'link' | 'handle'; start: number; end: number }

/** Where a text names a phone number, an address of mail or web, or a social account, in the ways people write them in
 *  English and French ("zero seven…", "gmail dot com", "arobase"). In order, none over another. It errs towards letting
 *  a text pass: a shade ("6.1"), a time, a price or a postcode is none. Source: spec §5 (no contact details).
 *  @param typed - one field */
export function findContactDetails(typed: string): ContactDetail[] {
  const { text, places } = asRead(typed)
  const found = [...spelledAddresses(text), ...links(text), ...handles(text), ...phones(text)]
  const ordered = found.toSorted((one, other) => one.start - other.start || other.end - one.end)
  const apart: ContactDetail[] = []
  for (const detail of ordered) if (detail.start >= (apart.at(-1)?.end ?? 0)) apart.push(detail)
  // To the end of what was typed for it: nothing of a letter of two units stays.
  return apart.map(({ kind, start, end }) => ({ kind, start: places[start] ?? 0, end: places[end] ?? typed.length }))
}

/** Is there any? */
export const hasContactDetails = (text: string): boolean => findContactDetails(text).length > 0

const linkify = new LinkifyIt({ fuzzyLink: true }).tlds(
  ['app', 'beauty', 'bio', 'club', 'dev', 'hair', 'link', 'london', 'me', 'online', 'paris', 'salon', 'site', 'studio'],
  true,
)

/** Ends of host names that are words of our languages: "dry.It stings", "scalp.My": a forgotten space, not an address. */
const wordEnds = new Set(
  'ai am an as at au be by ca ce ci de do es et fm go he id il in info is it la le ma me mu my na name ne no nu or pro sa se shop si so su tu to tv un us va we museum work'.split(
    ' ',
  ),
)

function links(text: string): ContactDetail[] {
  return (linkify.match(text) ?? [])
    .filter(({ schema, raw }) => schema !== '' || isHost(raw))
    .map(({ schema, index, lastIndex }) => ({
      kind: schema === 'mailto:' ? ('email' as const) : ('link' as const),
      start: index,
      end: lastIndex,
    }))
}

/** Said to be an address by a "www.", a path, or an end that is no word and begins no sentence. */
function isHost(raw: string): boolean {
  const [host = '', path] = raw.split(/\/(.*)/s)
  if (/^www\./i.test(host)) return true
  if (/\.\p{Lu}\p{Ll}+$/u.test(host)) return false
  return (path !== undefined && path !== '') || !wordEnds.has(host.split('.').at(-1)?.toLowerCase() ?? '')
}

/** From where it begins only: tried again from each of its letters, a long run would take time by its square. */
const name = String.raw`(?<![\p{L}\p{N}._+-])[\p{L}\p{N}._+-]+`
const at = String.raw`(?:@|[([{<]\s*(?:at|a|arobase|@)\s*[)\]}>]|\bat\b|\barr?obase\b|\bchez\b)`
const dot = String.raw`(?:\.|[([{<]\s*(?:dot|point|\.)\s*[)\]}>]|\bdot\b|\bpoint\b)`
const mailHosts = String.raw`(?:g\s?mail|google\s?mail|hot\s?mail|outlook|yahoo|i\s?cloud|proton(?:mail)?|wanadoo|laposte|bt\s?internet|aol)`
const ends = '(?:com|co|fr|uk|org|net|io|eu|ie|be|ch)'

/** Of a word that is written letter by letter. */
const spaced = String.raw`[\p{L}\p{N}._+-]`

const spelled: readonly { kind: ContactDetail['kind']; pattern: RegExp }[] = [
  // "zoe at gmail", "zoe arobase gmail point com"
  {
    kind: 'email',
    pattern: new RegExp(`${name}\\s*${at}\\s*${mailHosts}(?![\\p{L}])(?:\\s*${dot}\\s*${ends}(?![\\p{L}]))*`, 'giu'),
  },
  // "zoe at my-salon dot com"
  {
    kind: 'email',
    pattern: new RegExp(`${name}\\s*${at}\\s*[\\p{L}\\p{N}-]+(?:\\s*(?:${dot})\\s*${ends}(?![\\p{L}]))+`, 'giu'),
  },
  // "arobase" is said of nothing else
  {
    kind: 'email',
    pattern: new RegExp(`${name}\\s*(?:[([{<]\\s*)?\\barr?obase\\b(?:\\s*[)\\]}>])?\\s*[\\p{L}\\p{N}._+-]+`, 'giu'),
  },
  // "z o e @ g m a i l . c o m"
  {
    kind: 'email',
    pattern: new RegExp(
      `(?<!${spaced})(?<!(?<!${spaced})${spaced}\\s)(?:${spaced}\\s){2,}(?:@|at|a)\\s(?:${spaced}\\s){2,}${spaced}(?!\\S)(?:\\s*${dot}\\s*(?:${ends}|c o m|c o|u k|f r)(?![\\p{L}]))*`,
      'giu',
    ),
  },
  // "zoehair . com", "zoehair .co.uk"
  {
    kind: 'link',
    pattern: /(?<![\p{L}\p{N}-])[\p{L}\p{N}-]+(?:\s{1,3}\.\s*|\.\s{1,3})(?:com|co\s?\.\s?uk)(?![\p{L}\p{N}’'])/giu,
  },
  // "gmail dot com", "zoehair dot co dot uk"
  {
    kind: 'link',
    pattern:
      /(?<![\p{L}\p{N}-])[\p{L}\p{N}-]+(?:\s*(?:[([{<]\s*(?:dot|point|\.)\s*[)\]}>]|\bdot\b|\bpoint\b)\s*(?:com|co|fr|uk|org|io|eu)(?![\p{L}]))+/giu,
  },
]

function spelledAddresses(text: string): ContactDetail[] {
  return spelled.flatMap(({ kind, pattern }) =>
    [...text.matchAll(pattern)].map((match) => ({ kind, start: match.index, end: match.index + match[0].length })),
  )
}

const networks = String.raw`(?:instagram|insta|ig|snap(?:chat)?|tik\s?tok|whats\s?app|telegram|facebook|fb|messenger|linkedin)`
const account = String.raw`[\p{L}\p{N}][\p{L}\p{N}._]*[\p{L}\p{N}_]`

function handles(text: string): ContactDetail[] {
  const named = new RegExp(
    `(?<![\\p{L}\\p{N}])${networks}(?:\\s*(?:[:=@–]|(?<=\\s)-|-(?=\\s)|\\b(?:is|est|c['’]est|handle|account|compte|name)\\b)\\s*)+(?<account>${account})`,
    'giu',
  )
  return [
    ...accounts(text),
    ...[...text.matchAll(/(?<![\p{L}\p{N}.@])@[\p{L}\p{N}][\p{L}\p{N}._]{2,29}/gu)].map(toHandle),
    ...[...text.matchAll(named)]
      // "Instagram: short bob" goes on in words; "insta: zoe_hair" is an account, and so is what ends there.
      .filter((match) => {
        const rest = text.slice(match.index + match[0].length)
        return /[\d_.]/.test(match.groups?.account ?? '') || !/^\s+\p{L}/u.test(rest)
      })
      .map(toHandle),
  ]
}

/** "insta zoe_hair" and "zoe_hair on insta" are accounts by their looks, "find me on insta zoehair" by what it asks for:
 *  a word there that ends what is said, or goes on with "and", "for" or "if". */
const looks = String.raw`(?<account>[\p{L}\p{N}.]*(?:_[\p{L}\p{N}_.]*[\p{L}\p{N}]|(?<=\p{L}{3})\d{2,}))(?![\p{L}\p{N}])`
const calls = String.raw`(?<!\p{L})(?:find|follow|add|message|text|dm|contact|reach|write|ajoute[rz]?|sui[st]|suive[rz]|suivre|retrouve[rz]?|trouve[rz]?|contacte[rz]?|écri[st]|écrivez)[\s-](?:me|us|moi|nous)\s(?:(?:on|at|via|by|to|over|sur|par)\s(?:my\s|mon\s)?)?`
/** "follow me on Instagram please" */
const tails =
  'please|pls|too|instead|first|also|later|now|today|tonight|tomorrow|thanks|thx|then|anytime|and|or|for|if|page|account|merci|aussi|demain|plutôt|directement|svp|après|et|ou|pour|si'

const ways: readonly RegExp[] = [
  new RegExp(`(?<![\\p{L}\\p{N}])${networks}[\\s-]${looks}`, 'giu'),
  new RegExp(`(?<![\\p{L}\\p{N}._])${looks}\\s(?:on|sur)\\s${networks}(?![\\p{L}\\p{N}])`, 'giu'),
  new RegExp(
    `(?<=${calls})${networks}\\s(?!(?:${tails})(?![\\p{L}]))${account}(?=\\s*$|\\s*[^\\p{L}\\s\\d]|\\s(?:and|or|for|if|et|ou|pour|si)(?![\\p{L}]))`,
    'giu',
  ),
]

const accounts = (text: string) => ways.flatMap((way) => [...text.matchAll(way)].map(toHandle))

const toHandle = (match: RegExpMatchArray): ContactDetail => {
  const start = match.index ?? 0
  return { kind: 'handle', start, end: start + match[0].length }
}

/** Numbers with a meaning of their own, which may stand beside another: dates with a year, times, sums of money, sizes,
 *  shades and fractions ("6.1", "7/43"). */
const otherNumbers =
  /(?<![\d./])\d{1,2}[./]\d{1,2}(?![\d./])|\d{1,2}[/.-]\d{1,2}[/.-](?:19|20)\d\d|(?:19|20)\d\d-\d\d-\d\d|\d{1,2}[:h]\d\d|[£€$]\s?\d+(?:[.,]\d\d)?|\d+(?:[.,]\d+)?\s?(?:[£€$%]|(?:p|ml|cm|mm|kg|g|vol)\b)/giu

/** What people put between the digits of one number. */
const isGap = (between: string) => /^(?:[\s.,;\-–—()/_·•*~|…]|\uFE0F|\u20E3){0,3}$/u.test(between)

function phones(text: string): ContactDetail[] {
  const masked = text.replace(otherNumbers, (number) => '\u0000'.repeat(number.length))
  const numbers = spokenDigits(masked)
  const found: ContactDetail[] = []
  for (let first = 0; first < numbers.length; first += 1) {
    const last = phoneFrom(masked, numbers, first)
    if (last === undefined) continue
    found.push({ kind: 'phone', start: start(masked, numbers[first]), end: numbers[last]?.end ?? 0 })
    first = last
  }
  return found
}

/** The plus before a number belongs to it. */
const start = (text: string, number: Digits | undefined) => {
  const at = number?.start ?? 0
  return /\+\s?\(?$/.exec(text.slice(0, at))?.index ?? at
}

/** The index of the last of the numbers that make one phone number from this on; the longest wins. */
function phoneFrom(text: string, numbers: readonly Digits[], first: number): number | undefined {
  let digits = ''
  let found: number | undefined
  const hasPlus = start(text, numbers[first]) !== numbers[first]?.start
  for (let index = first; index < numbers.length; index += 1) {
    const [before, number] = [numbers[index - 1], numbers[index]]
    if (!number || (before && index > first && !isGap(text.slice(before.end, number.start)))) break
    digits += number.digits
    if (digits.length > 17) break
    if (isPhone(digits, hasPlus)) found = index
  }
  return found
}

/** As dialled in Britain or France, or from abroad; without its 0 a British mobile is still one. By its shape alone: a
 *  number that no network has given out leads nowhere, but was meant to. Source: E.164, Ofcom's and ARCEP's plans. */
const dialled = /^(?:0(?:[1237]\d{9}|1\d{8}|[1-79]\d{8})|7\d{9}|440?[1237]\d{9}|330?[1-79]\d{8}|00[1-9]\d{8,13})$/

const isPhone = (digits: string, hasPlus: boolean) => (hasPlus ? /^[1-9]\d{8,14}$/ : dialled).test(digits)
