import { parentPort, workerData } from 'node:worker_threads'
import { busySpans, type ReadOptions, TooMuch } from './busy-spans.ts'

/** The thread of read-spans.ts. */
const { text, options } = workerData as { text: string; options: ReadOptions } // given by read-spans.ts alone
try {
  parentPort?.postMessage({ spans: busySpans(text, options) })
} catch (error) {
  parentPort?.postMessage({ problem: error instanceof TooMuch ? 'too_much' : 'not_a_calendar' })
}
