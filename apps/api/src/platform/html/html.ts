/** Markup that may stand in a page as it is. */
export class Markup {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

const escaped = (text: string) => text.replace(/[&<>"']/g, (one) => entities[one] ?? one)

type Value = string | number | Markup | readonly Markup[]

function inserted(value: Value): string {
  if (value instanceof Markup) return value.text
  if (typeof value === 'object') return value.map(({ text }) => text).join('')
  return escaped(String(value))
}

/** A piece of a page: every value put in is text, never markup, unless it was made here as well. Attributes stand in
 *  double quotes. */
export function html(pieces: TemplateStringsArray, ...values: readonly Value[]): Markup {
  return new Markup(pieces.reduce((text, piece, index) => text + inserted(values[index - 1] ?? '') + piece))
}
