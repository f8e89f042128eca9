import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { expect, test } from 'vitest'
import { drawPaper } from '#platform/pdf/draw-paper.ts'
import { statementPaper } from './statement-paper.ts'

const WIDEST = 'GP-WWWWWWWW'

test.each(['en', 'fr'] as const)('a date, a reference and a sum stand in one line each (%s)', async (language) => {
  const line = { at: Date.UTC(2026, 10, 28), kind: 'share', part: null, listingTitle: 'Box dye removal, session one' }
  const statement = {
    ...{ month: '2026-11', zone: 'Europe/London', earned: 1_234_567, fees: 0, waived: 0, takenBack: 0, sent: 0 },
    lines: [
      { ...line, bookingId: '', reference: WIDEST, amount: -1_234_567, owed: 0 },
      { ...line, kind: 'kept_back', bookingId: '', reference: WIDEST, amount: -123_456, owed: 0 },
    ],
  } as unknown as Parameters<typeof statementPaper>[0] // what a paper doesn't show is left out
  const publisher = { name: 'Ginipig', address: '', details: '' } as unknown as Parameters<typeof statementPaper>[2]
  const bytes = await drawPaper(statementPaper(statement, { language, lines: ['Studio Nair'] }, publisher))
  const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise
  const { items } = await (await pdf.getPage(1)).getTextContent()
  const texts = items.flatMap((item) => ('str' in item ? [item.str] : []))
  expect(texts).toEqual(expect.arrayContaining(['28-11-2026', WIDEST]))
  expect(texts.filter((text) => /^[-−].*12.345[.,]67/.test(text))).toHaveLength(1)
  // What is kept back stands in both columns, and is the month's change in what is owed.
  expect(texts.filter((text) => /^[-−].*1.234[.,]56/.test(text))).toHaveLength(3)
})
