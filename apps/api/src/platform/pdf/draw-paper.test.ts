import { IS_LONG } from '@ginipig/config/test-run'
import { hostileTexts } from '@ginipig/domain/text/hostile-texts'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { expect, test } from 'vitest'
import { drawPaper, type Paper } from './draw-paper.ts'

const paper: Paper = {
  language: 'fr',
  title: 'Facture 3F9A21C4-7',
  author: 'Studio Nair',
  at: Date.UTC(2026, 4, 8),
  facts: [{ label: 'Numéro', value: '3F9A21C4-7' }],
  parties: [{ label: 'Client', lines: ['Hannah Doyle'] }],
  table: {
    caption: 'Ce qui a été payé',
    columns: [
      { head: 'Quoi', part: 4 },
      { head: 'Montant', part: 1, align: 'right' },
    ],
    rows: [['Balayage', '54,00 £']],
  },
  totals: [{ label: 'Total payé', value: '54,00 £', isStrong: true }],
  notes: ['TVA : aucune.'],
  page: 'Page # sur #',
}

type Node = { role?: string; children?: Node[] }
const rolesOf = ({ role, children = [] }: Node): string[] => [...(role ? [role] : []), ...children.flatMap(rolesOf)]

async function read(bytes: Buffer) {
  const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise
  const pages = await Promise.all(Array.from({ length: pdf.numPages }, (_, index) => pdf.getPage(index + 1)))
  const texts = await Promise.all(pages.map((page) => page.getTextContent()))
  const words = texts.flatMap(({ items }) => items.flatMap((item) => ('str' in item ? [item.str] : []))).join(' ')
  const trees = await Promise.all(pages.map((page) => page.getStructTree()))
  const info = (await pdf.getMetadata()).info as Record<string, unknown>
  const js = await pdf.getJSActions()
  return { pages: pages.length, words, roles: rolesOf(trees[0] as Node), info, js }
}

test('a screen reader gets language, title, headings, the table with its heads, and the words in order', async () => {
  const bytes = await drawPaper(paper)
  const { words, roles, info } = await read(bytes)
  expect(info).toMatchObject({ Language: 'fr', Title: 'Facture 3F9A21C4-7' })
  expect(roles.filter((role) => /^(?:H\d|Table|THead|TBody|TR|TH|TD)$/.test(role))).toEqual([
    ...['H1', 'H2', 'H2', 'Table', 'THead', 'TR', 'TH', 'TH', 'TBody', 'TR', 'TD', 'TD'],
  ])
  const raw = bytes.toString('latin1')
  expect(raw).toMatch(/\/DisplayDocTitle true/)
  expect(raw).toMatch(/\/Marked true/)
  expect(raw).toMatch(/\/Scope \/Column/)
  expect(raw).toMatch(/pdfuaid:part>1</)
  expect(raw).toMatch(/\/FontFile[23] /)
  expect(words).toMatch(/Facture 3F9A21C4-7.*Hannah Doyle.*Ce qui a été payé.*Montant.*54,00 £.*Total payé/)
  expect(await drawPaper(paper)).toEqual(bytes)
})

test.each([
  ['an injection', ') Tj ET /JS (app.alert(1)) <</OpenAction 1 0 R>> endstream endobj', /OpenAction/, 1],
  ['a long word', 'x'.repeat(3_000), /xxx/, 2],
  ['Hebrew', 'שרה כהן', /./, 1],
  ['Arabic', 'محمد علي', /./, 1],
  ['letters that no font has', '王小明', /□□□/, 1],
  ['pictures', 'Curls 💇‍♀️ 👍🏽 and more', /Curls and more/, 1],
  ['nothing', '', /./, 1],
  ['lines and turns', 'a\r\nb\u202Ec\u0000d', /b/, 1],
])('%s in a name or a title is words and nothing else', async (_what, hostile, shown, pages) => {
  const made = await read(
    await drawPaper({
      ...paper,
      title: hostile,
      author: hostile,
      parties: [{ label: hostile, lines: [hostile, 'x'] }],
      table: { ...paper.table, rows: [[hostile, '54,00 £']] },
    }),
  )
  expect(made.js).toBeNull()
  expect(made.words).toMatch(shown)
  expect(made.pages).toBeGreaterThanOrEqual(pages)
})

test('a long statement goes on over pages, each numbered', async () => {
  const rows = Array.from({ length: 60 }, (_, index) => [`Ligne ${index + 1}`, '1,00 £'])
  const { pages, words, roles } = await read(await drawPaper({ ...paper, table: { ...paper.table, rows } }))
  expect(pages).toBeGreaterThan(1)
  expect(words).toMatch(/Page 1 sur \d/)
  expect(words).toMatch(/Ligne 60/)
  expect(roles.filter((role) => role === 'TD')).toHaveLength(120)
})

test('texts that would run are only drawn, wherever they stand (trust.md G10)', async () => {
  // Fitting all 300 into lines takes ten seconds of an idle machine; the journey plants them all.
  const some = hostileTexts.filter((_, number) => IS_LONG || number % 10 === 0)
  const every = some.join(' ')
  const bytes = await drawPaper({
    ...paper,
    ...{ title: every, author: every },
    facts: [{ label: every, value: every }],
    parties: [{ label: 'Client', lines: some }],
    table: { ...paper.table, rows: [[every, every]] },
    notes: [every],
  })
  const { js, words } = await read(bytes)
  expect(js).toBeNull()
  expect(words).toContain('window.hurt=1')
  expect(bytes.toString('latin1')).not.toMatch(/\/(?:JavaScript|JS|Launch|URI|OpenAction|AA|EmbeddedFile)\b/)
}, 120_000)
