/** What stands under a heading of the second level, without it; numbers before headings don't count.
 *  @throws where the text has no such heading, so that a page can't lose it quietly */
export function sectionOf(text: string, heading: string): string {
  const sections = text.split(/^## /m).slice(1)
  const found = sections.find((section) => section.split('\n', 1)[0]?.replace(/^\d+\. /, '') === heading)
  if (found === undefined) throw new Error(`no section “${heading}”`)
  return found.slice(found.indexOf('\n')).trim()
}
