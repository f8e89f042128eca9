import { setTimeout as sleep } from 'node:timers/promises'
import type { Supervised } from './supervise.ts'

const PATIENCE_MS = 60_000
const LOOK_AGAIN_MS = 25

/** Waits until `url` answers with success. @throws when the program keeps ending, or after a minute */
export async function waitUntilReady(program: Supervised, url: string): Promise<void> {
  const waiting = new AbortController()
  try {
    await Promise.race([program.keepsEnding, poll(program.name, url, waiting.signal)])
  } finally {
    waiting.abort()
  }
}

async function poll(name: string, url: string, signal: AbortSignal): Promise<void> {
  const deadline = performance.now() + PATIENCE_MS
  while (!(signal.aborted || (await answers(url)))) {
    if (performance.now() > deadline) throw new Error(`${name} does not answer at ${url}`)
    await sleep(LOOK_AGAIN_MS)
  }
}

async function answers(url: string): Promise<boolean> {
  try {
    const { ok } = await fetch(url, { signal: AbortSignal.timeout(2000) })
    return ok
  } catch {
    // Not listening yet: the caller asks again.
    return false
  }
}
