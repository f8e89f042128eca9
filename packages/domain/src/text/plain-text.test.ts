import * as v from 'valibot'
import { expect, test } from 'vitest'
import { PlainText, toPlainText } from './plain-text.ts'

test.for([
  ['the zero byte', 'a\u0000b'],
  ['an escape', 'a\u001b[31mb'],
  ['a backspace', 'a\bb'],
  ['DEL', 'a\u007fb'],
  ['a C1 control', 'a\u0085b'],
  ['half a character', 'a\ud83db'],
  ['right-to-left override', 'a\u202eb'],
  ['left-to-right embedding', 'a\u202ab'],
  ['an isolate', 'a\u2066b\u2069'],
])('%s is refused, and left out of what is pasted', ([, text = '']) => {
  expect(v.safeParse(PlainText, text).issues?.map(({ message }) => message)).toEqual(['invalid'])
  expect(v.is(PlainText, toPlainText(text))).toBe(true)
  expect(toPlainText(text)).toMatch(/^a.*b$/)
})

test.for([
  '',
  'Line\r\nline\ttab',
  'Łukasz O’Neill',
  '👩‍👩‍👧 🇬🇧',
  'שלום world',
  'a\u200db',
  'مرحبا',
  '李明',
  'a\u0301',
])('%j is taken as it is', (text) => {
  expect(v.parse(PlainText, text)).toBe(text)
  expect(toPlainText(text)).toBe(text)
})
