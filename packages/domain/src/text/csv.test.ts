import { expect, test } from 'vitest'
import { toCsv } from './csv.ts'
import { hostileTexts } from './hostile-texts.fixture.ts'

test.for([
  ['words', 'Balayage', 'Balayage'],
  ['a sum below zero', -4.5, '-4.50'],
  ['whole pounds', 54, '54.00'],
  ['no money, from below', -0, '0.00'],
  ['a comma', 'Cut, colour', '"Cut, colour"'],
  ['quotes', 'The "new" cut', '"The ""new"" cut"'],
  ['two lines', 'a\nb', '"a\nb"'],
  ['a formula', '=1+1', "'=1+1"],
  ['a sum', '+44', "'+44"],
  ['a minus in words', '-2', "'-2"],
  ['a call', '@SUM(A1)', "'@SUM(A1)"],
  ['a hidden one', '\t=1', "'\t=1"],
  ['a formula with a comma', '=A(1,2)', `"'=A(1,2)"`],
] as const)('%s', ([, value, cell]) => {
  expect(toCsv([[value]])).toBe(`${cell}\r\n`)
})

test('rows end as the standard says', () => {
  expect(
    toCsv([
      ['a', 'b'],
      ['c', 'd'],
    ]),
  ).toBe('a,b\r\nc,d\r\n')
})

/** What a spreadsheet makes of a file (RFC 4180). */
const cellsOf = (csv: string): string[][] =>
  csv
    .split(/\r\n(?=(?:[^"]*"[^"]*")*[^"]*$)/)
    .slice(0, -1)
    .map((line) =>
      Array.from(line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g), ([, quoted, bare]) =>
        quoted === undefined ? (bare ?? '') : quoted.replaceAll('""', '"'),
      ),
    )

test('texts that would run stay one cell each, and none begins a formula (trust.md G10)', () => {
  const written = hostileTexts.flatMap((text) => [text, `=HYPERLINK("${text}")`])
  const rows = cellsOf(toCsv(written.map((text) => [text, 'Balayage'])))
  expect(rows).toEqual(written.map((text) => [/^[=+\-@\t\r]/.test(text) ? `'${text}` : text, 'Balayage']))
})
