import { Worker } from 'node:worker_threads'
import type { BusySpan, ReadOptions } from './busy-spans.ts'

export type SpansRead = { spans: BusySpan[] } | { problem: 'not_a_calendar' | 'too_much' }

/** Milliseconds and megabytes that the largest honest calendar needs several times less of. */
const MAX_MS = 10_000
const MAX_MB = 192

/** `busySpans` in a thread of its own that is ended when it takes too long or too much: what a stranger wrote can't stop
 *  the other jobs. */
export function readSpans(text: string, options: ReadOptions, maxMs = MAX_MS): Promise<SpansRead> {
  return new Promise((resolve) => {
    const thread = new Worker(new URL('./busy-spans-thread.ts', import.meta.url), {
      workerData: { text, options },
      resourceLimits: { maxOldGenerationSizeMb: MAX_MB },
    })
    const timer = setTimeout(() => end({ problem: 'too_much' }), maxMs)
    const end = (read: SpansRead) => {
      clearTimeout(timer)
      void thread.terminate()
      resolve(read)
    }
    thread.once('message', (read: SpansRead) => end(read))
    thread.once('error', () => end({ problem: 'too_much' }))
    thread.once('exit', () => end({ problem: 'too_much' }))
  })
}
