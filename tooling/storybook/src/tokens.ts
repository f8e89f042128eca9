import css from '@ginipig/ui/tokens.css?raw'

export interface Token {
  /** Without the dashes before it: "c-primary". */
  readonly name: string
  /** As it stands in the file, on one line. */
  readonly value: string
  /** What the file says of it. */
  readonly note: string
  /** The heading it stands under: "Text", "Radius". */
  readonly group: string
  /** Of which rule: ":root, [data-theme]", "[data-density="console"]". */
  readonly rule: string
}

const PART =
  /\/\*[\s-]*(?<heading>[^*]+?)[\s-]*\*\/\s*\n|--(?<name>[\w-]+):\s*(?<value>[^;]+);[ \t]*(?:\/\*\s*(?<note>[^*]+?)\s*\*\/)?|(?<rule>[^{};/]+)\{|(?<end>\})/g

/** The tokens in the order of their file. @param source - the text of tokens.css */
export function readTokens(source: string): Token[] {
  const tokens: Token[] = []
  const rules: string[] = []
  let group = ''
  for (const { groups = {} } of source.matchAll(PART)) {
    const { heading, name, value = '', note = '', rule, end } = groups
    if (heading) group = heading
    else if (rule) rules.push(oneLine(rule))
    else if (end) rules.pop()
    else if (name) tokens.push({ name, value: oneLine(value), note: oneLine(note), group, rule: rules.join(' ') })
  }
  return tokens
}

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').replaceAll('( ', '(').replaceAll(' )', ')').trim()

/** Of both themes and of no density: what pages of foundations show first. */
export const tokens = readTokens(css)
const base = tokens.filter(({ rule }) => rule.startsWith(':root') && !rule.includes('@media'))

export const tokensOf = (group: string): Token[] => base.filter((token) => token.group === group)
export const tokensStarting = (...starts: string[]): Token[] =>
  base.filter(({ name }) => starts.some((start) => name.startsWith(start)))

export const colourGroups = [...new Set(tokensStarting('c-').map(({ group }) => group))]
/** What changes in the console. */
export const densityTokens = tokens.filter(({ rule }) => rule === '[data-density="console"]')
export const tokenValue = (name: string): string => base.find((token) => token.name === name)?.value ?? ''
