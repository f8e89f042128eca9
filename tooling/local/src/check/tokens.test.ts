import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '#root.ts'

const listed = (...patterns: string[]) =>
  execFileSync('git', ['ls-files', ...patterns], { cwd: ROOT, encoding: 'utf8' })
    .split('\n')
    .filter(Boolean)
    .map((file) => ({ file, text: readFileSync(join(ROOT, file), 'utf8') }))

/** `var(--x)` without a fallback that nothing sets is an invalid declaration, which browsers drop without a word. Radix
 *  sets its own. */
test('every custom property that a style sheet reads is set somewhere', () => {
  const sheets = listed('apps/**/*.css', 'packages/**/*.css', 'tooling/storybook/**/*.css')
  const sources = listed('apps/**/*.tsx', 'packages/**/*.tsx', 'packages/**/*.ts', 'tooling/storybook/**/*.tsx')
  const set = new Set(
    [...sheets, ...sources].flatMap(({ text }) =>
      [...text.matchAll(/(?<![\w-])(--[a-z][\w-]*)['"]?\]?\s*[:,)]/g)]
        .filter((found) => text.slice(Math.max(0, found.index - 4), found.index) !== 'var(')
        .map(([, name]) => name),
    ),
  )
  const unset = sheets.flatMap(({ file, text }) =>
    [...text.matchAll(/var\(\s*(--[a-z][\w-]*)\s*\)/g)]
      .map(([, name = '']) => name)
      .filter((name) => !set.has(name) && !name.startsWith('--radix-'))
      .map((name) => `${file}: ${name}`),
  )
  expect(unset).toEqual([])
})

/** Besley's tabular 0 is drawn lighter than its other figures: "£45.90" looks broken. Source: docs/design.md §3. */
test('no style sheet asks for tabular figures of the display face', () => {
  const rules = listed('apps/**/*.css', 'packages/**/*.css').flatMap(({ file, text }) =>
    [...text.matchAll(/([^{};]+)\{([^{}]*)/g)].map(([, selector = '', rule = '']) => ({ file, selector, rule })),
  )
  const asked = rules.filter(({ rule }) => /--font-display/.test(rule) && /tabular-nums/.test(rule))
  expect(asked.map(({ file, selector }) => `${file}: ${selector.trim()}`)).toEqual([])
})
