import { existsSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { runningServer } from './pid-file.ts'

let folder: string
const file = () => join(folder, 'postmaster.pid')

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ginipig-pid-'))
})

afterEach(() => rmSync(folder, { recursive: true }))

test('a file that a server has just made, and not yet written, is left alone', () => {
  writeFileSync(file(), '')
  expect(runningServer(folder)).toMatchObject({ ready: false })
  expect(existsSync(file())).toBe(true)
})

test('a file that has been empty for long is what a crash left', () => {
  writeFileSync(file(), '')
  utimesSync(file(), 0, 0)
  expect(runningServer(folder)).toBeUndefined()
  expect(existsSync(file())).toBe(false)
})

test('a file with the number of another program is removed', () => {
  writeFileSync(file(), `${process.pid}\n/data\n0\n5432\n\n127.0.0.1\n\nready\n`)
  expect(runningServer(folder)).toBeUndefined()
  expect(existsSync(file())).toBe(false)
})
