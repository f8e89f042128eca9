import { parentPort, workerData } from 'node:worker_threads'
import { drawPaper, type Paper } from './draw-paper.ts'

/** The thread of draw-in-worker.ts. */
parentPort?.postMessage(await drawPaper(workerData as Paper)) // given by draw-in-worker.ts alone
