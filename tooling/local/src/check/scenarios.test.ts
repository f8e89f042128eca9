import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '#root.ts'

const SCENARIOS = 40

const LINE = /^\| (?<numbers>[\d, ]+) \| `(?<file>[^`]+)` \| (?<name>.+) \|$/

const [, section = ''] = readFileSync(join(ROOT, 'docs/money.md'), 'utf8').split('### 5.1 ')
const rows = section.split('\n').flatMap((line) => {
  const { numbers = '', file = '', name = '' } = LINE.exec(line)?.groups ?? {}
  return name === '' ? [] : [{ numbers: numbers.split(', '), file, name }]
})

test('each scenario of money.md has a test, of that very name', () => {
  const shown = new Set(rows.flatMap(({ numbers }) => numbers))
  const all = Array.from({ length: SCENARIOS }, (_, index) => String(index + 1))
  expect(all.filter((one) => !shown.has(one))).toEqual([])
  const lost = rows.filter(({ file, name }) => !readFileSync(join(ROOT, file), 'utf8').includes(name))
  expect(lost).toEqual([])
})
