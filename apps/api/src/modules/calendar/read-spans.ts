import { Worker } from 'node:worker_threads'
import type { BusySpan, ReadOptions } from './busy-spans.ts'

export type SpansRead = { spans: BusySpan[] } | { problem: 'not_a_calendar' | 'too_much' }

/** Limits of milliseconds and megabytes, several times what the largest honest calendar needs. */
const MAX_MS = 10_000
const MAX_MB = 192

/** Runs `busySpans` in a worker thread that is terminated when it exceeds its time or memory, so that a stranger's file
 *  can't stall other jobs. */
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
