import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ROOT } from '#root.ts'
import { type Supervised, supervise } from './supervise.ts'

let folder: string
let program: Supervised | undefined

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ginipig-supervise-'))
})

afterEach(async () => {
  await program?.stop()
  rmSync(folder, { recursive: true })
})

function run(source: string): Supervised {
  const script = join(folder, 'program.mjs')
  writeFileSync(script, source)
  return supervise({ name: 'program', script: relative(ROOT, script), env: {}, logFile: log() })
}

const log = () => join(folder, 'program.log')
/** The process ids that the program has had. */
const pids = () => readFileSync(log(), 'utf8').trim().split('\n').filter(Boolean).map(Number)
const isGone = (pid: number) => {
  try {
    return !process.kill(pid, 0)
  } catch {
    return true
  }
}
const PATIENT = { timeout: 20_000 }
const STAYS = 'console.log(process.pid); setInterval(() => {}, 1000)'

test('a program that is killed comes back, until it is stopped', async () => {
  program = run(STAYS)
  await vi.waitFor(() => expect(pids()).toHaveLength(1), PATIENT)
  process.kill(pids()[0] ?? 0, 'SIGKILL')
  await vi.waitFor(() => expect(pids()).toHaveLength(2), PATIENT)
  await program.stop()
  expect(pids().every(isGone)).toBe(true)
})

test('a program that crashes for a test comes back, and so does one that hung', async () => {
  program = run(STAYS)
  await vi.waitFor(() => expect(pids()).toHaveLength(1), PATIENT)
  program.crash(1)
  await vi.waitFor(() => expect(pids()).toHaveLength(2), PATIENT)
  expect(isGone(pids()[0] ?? 0)).toBe(true)
  program.hang()()
  await program.stop()
  expect(pids().every(isGone)).toBe(true)
})

test('a restart for new sources brings another process', async () => {
  program = run(STAYS)
  await vi.waitFor(() => expect(pids()).toHaveLength(1), PATIENT)
  program.restart()
  await vi.waitFor(() => expect(pids()).toHaveLength(2), PATIENT)
})

test('a program that cannot run is told of, with the end of its log, and runs once it can', {
  timeout: 60_000,
}, async () => {
  const missing = join(folder, 'missing')
  program = run(`
    import { existsSync } from 'node:fs'
    if (!existsSync(${JSON.stringify(missing)})) throw new Error("no configuration")
    ${STAYS}`)
  await expect(program.keepsEnding).rejects.toThrow('no configuration')
  writeFileSync(missing, '')
  await vi.waitFor(() => expect(readFileSync(log(), 'utf8')).toMatch(/^\d+$/m), { timeout: 40_000, interval: 100 })
})
