import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { scratchFolder } from './scratch-folder.ts'

let memory: string
beforeAll(() => {
  memory = mkdtempSync(join(tmpdir(), 'ginipig-memory-'))
})
afterAll(() => rmSync(memory, { recursive: true }))

test('a test run gets a folder of its own, and what a killed one left a day ago goes', async () => {
  const left = (name: string, daysAgo: number) => {
    const folder = join(memory, name)
    mkdirSync(folder)
    const then = Date.now() / 1000 - daysAgo * 86_400
    utimesSync(folder, then, then)
    return folder
  }
  const [old, running, other] = [left('run-a', 2), left('run-b', 0.5), left('else', 2)]
  const [one, two] = [await scratchFolder('run-', memory), await scratchFolder('run-', memory)]
  expect(one).not.toBe(two)
  expect(dirname(one)).toBe(memory)
  expect([old, running, other, one].map(existsSync)).toEqual([false, true, true, true])
})

test('where nothing is kept in memory it lies among the temporary files', async () => {
  const folder = await scratchFolder('ginipig-run-', join(memory, 'nowhere'))
  expect(dirname(folder)).toBe(tmpdir())
  rmSync(folder, { recursive: true })
})
