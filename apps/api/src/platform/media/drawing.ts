import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { ImageKind } from '@ginipig/domain/upload'
import type { Drawn } from './draw-image.ts'

/** Milliseconds from the question to the answer, the start of the process with it. */
const TIME_LIMIT_MS = 10_000
/** Bytes of the process's memory; more is a bomb. 40 megapixels with transparency, turned by a quarter, take 330 MB. */
const MEMORY_LIMIT = 500_000_000
/** What is asked of the process; the answer is a `Drawn`. */
export type Drawing = { original: Uint8Array; kind: ImageKind }

const drawingProcess = fileURLToPath(new URL('./drawing-process.ts', import.meta.url))

/** Draws images in a child process, which is reused while all goes well. It gets no environment (secrets are there) and
 *  doesn't keep this process alive. One image at a time.
 *  @returns a function that throws when the process ended or timed out; the next image gets a new one */
export function createDrawing({
  script = drawingProcess,
  timeLimitMs = TIME_LIMIT_MS,
  memoryLimit = MEMORY_LIMIT,
} = {}): (drawing: Drawing) => Promise<Drawn> {
  let resting: ChildProcess | undefined

  const take = () => {
    const child =
      resting ??
      fork(script, [String(memoryLimit)], {
        cwd: '/',
        env: {},
        execArgv: ['--max-old-space-size=128'],
        serialization: 'advanced',
        stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      })
    resting = undefined
    child.removeAllListeners('exit')
    child.ref()
    child.channel?.ref()
    return child
  }

  const rest = (child: ChildProcess) => {
    child.unref()
    child.channel?.unref()
    child.removeAllListeners()
    child.on('error', () => undefined) // its end says the same
    child.once('exit', () => {
      if (resting === child) resting = undefined
    })
    resting = child
  }

  return async (drawing) => {
    const child = take()
    const end = new AbortController()
    try {
      const signal = AbortSignal.any([end.signal, AbortSignal.timeout(timeLimitMs)])
      const answer = once(child, 'message', { signal })
      child.once('exit', () => end.abort(new Error('the drawing process ended')))
      child.send(drawing, (error) => error && end.abort(error))
      const [drawn] = await answer
      rest(child)
      return drawn as Drawn // drawing-process.ts answers nothing else
    } catch (error) {
      child.removeAllListeners()
      child.on('error', () => undefined)
      child.kill('SIGKILL')
      throw error
    }
  }
}
