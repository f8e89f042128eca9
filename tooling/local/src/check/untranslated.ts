/** The message ids of a .po catalog that have no translation. Retired entries (`#~`) do not count, nor does the head. */
export function untranslated(catalog: string): string[] {
  return messagesOf(catalog)
    .filter(({ translation }) => translation === '')
    .map(({ id }) => id)
}

/** French words whose `;`, `:`, `?`, `!`, `%` or quotation mark a line could begin or end with: a narrow no-break space
 *  stands there, as `Intl` puts it too. Not a text message's, which another alphabet makes twice as dear. */
export function badlySpaced(catalog: string): string[] {
  return messagesOf(catalog)
    .filter(({ entry }) => !entry.includes('platform/sms/'))
    .map(({ translation }) => translation)
    .filter((words) =>
      /[^\u202F][;?!%»]|[^\u202F\d]:|\d:(?!\d)|«[^\u202F]/u.test(words.replace(/\{\w+, plural, |https?:\S+/g, '')),
    )
}

/** French words that call a treatment "soin": a haircut is none, and what is booked has one name. What care is stays, and
 *  what a service is called (`msgctxt`). */
export function misnamed(catalog: string): string[] {
  return messagesOf(catalog)
    .filter(({ entry }) => !/^msgctxt /m.test(entry))
    .map(({ translation }) => translation)
    .filter((words) => /\bsoins?\b(?! du visage| et une compétence)/iu.test(words))
}

/** French words that would elide before a name that begins with a vowel: "de Anika", "que Oscar". */
export function unelided(catalog: string): string[] {
  return messagesOf(catalog)
    .map(({ translation }) => translation)
    .filter((words) => /\b(?:de|que|jusque|lorsque|puisque) \{(?:name|who|client|provider|firstName)\}/iu.test(words))
}

/** What the messages call a sum. */
const SUM =
  'amount|aside|back|balance|brings|deposit|due|earned|earnings|fee|gone|lost|owed|paid|part|price|refund|refunded|share|sum|takenBack|waiting'

/** French words that agree with a sum: "1,13 £" is singular, and pounds are feminine, so neither "payés" nor "sont" fits
 *  every sum. */
export function agreeing(catalog: string): string[] {
  const agrees = new RegExp(
    `(?<!\\bde )\\{(?:${SUM})\\} (?:(?:ne|vous|lui|leur|y) )*(?:(?:s|o|ser|rest|part|pourr|attend|retourn|v)ont|[a-z]+ent|\\p{L}+(?:és|us))(?!\\p{L})`,
    'u',
  )
  return messagesOf(catalog)
    .map(({ translation }) => translation)
    .filter((words) => agrees.test(words))
}

function messagesOf(catalog: string) {
  return catalog
    .split(/\n\s*\n/)
    .map((entry) => ({ entry, id: textOf(entry, 'msgid'), translation: textOf(entry, 'msgstr') }))
    .filter(({ id }) => id !== '')
}

/** A .po text: the quoted string after the keyword and those on the lines below it. */
function textOf(entry: string, keyword: 'msgid' | 'msgstr'): string {
  const match = new RegExp(`^${keyword} (?<quoted>"(?:[^"\\\\]|\\\\.)*"(?:\\n"(?:[^"\\\\]|\\\\.)*")*)`, 'm').exec(entry)
  const lines = match?.groups?.quoted?.split('\n') ?? []
  return lines.map((line) => line.slice(1, -1)).join('')
}
