import { Worker } from 'node:worker_threads'
import { Refusal } from '#platform/http/refusal.ts'
import type { Paper } from './draw-paper.ts'

/** Threads that draw at a time; a paper takes tenths of a second of a core. */
const MOST = 2
/** Queue length; beyond it a request is refused. */
const MOST_WAITING = 20
const waiting: (() => void)[] = []
let drawing = 0

/** Runs `drawPaper` in a worker thread, so that it doesn't block other requests.
 *  @throws Refusal `unavailable` while too many are being drawn */
export async function drawInWorker(paper: Paper): Promise<Buffer> {
  if (waiting.length >= MOST_WAITING) throw new Refusal('unavailable', { retryAfter: 5 })
  if (drawing >= MOST) await new Promise<void>((resolve) => waiting.push(resolve))
  else drawing += 1
  try {
    return await drawInThread(paper)
  } finally {
    const next = waiting.shift()
    if (next) next()
    else drawing -= 1
  }
}

const drawInThread = (paper: Paper) =>
  new Promise<Buffer>((resolve, reject) => {
    const thread = new Worker(new URL('./paper-thread.ts', import.meta.url), { workerData: paper })
    thread.once('message', (bytes: Uint8Array) => resolve(Buffer.from(bytes)))
    thread.once('error', reject)
    thread.once('exit', () => reject(new Error('a paper was not drawn')))
  })
