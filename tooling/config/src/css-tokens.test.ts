import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'

const REPOSITORY = join(import.meta.dirname, '../../..')
const SETTINGS = ['biome.json', '.gitignore', 'tooling/config/css-tokens.grit']

/** What Biome says of a style sheet that lies there, with the repository's own settings. */
async function complaints(file: string, lines: readonly string[]): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'css-tokens-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  for (const setting of SETTINGS) await cp(join(REPOSITORY, setting), join(folder, setting))
  await mkdir(join(folder, dirname(file)), { recursive: true })
  await writeFile(join(folder, file), lines.join('\n'))
  const lint = promisify(execFile)(join(REPOSITORY, 'node_modules/.bin/biome'), ['lint', '.'], { cwd: folder })
  const { stderr, stdout } = await lint.catch((failure: { stderr: string; stdout: string }) => failure)
  return [...`${stdout}${stderr}`.matchAll(/:(\d+):\d+ plugin /g)].map(([, line]) => lines[Number(line) - 1] ?? '')
}

const literals = [
  'padding: 4px var(--sp-2);',
  'margin-block: calc(var(--sp-1) + 3px);',
  'gap: clamp(1rem, 3vw, 2rem);',
  'border-radius: 4px;',
  '--card-gap: 3px;',
  'font: var(--fw-bold) 1.6rem / var(--lh-head) var(--font-text);',
  'font: var(--fw-bold) var(--fs-lg) / 1.2 var(--font-text);',
  'font-size: 14px;',
  'font-weight: 500;',
  'line-height: 1.4;',
  'letter-spacing: -0.02em;',
]

test('a literal for spacing, radius or type is refused', async () => {
  expect(await complaints('packages/ui/src/part.module.css', ['a {', ...literals, '}'])).toEqual(literals)
})

test('a width of one’s own in a media query is refused', async () => {
  const query = '@media print and (min-width: 500px) {'
  expect(await complaints('apps/marketplace/src/page.module.css', [query, 'a { margin: 0; }', '}'])).toEqual([query])
})

test('tokens, sizes, lines and places stand as they are, and the tokens themselves', async () => {
  const fine = [
    'a {',
    'padding: var(--sp-2) 0;',
    'margin: calc(var(--sp-2) * -1) auto;',
    'border-radius: 50% 50% var(--r-md) var(--r-md);',
    'font: var(--fw-bold) var(--fs-lg) / var(--lh-snug) var(--font-text);',
    'letter-spacing: 0;',
    'width: 44px;',
    'border: 1px solid;',
    'inset: 4px;',
    '}',
    '@media not (--desktop) and (pointer: coarse) { a { gap: 0; } }',
  ]
  expect(await complaints('packages/features/src/page.module.css', fine)).toEqual([])
  expect(await complaints('packages/ui/src/styles/tokens.css', [':root {', '--x-gap: 3px;', '}'])).toEqual([])
})
