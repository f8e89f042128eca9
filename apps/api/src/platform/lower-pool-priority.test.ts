import { readdirSync, readFileSync } from 'node:fs'
import { getPriority } from 'node:os'
import { expect, test } from 'vitest'
import { createLog } from './log.ts'
import { lowerPoolPriority } from './lower-pool-priority.ts'

const priorities = (name: string) =>
  readdirSync('/proc/self/task')
    .filter((id) => readFileSync(`/proc/self/task/${id}/comm`, 'utf8').trim() === name)
    .map((id) => getPriority(Number(id)))

test.runIf(process.platform === 'linux')('the pool’s threads come after the one that answers', async () => {
  const before = getPriority()
  expect(await lowerPoolPriority(createLog('silent'))).toBeGreaterThan(0)
  expect(new Set(priorities('libuv-worker'))).toEqual(new Set([10]))
  expect(getPriority()).toBe(before)
})
