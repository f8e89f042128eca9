import type { Token } from './tokens.ts'

export type Theme = 'light' | 'dark'
export const themes: readonly Theme[] = ['light', 'dark']

/** Of a token's text, the value in a theme: "light-dark(#fff, #000)" → "#000". */
export function inTheme(value: string, theme: Theme): string {
  const [, light = '', dark = ''] = /^light-dark\((.+?\)?), (.+)\)$/.exec(value) ?? []
  if (light === '') return value
  return theme === 'light' ? light : dark
}

/** WCAG's contrast of two colours, 1 to 21; undefined where one is not written as #rrggbb. Source: WCAG 2.2, 1.4.3 */
export function contrast(one: string, other: string): number | undefined {
  const [a, b] = [luminance(one), luminance(other)]
  if (a === undefined || b === undefined) return undefined
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

function luminance(colour: string): number | undefined {
  const [, digits] = /^#([\da-f]{6})$/i.exec(colour) ?? []
  if (digits === undefined) return undefined
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) =>
    linear(Number.parseInt(digits.slice(at, at + 2), 16) / 255),
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

const linear = (channel: number) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4)

export interface Pair {
  /** The other colour's name without "c-". */
  readonly on: string
  /** As tokens.css states it. */
  readonly stated: number
  readonly theme: Theme
}

/** The pairs that a colour's note names: "body text · bg 16.0 · surface 16.2 | bg 16.4" are three. */
export function pairsOf({ note, value }: Token): Pair[] {
  const [light = '', dark] = note.split(' | ')
  const sides = { light, dark: dark ?? (value.startsWith('light-dark') ? '' : light) }
  return themes.flatMap((theme) =>
    [...sides[theme].matchAll(/([a-z][\w-]*) (\d+\.\d)(?=$| ·)/g)].map(([, on = '', stated]) => ({
      on,
      stated: Number(stated),
      theme,
    })),
  )
}

/** A colour's note without its pairs. */
export const purposeOf = (note: string): string => (note.split(/(?:^| · )[a-z][\w-]* \d+\.\d/)[0] ?? '').trim()
