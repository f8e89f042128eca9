import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import * as fontkit from 'fontkit'

export type Weight = 'normal' | 'bold'

const file = (name: string) => fileURLToPath(import.meta.resolve(name))

/** Our own letters first; a text that they lack a sign of is set whole in a font that has Greek, Cyrillic, Arabic,
 *  Hebrew, Armenian and Georgian as well. */
const files: Record<Weight, readonly string[]> = {
  normal: [
    file('@fontsource/figtree/files/figtree-latin-400-normal.woff'),
    file('dejavu-fonts-ttf/ttf/DejaVuSans.ttf'),
  ],
  bold: [
    file('@fontsource/figtree/files/figtree-latin-700-normal.woff'),
    file('dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf'),
  ],
}

type Face = { bytes: Buffer; has: (sign: number) => boolean }
const faces = new Map<string, Face>()

/** Read once a process, when a text first asks for it. */
function faceOf(name: string): Face {
  const known = faces.get(name)
  if (known) return known
  const bytes = readFileSync(name)
  const font = fontkit.create(bytes) as fontkit.Font // a file of one font, not a collection
  const face = { bytes, has: (sign: number) => font.hasGlyphForCodePoint(sign) }
  faces.set(name, face)
  return face
}

const signsOf = (text: string) => [...text].map((one) => one.codePointAt(0) ?? 0)

/** A sign that neither font has. */
const BOX = '□'

/** Pictures of a keyboard, with what joins and colours them: no letter is lost with them. */
const PICTURES =
  /(?![©®™])[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}]|\u200D|\uFE0E|\uFE0F|\u20E3/gu

/** Of direction and of width, which fonts draw as boxes. */
const plain = (text: string) =>
  text
    .replaceAll(/[\u202F\u2007]/gu, '\u00A0')
    .replaceAll(/[\p{Cf}\p{Cs}]|(?![\n\t])\p{Cc}/gu, '')
    .replaceAll('\t', ' ')

/** What is drawn of a text, and in which font. `actual` is what a screen reader says where that is something else. */
export type Setting = { text: string; font: string; bytes: Buffer; actual: string | undefined; isRtl: boolean }

const RTL = /[\p{Script=Hebrew}\p{Script=Arabic}]/u
const LTR = /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]/u

/** Finds the font that can draw a text: pictures are left out, a sign that no font has is drawn as a box. */
export function settingOf(typed: string, weight: Weight): Setting {
  const text = plain(typed.normalize('NFC').replaceAll(PICTURES, '')).replaceAll(/ {2,}/gu, ' ').trim()
  const isRtl = RTL.test(text) && !LTR.test(text)
  const [own = '', wide = ''] = files[weight]
  if (signsOf(text).every((sign) => sign === 10 || faceOf(own).has(sign)))
    return { text, font: own, bytes: faceOf(own).bytes, actual: undefined, isRtl }
  const { has, bytes } = faceOf(wide)
  const drawn = [...text].map((one) => (one === '\n' || has(one.codePointAt(0) ?? 0) ? one : BOX)).join('')
  return { text: drawn, font: wide, bytes, actual: drawn === text && !isRtl ? undefined : text, isRtl }
}
