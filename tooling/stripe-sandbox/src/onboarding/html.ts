/** Pieces of the pages for a person. */

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
export const text = (value: unknown) => String(value ?? '').replace(/[&<>"]/g, (one) => entities[one] ?? one)

export const pounds = (pence: number) => `${pence < 0 ? '−' : ''}£${(Math.abs(pence) / 100).toFixed(2)}`
export const instant = (seconds: number) =>
  `${new Date(seconds * 1000).toISOString().slice(0, 16).replace('T', ' ')} UTC`

/** As many of a table as a person looks through, the latest first. */
const SHOWN = 50
export const latest = <One>(rows: readonly One[]): One[] => rows.toReversed().slice(0, SHOWN)

/** A table that scrolls by itself, the latest row first. */
export function table(
  caption: string,
  heads: readonly string[],
  rows: readonly (readonly (string | number)[])[],
): string {
  if (rows.length === 0) return `<p>${text(caption)}: none yet.</p>`
  const cell = (value: string | number) => `<td${/^−?£/.test(String(value)) ? ' class="sum"' : ''}>${text(value)}</td>`
  const count = rows.length > SHOWN ? `${SHOWN} latest of ${rows.length}` : rows.length
  return `<div class="table" role="region" aria-label="${text(caption)}" tabindex="0"><table>
<caption>${text(caption)} (${count})</caption>
<thead><tr>${heads.map((head) => `<th scope="col">${text(head)}</th>`).join('')}</tr></thead>
<tbody>${latest(rows)
    .map((row) => `<tr>${row.map(cell).join('')}</tr>`)
    .join('\n')}</tbody></table></div>`
}
