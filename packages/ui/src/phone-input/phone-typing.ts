export interface DialCode {
  /** Digits without the plus: "44". */
  code: string
  /** Short form on the closed list: "GB +44". */
  short: string
  /** In the open list: "United Kingdom +44". */
  label: string
}

/** What was typed or pasted, as national digits, and the dial code if the text carried one (`+44 7700…`). */
export function phoneTyping(text: string, dialCodes: readonly DialCode[]): { digits: string; dialCode?: string } {
  const digits = text.replace(/\D/g, '')
  if (!text.trim().startsWith('+')) return { digits }
  const longestFirst = dialCodes.map((dial) => dial.code).sort((a, b) => b.length - a.length)
  const dialCode = longestFirst.find((code) => digits.startsWith(code))
  return dialCode === undefined ? { digits } : { digits: digits.slice(dialCode.length), dialCode }
}
