import type { Language } from '@ginipig/domain/identity'
import PdfDocument from 'pdfkit'
import { type Setting, settingOf, type Weight } from './fonts.ts'

/** Our mark as one path, filled even-odd, as logo-mono.svg of the design draws it. */
const LOGO =
  'M24 5C14.300 5 6.800 12 4.800 21.600 4.700 19.900 4.700 18.300 4.700 16.600 3.100 16.600 1.600 16.900.2 17.600c.1 3.900 2.100 7 5 7.800-.6.700-1 1.200-1 1.800C4.200 38 11.800 44 24 44s19.800-6 19.800-16.800c0-.6-.4-1.100-1-1.800 2.900-.8 4.900-3.900 5-7.800-1.400-.7-2.900-1-4.500-1 0 1.700 0 3.300-.1 5C41.200 12 33.700 5 24 5Zm0 4.800c5 6.200 11.600 13.500 11.600 22 0 7-4.600 11.200-11.600 11.200s-11.600-4.200-11.600-11.200c0-8.500 6.600-15.800 11.600-22ZM15.4 29.200a2.600 2.600 0 1 0 5.2 0a2.600 2.600 0 1 0 -5.2 0ZM27.4 29.200a2.600 2.600 0 1 0 5.2 0a2.600 2.600 0 1 0 -5.2 0ZM21.200 34.200h5.600c1.100 0 1.600 1.200.9 1.900l-2.700 2.800c-.6.600-1.400.600-2 0l-2.700-2.800c-.7-.7-.2-1.900.9-1.900Z'

/** Its side. */
const LOGO_SIZE = 48

/** A column of a paper's table: its head, its part of the width, where its words stand. */
export type PaperColumn = { head: string; part: number; align?: 'right' }

/** What stands on a paper, in its reader's words, top to bottom. */
export type Paper = {
  language: Language
  /** "Invoice 3F9A21C4-7": its heading, and the name of the window it is opened in. */
  title: string
  author: string
  /** When it was issued, epoch ms: the same paper is the same bytes. */
  at: number
  facts: readonly { label: string; value: string }[]
  /** Who it is from and to, side by side. */
  parties: readonly { label: string; lines: readonly string[] }[]
  table: { caption: string; columns: readonly PaperColumn[]; rows: readonly (readonly string[])[] }
  totals: readonly { label: string; value: string; isStrong?: boolean }[]
  notes: readonly string[]
  /** "Page # of #". */
  page: string
}

type Doc = InstanceType<typeof PdfDocument>
type Element = PDFKit.PDFStructureElement

/** PDF/UA-1; the types of the library don't know it yet. */
const UNIVERSAL = 'PDF/UA' as 'PDF/A-1'
/** Says that a head is its column's; the same. */
const ofColumn = { scope: 'Column' } as object

const INK = '#1C2A24'
const MUTED = '#51625A'
const LINE = '#CBD5CF'
const BRAND = '#0B4D38'
const MARGIN = 56
/** Kept free for the number of the page. */
const FOOT = 40

type Style = { size?: number; weight?: Weight; color?: string; align?: 'right' | undefined }

/** A pen that draws words into one place, tagged for a screen reader. Lengths are points. */
class Pen {
  readonly doc: Doc
  private readonly known = new Set<string>()
  constructor(doc: Doc) {
    this.doc = doc
  }

  /** Each font is embedded once, and only its letters that are used. */
  setIn({ font, bytes }: Pick<Setting, 'font' | 'bytes'>): Doc {
    if (!this.known.has(font)) this.doc.registerFont(font, bytes)
    this.known.add(font)
    return this.doc.font(font)
  }

  private choose(words: string, { size = 10, weight = 'normal', color = INK, align }: Style) {
    const setting = settingOf(words, weight)
    this.setIn(setting).fontSize(size).fillColor(color)
    // Told any feature, it sets a line as one run: letters that run to the left keep the order of their words.
    const run = setting.isRtl ? { features: ['kern'] as PDFKit.Mixins.OpenTypeFeatures[] } : {}
    return { setting, options: { align: align ?? ('left' as const), lineGap: 2, ...run } }
  }

  heightOf(words: string, width: number, style: Style = {}): number {
    const { setting, options } = this.choose(words, style)
    return this.doc.heightOfString(setting.text || ' ', { ...options, width })
  }

  /** @returns the words as an element of the kind, to be put where they belong */
  say(kind: string, words: string, place: { x: number; y: number; width: number }, style: Style = {}): Element {
    const { setting, options } = this.choose(words, style)
    const draw = () => {
      const { y } = this.doc
      this.choose(words, style)
      this.doc.text(setting.text, place.x, place.y, { ...options, width: place.width })
      this.doc.y = y
    }
    return this.doc.struct(kind, setting.actual === undefined ? {} : { actual: setting.actual }, draw)
  }

  /** What no reader needs: a line, a logo, the number of a page. */
  adorn(draw: () => void, type: 'Layout' | 'Pagination' = 'Layout'): void {
    this.doc.markContent('Artifact', { type })
    draw()
    this.doc.endMarkedContent()
  }
}

/** Draws a paper as a PDF with its structure (PDF/UA-1): language, title, headings, table heads, fonts inside. Nothing in it
 *  is of now, so that the same paper gives the same bytes. */
export async function drawPaper(paper: Paper): Promise<Buffer> {
  const at = new Date(paper.at)
  const doc = new PdfDocument({
    ...{ size: 'A4', margins: { top: MARGIN, left: MARGIN, right: MARGIN, bottom: FOOT }, bufferPages: true },
    ...{ pdfVersion: '1.7', subset: UNIVERSAL, tagged: true, displayTitle: true, lang: paper.language },
    info: {
      Title: paper.title,
      Author: paper.author,
      Creator: 'Ginipig',
      Producer: 'Ginipig',
      CreationDate: at,
      ModDate: at,
    },
  })
  const chunks: Buffer[] = []
  doc.on('data', (chunk: Buffer) => chunks.push(chunk))
  const ended = new Promise<void>((resolve, reject) => doc.on('end', resolve).on('error', reject))
  const pen = new Pen(doc)
  const root = doc.struct('Document')
  doc.addStructure(root)
  drawHead(pen, root, paper)
  drawParties(pen, root, paper)
  drawTable(pen, root, paper)
  drawTotals(pen, root, paper)
  for (const note of paper.notes) drawNote(pen, root, note)
  root.end()
  drawPageNumbers(pen, paper)
  doc.end()
  await ended
  return Buffer.concat(chunks)
}

const widthOf = ({ page }: Doc) => page.width - 2 * MARGIN
const bottomOf = ({ page }: Doc) => page.height - FOOT - 20

/** Goes on to the next page where what comes has no room on this one. */
function makeRoom(doc: Doc, height: number): void {
  if (doc.y + height <= bottomOf(doc)) return
  doc.addPage()
  doc.y = MARGIN
}

function drawHead(pen: Pen, root: Element, { title, facts }: Paper): void {
  const { doc } = pen
  pen.adorn(() => {
    doc
      .save()
      .translate(MARGIN, MARGIN - 6)
      .scale(30 / LOGO_SIZE)
    doc.path(LOGO).fill(BRAND, 'even-odd')
    doc.restore()
    doc.save()
    pen
      .setIn(settingOf('Ginipig', 'bold'))
      .fontSize(18)
      .fillColor(BRAND)
      .text('Ginipig', MARGIN + 38, MARGIN - 1, { lineBreak: false })
    doc.restore()
  })
  let y = MARGIN + 52
  const width = widthOf(doc)
  root.add(pen.say('H1', title, { x: MARGIN, y, width }, { size: 22, weight: 'bold' }))
  y += pen.heightOf(title, width, { size: 22, weight: 'bold' }) + 14
  // As many to a row as have room.
  const cell = width / 3
  let rowHeight = 0
  facts.forEach(({ label, value }, index) => {
    const x = MARGIN + (index % 3) * cell
    if (index > 0 && index % 3 === 0) {
      y += rowHeight + 8
      rowHeight = 0
    }
    const part = doc.struct('P')
    root.add(part)
    const inner = cell - 12
    part.add(pen.say('Span', label, { x, y, width: inner }, { size: 9, color: MUTED }))
    const labelHeight = pen.heightOf(label, inner, { size: 9 })
    part.add(pen.say('Span', value, { x, y: y + labelHeight, width: inner }, { weight: 'bold' }))
    part.end()
    rowHeight = Math.max(rowHeight, labelHeight + pen.heightOf(value, inner, { weight: 'bold' }))
  })
  doc.y = y + rowHeight + 18
}

function drawParties(pen: Pen, root: Element, { parties }: Paper): void {
  const { doc } = pen
  const top = doc.y
  const width = widthOf(doc) / Math.max(1, parties.length)
  let bottom = top
  parties.forEach(({ label, lines }, index) => {
    const x = MARGIN + index * width
    const inner = width - 16
    const part = doc.struct('Sect')
    root.add(part)
    let y = top
    part.add(pen.say('H2', label, { x, y, width: inner }, { size: 9, color: MUTED }))
    y += pen.heightOf(label, inner, { size: 9 }) + 2
    lines.forEach((line, number) => {
      const style: Style = { weight: number === 0 ? 'bold' : 'normal' }
      part.add(pen.say('P', line, { x, y, width: inner }, style))
      y += pen.heightOf(line, inner, style)
    })
    part.end()
    bottom = Math.max(bottom, y)
  })
  doc.y = bottom + 24
}

const PAD = 8

function drawTable(pen: Pen, root: Element, { table: { caption, columns, rows } }: Paper): void {
  const { doc } = pen
  const heading: Style = { size: 13, weight: 'bold' }
  makeRoom(doc, 90)
  root.add(pen.say('H2', caption, { x: MARGIN, y: doc.y, width: widthOf(doc) }, heading))
  doc.y += pen.heightOf(caption, widthOf(doc), heading) + 4
  const all = columns.reduce((sum, { part }) => sum + part, 0)
  let x = MARGIN
  const places = columns.map(({ part, align }) => {
    const width = (part / all) * widthOf(doc)
    const place = { x, width: width - (align === 'right' ? 0 : 12), align }
    x += width
    return place
  })
  const drawRow = (kind: 'TH' | 'TD', cells: readonly string[], style: Style): Element => {
    const height = Math.max(...cells.map((words, index) => pen.heightOf(words, places[index]?.width ?? 0, style)))
    makeRoom(doc, height + 2 * PAD)
    const y = doc.y + PAD
    const row = doc.struct('TR')
    cells.forEach((words, index) => {
      const place = places[index]
      if (!place) return
      const cell = doc.struct(kind, kind === 'TH' ? ofColumn : {})
      row.add(cell)
      cell.add(pen.say('P', words, { ...place, y }, { ...style, align: place.align }))
      cell.end()
    })
    row.end()
    doc.y = y + height + PAD
    const under = doc.y
    pen.adorn(() => {
      doc
        .moveTo(MARGIN, under)
        .lineTo(doc.page.width - MARGIN, under)
        .lineWidth(0.75)
        .stroke(LINE)
    })
    return row
  }
  const element = doc.struct('Table')
  root.add(element)
  const head = doc.struct('THead')
  element.add(head)
  head.add(
    drawRow(
      'TH',
      columns.map(({ head: words }) => words),
      { size: 9, weight: 'bold', color: MUTED },
    ),
  )
  head.end()
  const body = doc.struct('TBody')
  element.add(body)
  for (const cells of rows) body.add(drawRow('TD', cells, {}))
  body.end()
  element.end()
  doc.y += 12
}

function drawTotals(pen: Pen, root: Element, { totals }: Paper): void {
  const { doc } = pen
  const width = widthOf(doc) * 0.6
  const x = doc.page.width - MARGIN - width
  for (const { label, value, isStrong } of totals) {
    const style: Style = isStrong ? { size: 13, weight: 'bold' } : {}
    const height = Math.max(pen.heightOf(label, width - 120, style), pen.heightOf(value, 110, style))
    makeRoom(doc, height + 6)
    const { y } = doc
    const line = doc.struct('P')
    root.add(line)
    line.add(pen.say('Span', label, { x, y, width: width - 120 }, style))
    line.add(pen.say('Span', value, { x: x + width - 110, y, width: 110 }, { ...style, align: 'right' }))
    line.end()
    doc.y = y + height + 6
  }
  doc.y += 16
}

function drawNote(pen: Pen, root: Element, note: string): void {
  const { doc } = pen
  const style: Style = { size: 9, color: MUTED }
  const height = pen.heightOf(note, widthOf(doc), style)
  makeRoom(doc, height + 6)
  const { y } = doc
  root.add(pen.say('P', note, { x: MARGIN, y, width: widthOf(doc) }, style))
  doc.y = y + height + 6
}

function drawPageNumbers(pen: Pen, { page, title }: Paper): void {
  const { doc } = pen
  const { start, count } = doc.bufferedPageRange()
  for (let index = 0; index < count; index += 1) {
    doc.switchToPage(start + index)
    doc.page.margins.bottom = 0
    pen.adorn(() => {
      const setting = settingOf(
        `${title} · ${page.replace('#', String(index + 1)).replace('#', String(count))}`,
        'normal',
      )
      pen.setIn(setting).fontSize(8).fillColor(MUTED)
      doc.text(setting.text, MARGIN, doc.page.height - FOOT, { width: widthOf(doc), align: 'right', lineBreak: false })
    }, 'Pagination')
  }
}
