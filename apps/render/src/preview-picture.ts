import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import * as fontkit from 'fontkit'
import sharp from 'sharp'
import type { Preview } from './copy.ts'

/** px; what chats and networks show large. */
export const PREVIEW_WIDTH = 1_200
export const PREVIEW_HEIGHT = 630

const LEFT = 64
/** px that words may take; the cover stands beside them. */
const MEASURE = 580
/** Of a title: a price below it takes the room of one. */
const mostLines = { withPrice: 3, without: 4 } as const

// The tokens' light colours: who pastes a link has no theme of ours.
const INK = '#14241d'
const SOFT_INK = '#465249'
const GREEN = '#0b4d38'
const STICKER = '#ffcf3f'
const grounds: Readonly<Record<string, string>> = {
  hair: '#ffe8d6',
  beauty: '#ffe3e8',
  wellness: '#ddf1e3',
  coaching: '#e3ecff',
}
const GROUND = '#f1ede4'
const levels: Readonly<Record<string, readonly [ground: string, ink: string]>> = {
  newbie: ['#dce7ff', '#23428f'],
  nearly_there: ['#ffe9a6', '#5c4300'],
  pro: ['#cdebd6', '#0b4d38'],
}

const open = (name: string) => fontkit.create(readFileSync(fileURLToPath(import.meta.resolve(name)))) as fontkit.Font // a file of one font
const face = (family: string, weight: number) => {
  const files = ['latin', 'latin-ext'].map(
    (part) => `@fontsource/${family}/files/${family}-${part}-${weight}-normal.woff`,
  )
  let fonts: readonly fontkit.Font[] | undefined
  return () => (fonts ??= files.map(open))
}
const faces = {
  head: face('besley', 600),
  strong: face('besley', 700),
  text: face('figtree', 400),
  label: face('figtree', 500),
}
type Face = keyof typeof faces

type Run = { font: fontkit.Font; text: string }

/** Neighbours that one font has; a sign that none has is left out. */
function runsOf(text: string, name: Face): Run[] {
  const runs: Run[] = []
  for (const sign of text.normalize('NFC')) {
    const font = faces[name]().find((one) => one.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0))
    const last = runs.at(-1)
    if (!font) continue
    if (last?.font === font) last.text += sign
    else runs.push({ font, text: sign })
  }
  return runs
}

/** Words as outlines, for no font has to be there where a picture is drawn. @returns also how wide they are, px */
function draw(text: string, name: Face, size: number, colour: string): { shapes: string; width: number } {
  let x = 0
  let shapes = ''
  for (const { font, text: part } of runsOf(text, name)) {
    const scale = size / font.unitsPerEm
    const { glyphs, positions } = font.layout(part)
    glyphs.forEach((glyph, index) => {
      const shape = glyph.path.toSVG()
      if (shape !== '')
        shapes += `<path transform="translate(${x.toFixed(2)} 0) scale(${scale} ${-scale})" d="${shape}"/>`
      x += (positions[index]?.xAdvance ?? 0) * scale
    })
  }
  return { shapes: `<g fill="${colour}">${shapes}</g>`, width: x }
}

const at = (x: number, y: number, shapes: string) => `<g transform="translate(${x} ${y})">${shapes}</g>`

const cutAt = (line: string, isFitting: (line: string) => boolean) => {
  let cut = line
  while (cut.includes(' ') && !isFitting(`${cut}…`)) cut = cut.slice(0, cut.lastIndexOf(' '))
  while (cut.length > 1 && !isFitting(`${cut}…`)) cut = cut.slice(0, -1)
  return `${cut}…`
}

/** Words in as many lines as there may be; the last is cut at a word where there are more, and a word at a sign where it
 *  is longer than a line. */
export function linesOf(text: string, isFitting: (line: string) => boolean, most: number): string[] {
  const lines: string[] = []
  const words = text.split(/\s+/).filter((word) => word !== '')
  while (words.length > 0 && lines.length < most) {
    let line = words.shift() ?? ''
    while (words[0] !== undefined && isFitting(`${line} ${words[0]}`)) line += ` ${words.shift()}`
    const isCut = !isFitting(line) || (words.length > 0 && lines.length === most - 1)
    lines.push(isCut ? cutAt(line, isFitting) : line)
  }
  return lines
}

/** px; a title takes the largest at which it fits. */
const SMALLEST = 50
const sizes = [68, 58, SMALLEST]

function titleOf(title: string, most: number): { lines: string[]; size: number } {
  const fits = (size: number) => (line: string) => draw(line, 'head', size, INK).width <= MEASURE
  for (const size of sizes) {
    const lines = linesOf(title, fits(size), most)
    if (size === SMALLEST || !lines.some((line) => line.endsWith('…'))) return { lines, size }
  }
  return { lines: [], size: SMALLEST }
}

const attribute = (svg: string, name: string) => new RegExp(`<svg[^>]*\\s${name}="([^"]*)"`).exec(svg)?.[1]
const inner = (svg: string) => svg.replace(/^[^<]*(<\?[^>]*>)?\s*<svg[^>]*>/, '').replace(/<\/svg>\s*$/, '')

/** A drawing of ours in a box of the picture. */
const placed = (svg: string, box: string) =>
  `<svg ${box} viewBox="${attribute(svg, 'viewBox') ?? '0 0 800 600'}" preserveAspectRatio="xMidYMid slice" fill="${attribute(svg, 'fill') ?? 'black'}">${inner(svg)}</svg>`

function levelTag({ name, rank, key }: NonNullable<Preview['level']>): { shapes: string; width: number } {
  const [ground, ink] = levels[key] ?? [GROUND, INK]
  const words = draw(name, 'label', 22, ink)
  const pips = [8, 13, 18]
    .map((high, index) => {
      const isOn = index < rank
      return `<rect x="${14 + index * 8}" y="${28 - high}" width="5" height="${high}" rx="2" fill="${ink}" fill-opacity="${isOn ? 1 : 0.35}"/>`
    })
    .join('')
  const width = 44 + words.width + 14
  return {
    shapes: `<rect width="${width}" height="40" rx="10" fill="${ground}"/>${pips}${at(44, 27, words.shapes)}`,
    width,
  }
}

/** Price, what it costs elsewhere, and the saving. Baseline at 0. */
function priceLine({ now, usual, saving }: NonNullable<Preview['price']>): string {
  const sum = draw(now, 'head', 76, INK)
  const struck = draw(usual, 'text', 34, SOFT_INK)
  const sticker = draw(saving, 'strong', 30, INK)
  const usualAt = sum.width + 22
  const stickerAt = usualAt + struck.width + 20
  const width = stickerAt + sticker.width + 36
  return `<g transform="scale(${Math.min(1, MEASURE / width)})">${[
    sum.shapes,
    at(usualAt, -8, `${struck.shapes}<rect y="-13" width="${struck.width}" height="2.5" fill="${SOFT_INK}"/>`),
    at(stickerAt, -52, `<rect width="${sticker.width + 36}" height="56" rx="12" fill="${STICKER}"/>`),
    at(stickerAt + 18, -14, sticker.shapes),
  ].join('')}</g>`
}

/** SVG of a page's picture. @param art - of the cover and of our name */
export function previewSvg(preview: Preview, art: { cover: string; logo: string }): string {
  const { lines, size } = titleOf(preview.title, preview.price ? mostLines.withPrice : mostLines.without)
  const step = size * 1.02
  const parts: string[] = []
  let y = 214
  for (const line of lines) {
    parts.push(at(LEFT, y, draw(line, 'head', size, INK).shapes))
    y += step
  }
  y += 56 - step
  const [lineCut = ''] = linesOf(preview.line, (line) => draw(line, 'text', 27, INK).width <= MEASURE, 1)
  const who = draw(lineCut, 'text', 27, INK)
  const tag = preview.level && levelTag(preview.level)
  const isBeside = tag && who.width + 16 + tag.width <= MEASURE
  parts.push(at(LEFT, y, who.shapes))
  if (tag) {
    if (!isBeside) y += 56
    parts.push(at(isBeside ? LEFT + who.width + 16 : LEFT, y - 29, tag.shapes))
  }
  if (preview.price) {
    y += 112
    parts.push(at(LEFT, y, priceLine(preview.price)))
  }
  const room = PREVIEW_HEIGHT - 40 - y
  const noteLines = preview.note
    ? linesOf(preview.note, (line) => draw(line, 'text', 25, SOFT_INK).width <= MEASURE, room > 80 ? 2 : 1)
    : []
  if (room > 44)
    noteLines.forEach((line, index) => {
      parts.push(at(LEFT, y + 48 + index * 34, draw(line, 'text', 25, SOFT_INK).shapes))
    })
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${PREVIEW_WIDTH}" height="${PREVIEW_HEIGHT}" viewBox="0 0 ${PREVIEW_WIDTH} ${PREVIEW_HEIGHT}">
<defs><clipPath id="loaf"><path d="M684 630V330a226 226 0 0 1 452 0V630Z"/></clipPath></defs>
<rect width="${PREVIEW_WIDTH}" height="${PREVIEW_HEIGHT}" fill="${grounds[preview.category ?? ''] ?? GROUND}"/>
<g fill="${GREEN}">${placed(art.logo, `x="${LEFT}" y="58" width="228" height="52"`)}</g>
<g clip-path="url(#loaf)">${placed(art.cover, 'x="684" y="104" width="452" height="526"')}</g>
${parts.join('\n')}
</svg>`
}

/** PNG of a page's picture, 1,200 × 630 px. */
export const previewPng = (preview: Preview, art: { cover: string; logo: string }): Promise<Buffer> =>
  sharp(Buffer.from(previewSvg(preview, art)))
    .png({ palette: true, effort: 4 })
    .toBuffer()
