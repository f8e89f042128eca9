import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ROOT } from '#root.ts'
import { innocents, offences } from './import-rules.fixture.ts'

const CONFIG = join(ROOT, 'tooling/config/dependency-cruiser.mjs')
const WORKSPACE = [
  ...['apps/api', 'apps/marketplace', 'tooling/stripe-sandbox'],
  ...['api-client', 'contract', 'domain', 'features', 'session', 'ui'].map((name) => `packages/${name}`),
]

interface Violation {
  readonly rule: string
  readonly file: string
}

let folder: string
let violations: Violation[]

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'ginipig-rules-'))
  for (const path of WORKSPACE) writePackage(path)
  for (const name of ['fastify', 'ky', 'pg'])
    write(`node_modules/${name}/package.json`, `{"name":"${name}","main":"index.js"}`)
  for (const name of ['fastify', 'ky', 'pg']) write(`node_modules/${name}/index.js`, 'module.exports = {}')
  for (const { file, imports } of [...innocents, ...offences]) {
    write(file, imports ? `import '${imports}'\nexport {}\n` : 'export {}\n')
  }
  violations = cruise()
})

afterAll(() => rmSync(folder, { recursive: true }))

function write(path: string, content: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), content)
}

function writePackage(path: string): void {
  const name = `@ginipig/${path.split('/')[1]}`
  const dependencies = Object.fromEntries(
    [...WORKSPACE.map((other) => `@ginipig/${other.split('/')[1]}`), 'fastify', 'pg'].map((other) => [other, '*']),
  )
  write(`${path}/package.json`, JSON.stringify({ name, type: 'module', exports: './src/index.ts', dependencies }))
  write(`${path}/src/index.ts`, 'export {}\n')
  mkdirSync(join(folder, 'node_modules/@ginipig'), { recursive: true })
  symlinkSync(join(folder, path), join(folder, 'node_modules', name))
}

function cruise(): Violation[] {
  const args = [
    '--config',
    CONFIG,
    '--output-type',
    'json',
    '--output-to',
    'report.json',
    'apps',
    'packages',
    'tooling',
  ]
  execFileSync(join(ROOT, 'node_modules/.bin/depcruise'), args, { cwd: folder, stdio: 'pipe' })
  const report: { summary: { violations: { from: string; rule: { name: string } }[] } } = JSON.parse(
    readFileSync(join(folder, 'report.json'), 'utf8'),
  )
  return report.summary.violations.map(({ from, rule }) => ({ rule: rule.name, file: from }))
}

test.for(offences)('$rule fires', ({ rule, file }) => {
  expect(violations).toContainEqual({ rule, file })
})

test('allowed imports pass', () => {
  const ring = 'packages/session/src/ring-two.ts'
  const accused = innocents.map(({ file }) => file).filter((file) => file !== ring)
  expect(violations.filter(({ file }) => accused.includes(file))).toEqual([])
})

test('every rule is proved here', async () => {
  const { default: config } = await import(CONFIG)
  const names = config.forbidden.map(({ name }: { name: string }) => name)
  expect(offences.map(({ rule }) => rule).toSorted()).toEqual(names.toSorted())
})
