import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '#root.ts'

/** The oldest versions without a hole that is known and could be reached here (trust.md, finding 5; S70). */
const floors = [
  ['fastify', '5.12.5'],
  ['@fastify/multipart', '10.1.1'],
  ['@fastify/static', '10.1.2'],
  ['socket.io-parser', '4.2.7'],
  ['engine.io', '6.6.10'],
  ['sharp', '0.35.5'],
] as const

const lockfile = readFileSync(join(ROOT, 'pnpm-lock.yaml'), 'utf8')
const [, packages = ''] = lockfile.split('\npackages:\n')
const [resolved = ''] = packages.split('\nsnapshots:\n')
const entries = Array.from(
  resolved.matchAll(/^ {2}'?(?<name>@?[^@\n]+)@(?<version>[^:'\n]+)'?:\n {4}resolution: (?<resolution>.+)$/gm),
  ({ groups }) => groups as { name: string; version: string; resolution: string }, // the names above
)

const numbersOf = (version: string) => version.split(/[.-]/).slice(0, 3).map(Number)

function isAtLeast(version: string, floor: string): boolean {
  const [a, b] = [numbersOf(version), numbersOf(floor)]
  const index = a.findIndex((part, at) => part !== b[at])
  return index === -1 || (a[index] ?? 0) > (b[index] ?? 0)
}

test('every library comes from the registry, with a checksum', () => {
  expect(entries.length).toBeGreaterThan(500)
  expect(entries).toHaveLength(resolved.match(/^ {4}resolution: /gm)?.length ?? 0)
  expect(entries.filter(({ resolution }) => !/^\{integrity: sha512-[\w+/]+=*\}$/.test(resolution))).toEqual([])
})

test.for(floors)('%s is at its floor or above', ([name, floor]) => {
  const versions = entries.filter((entry) => entry.name === name).map(({ version }) => version)
  expect(versions.filter((version) => !isAtLeast(version, floor))).toEqual([])
})

test.for([
  ['5.12.8', '5.12.5', true],
  ['5.12.5', '5.12.5', true],
  ['6.0.0', '5.12.5', true],
  ['5.12.4', '5.12.5', false],
  ['5.9.9', '5.12.5', false],
  ['0.35.5-rc.1', '0.35.6', false],
] as const)('%s is at least %s: %s', ([version, floor, is]) => {
  expect(isAtLeast(version, floor)).toBe(is)
})

test('a version is a week old before it is taken, and the actions of the workflows are taken by hash', () => {
  const [, minutes] = /^minimumReleaseAge: (\d+)$/m.exec(readFileSync(join(ROOT, 'pnpm-workspace.yaml'), 'utf8')) ?? []
  expect(Number(minutes)).toBeGreaterThanOrEqual(7 * 24 * 60)
  const folder = join(ROOT, '.github/workflows')
  const used = readdirSync(folder).flatMap((file) => readFileSync(join(folder, file), 'utf8').match(/uses: .+/g) ?? [])
  expect(used.length).toBeGreaterThan(5)
  expect(used.filter((one) => !/^uses: [\w-]+\/[\w-]+@[0-9a-f]{40} /.test(one))).toEqual([])
})
