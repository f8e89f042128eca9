export interface DialCode {
  /** Unique: several countries share a code. "GB". */
  id: string
  /** Digits without the plus: "44". */
  code: string
  /** Short form on the closed list: "GB +44". */
  short: string
  /** In the open list: "United Kingdom +44". */
  label: string
  /** Taken for a pasted number whose code several share. */
  isMain?: boolean | undefined
}

/** What was typed or pasted, as national digits, and the dial code if the text carried one ("+44 7700…", "0044 7700…").
 *  @param dial - id of the one chosen now; it stays where it has that code */
export function phoneTyping(
  text: string,
  dialCodes: readonly DialCode[],
  dial?: string,
): { digits: string; dial?: string } {
  const digits = text.replace(/\D/g, '')
  const prefix = /^\s*(\+|00)/.exec(text)?.[1]
  if (prefix === undefined) return { digits }
  const international = prefix === '+' ? digits : digits.slice(2)
  const isCarried = ({ code }: DialCode) => international.startsWith(code)
  const code = longest(dialCodes.filter(isCarried).map((one) => one.code))
  const found = dialOf(dialCodes, code, dial)
  return found === undefined ? { digits } : { digits: international.slice(found.code.length), dial: found.id }
}

const longest = (codes: readonly string[]) => codes.toSorted((a, b) => b.length - a.length)[0]

/** The entry for a code: the one chosen already, or the main one of those that share it. */
export function dialOf(dialCodes: readonly DialCode[], code: string | undefined, dial?: string): DialCode | undefined {
  const shared = dialCodes.filter((one) => one.code === code)
  return shared.find(({ id }) => id === dial) ?? shared.find(({ isMain }) => isMain) ?? shared[0]
}
