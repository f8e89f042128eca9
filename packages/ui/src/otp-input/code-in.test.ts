import { expect, test } from 'vitest'
import { codeIn } from './code-in.ts'

test.for([
  ['', ''],
  ['7', '7'],
  ['7k2q', '7K2Q'],
  ['7K-2Q', '7K2Q'],
  [' 7K 2Q ', '7K2Q'],
  ['7K2QX', '7K2Q'],
  ['Your Ginipig code is 7k2q.', '7K2Q'],
  ['été', 'T'],
] as const)('"%s" holds %s', ([text, code]) => {
  expect(codeIn(text, 4)).toBe(code)
})
