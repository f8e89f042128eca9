import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '#root.ts'

/** Requirements of OWASP ASVS 5.0.0 at each level. */
const COUNT = { 1: 70, 2: 183 } as const
/** Of what applies at least so many in a hundred are held (trust.md G01). */
const HELD_PERCENT = 95

const LINE =
  /^(?<id>\d+\.\d+\.\d+),(?<level>[12]),"(?<requirement>[^"]+)",(?<applies>yes|no),(?<held>yes|no|deviation|),"(?<evidence>(?:[^"]|"")+)"$/

type Row = Record<'id' | 'level' | 'requirement' | 'applies' | 'held' | 'evidence', string>

const [head, ...lines] = readFileSync(join(ROOT, 'docs/asvs.csv'), 'utf8').trimEnd().split('\n')
const rows = lines.map((line) => {
  const groups = LINE.exec(line)?.groups
  if (!groups) throw new Error(`docs/asvs.csv can't be read: ${line}`)
  return groups as Row // the names are those of LINE
})
const applying = rows.filter(({ applies }) => applies === 'yes')
const held = applying.filter((row) => row.held === 'yes')

test('every requirement of both levels has one row', () => {
  expect(head).toBe('id,level,requirement,applies,held,evidence')
  expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length)
  for (const [level, count] of Object.entries(COUNT))
    expect(rows.filter((row) => row.level === level)).toHaveLength(count)
})

test('what applies is held or not, what doesn’t is neither', () => {
  expect(rows.filter(({ applies, held }) => (applies === 'yes') === (held === ''))).toEqual([])
})

/** What is named as evidence and isn't there: a file, or its words. */
const gapsOf = ({ id, evidence }: Row) =>
  evidence
    .replaceAll('""', '"')
    .split(' && ')
    .filter((one) => {
      const [path = '', words] = one.split(/ › (.*)/s)
      const file = join(ROOT, path)
      return words === undefined || !existsSync(file) || !readFileSync(file, 'utf8').includes(words)
    })
    .map((one) => `${id}: ${one}`)

test('whatever is held names a test or a page that says so', () => {
  expect(held.flatMap(gapsOf)).toEqual([])
})

test('nearly all that applies is held', () => {
  const percent = (held.length / applying.length) * 100
  const rest = applying.filter((row) => row.held !== 'yes').map(({ id, held }) => `${id} ${held}`)
  console.log(
    `ASVS 5.0.0, L1+L2: ${held.length} of ${applying.length} held (${percent.toFixed(1)} %), ${rest.join(', ')}`,
  )
  expect(percent).toBeGreaterThanOrEqual(HELD_PERCENT)
})
