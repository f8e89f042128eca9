import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { sectionOf } from './section-of.ts'

const PACKAGE = join(import.meta.dirname, '../..')
const design = readFileSync(join(import.meta.dirname, '../../../../docs/design.md'), 'utf8')

test('a section is what stands under its heading, whatever its number', () => {
  expect(sectionOf('# All\n\n## 1. One\n\nFirst.\n\n### Part\n\n## Two\n\nSecond.', 'One')).toBe('First.\n\n### Part')
  expect(() => sectionOf('## One\n\nFirst.', 'Two')).toThrow('no section “Two”')
})

const asked = globSync('src/**/*.mdx', { cwd: PACKAGE }).flatMap((file) =>
  [...readFileSync(join(PACKAGE, file), 'utf8').matchAll(/<DesignText section="([^"]+)"/g)].map(([, section = '']) => ({
    file,
    section,
  })),
)

test.for(asked)('docs/design.md has the section “$section” that $file shows', ({ section }) => {
  expect(sectionOf(design, section)).not.toBe('')
})
