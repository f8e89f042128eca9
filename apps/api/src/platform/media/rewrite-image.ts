import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { ImageKind } from '@ginipig/domain/upload'
import { createGate } from '#platform/gate/gate.ts'
import { Refusal } from '#platform/http/refusal.ts'
import { tooLarge } from '#platform/http/too-large.ts'
import type { Drawn, Size } from './draw-image.ts'
import type { Drawing } from './drawing-process.ts'

/** Milliseconds from the question to the answer, the start of the process with it. */
const TIME_LIMIT_MS = 10_000
const script = fileURLToPath(new URL('./drawing-process.ts', import.meta.url))

const gate = createGate({ atOnce: 1, waiting: 20 })

/** The one that waits for the next image; it doesn't keep this process alive. */
let resting: ChildProcess | undefined

/** Started when there is something to draw. Nothing of the environment goes along: secrets are there. */
function takeProcess(): ChildProcess {
  const child =
    resting ??
    fork(script, {
      cwd: '/',
      env: {},
      execArgv: ['--max-old-space-size=128'],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
  resting = undefined
  child.ref()
  child.channel?.ref()
  return child
}

function rest(child: ChildProcess): void {
  child.unref()
  child.channel?.unref()
  child.removeAllListeners()
  child.once('exit', () => {
    if (resting === child) resting = undefined
  })
  resting = child
}

/** @throws for a process that ended or took too long; it is gone then, and the next image gets another */
async function draw(drawing: Drawing): Promise<Drawn> {
  const child = takeProcess()
  const end = new AbortController()
  try {
    const answer = once(child, 'message', { signal: AbortSignal.any([end.signal, AbortSignal.timeout(TIME_LIMIT_MS)]) })
    child.once('exit', () => end.abort(new Error('the drawing process ended')))
    child.send(drawing, (error) => error && end.abort(error))
    const [drawn] = await answer
    rest(child)
    return drawn as Drawn // drawing-process.ts answers nothing else
  } catch (error) {
    child.kill('SIGKILL')
    throw error
  }
}

/** Draws an image anew as WebP in several widths, in a process of its own with limits of memory and time; what breaks
 *  them ends that process, not this one. No byte of the original is kept. One at a time a process.
 *  @returns the largest first
 *  @throws Refusal `photo_too_large` or `avatar_too_large` by its pixels, `photo_unreadable`, `unavailable` */
export function rewriteImage(original: Buffer, kind: ImageKind = 'image'): Promise<[Size, ...Size[]]> {
  return gate(async () => {
    const drawn = await draw({ original, kind }).catch((error: unknown) => {
      throw new Refusal('photo_unreadable', { cause: error })
    })
    if (drawn === 'too_large') throw new Refusal(tooLarge[kind])
    if (drawn === 'unreadable') throw new Refusal('photo_unreadable')
    return drawn
  })
}
