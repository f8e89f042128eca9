import { Worker } from 'node:worker_threads'
import { createSemaphore } from '#platform/semaphore/semaphore.ts'
import type { Paper } from './draw-paper.ts'

/** Threads that draw at a time, and papers that queue; a paper takes tenths of a second of a core. */
const semaphore = createSemaphore({ atOnce: 2, waiting: 20 })

/** Runs `drawPaper` in a worker thread, so that it doesn't block other requests.
 *  @throws Refusal `unavailable` while too many are being drawn */
export const drawInWorker = (paper: Paper): Promise<Buffer> => semaphore(() => drawInThread(paper))

const drawInThread = (paper: Paper) =>
  new Promise<Buffer>((resolve, reject) => {
    const thread = new Worker(new URL('./paper-thread.ts', import.meta.url), { workerData: paper })
    thread.once('message', (bytes: Uint8Array) => resolve(Buffer.from(bytes)))
    thread.once('error', reject)
    thread.once('exit', () => reject(new Error('a paper was not drawn')))
  })
