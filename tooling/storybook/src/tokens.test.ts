import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test, vi } from 'vitest'
import { frame } from './brand.ts'
import { contrast, inTheme, pairsOf, purposeOf, themes } from './contrast.ts'
import { readTokens } from './tokens.ts'

vi.mock('@ginipig/ui/tokens.css?raw', () => ({ default: '' })) // read as a file below

const css = readFileSync(fileURLToPath(import.meta.resolve('@ginipig/ui/tokens.css')), 'utf8')
const tokens = readTokens(css)
const colour = (name: string) => tokens.find((token) => token.name === `c-${name}`)?.value ?? ''

test('every token of the file is read, with its heading, value and note', () => {
  const declared = [...css.matchAll(/^\s*--([\w-]+):/gm)].map(([, name]) => name)
  expect(tokens.map(({ name }) => name)).toEqual(declared)
  expect(tokens).toContainEqual({
    name: 'c-text-disabled',
    value: 'light-dark(#9a9f98, #5e6b64)',
    note: 'disabled only (exempt from AA)',
    group: 'Text',
    rule: ':root, [data-theme]',
  })
  expect(tokens).toContainEqual({
    name: 'r-2xs',
    value: '4px',
    note: 'bars, keys, marks',
    group: 'Radius',
    rule: ':root',
  })
  expect(tokens.find(({ name, rule }) => name === 'h-tab' && rule.includes('density'))?.value).toBe('44px')
})

test('a note is its purpose and its pairs', () => {
  const [token] = readTokens(
    ':root {\n --c-a: light-dark(#fff, #000); /* body text · bg 16.0 · surface 16.2 | bg 16.4 */\n}',
  )
  if (!token) throw new Error('no token')
  expect(purposeOf(token.note)).toBe('body text')
  expect(pairsOf(token)).toEqual([
    { on: 'bg', stated: 16, theme: 'light' },
    { on: 'surface', stated: 16.2, theme: 'light' },
    { on: 'bg', stated: 16.4, theme: 'dark' },
  ])
})

const stated = tokens.flatMap((token) => pairsOf(token).map((pair) => ({ name: token.name.slice(2), ...pair })))

test.for(stated)(
  '$name on $on has the contrast that tokens.css states, $stated in $theme',
  ({ name, on, stated, theme }) => {
    const measured = contrast(inTheme(colour(name), theme), inTheme(colour(on), theme))
    expect(Math.abs((measured ?? 0) - stated)).toBeLessThan(0.1)
  },
)

test('every pair is looked at', () => {
  expect(stated.length).toBeGreaterThan(100)
})

test.for(themes)('Storybook’s own frame has the colours of the tokens: %s', (theme) => {
  for (const [name, value] of Object.entries(frame[theme]))
    expect([name, inTheme(colour(name), theme)]).toEqual([name, value])
})
