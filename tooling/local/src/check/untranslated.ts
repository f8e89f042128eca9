/** The message ids of a .po catalog that have no translation. Retired entries (`#~`) do not count, nor does the head. */
export function untranslated(catalog: string): string[] {
  return catalog
    .split(/\n\s*\n/)
    .map((entry) => ({ id: textOf(entry, 'msgid'), translation: textOf(entry, 'msgstr') }))
    .filter(({ id, translation }) => id !== '' && translation === '')
    .map(({ id }) => id)
}

/** A .po text: the quoted string after the keyword and those on the lines below it. */
function textOf(entry: string, keyword: 'msgid' | 'msgstr'): string {
  const match = new RegExp(`^${keyword} (?<quoted>"(?:[^"\\\\]|\\\\.)*"(?:\\n"(?:[^"\\\\]|\\\\.)*")*)`, 'm').exec(entry)
  const lines = match?.groups?.quoted?.split('\n') ?? []
  return lines.map((line) => line.slice(1, -1)).join('')
}
