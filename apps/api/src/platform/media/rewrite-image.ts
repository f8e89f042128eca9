import type { ImageKind } from '@ginipig/domain/upload'
import { Refusal } from '#platform/http/refusal.ts'
import { tooLarge } from '#platform/http/too-large.ts'
import { createSemaphore } from '#platform/semaphore/semaphore.ts'
import type { Size } from './draw-image.ts'
import { createDrawing } from './drawing.ts'

const semaphore = createSemaphore({ atOnce: 1, waiting: 20 })
const draw = createDrawing()

/** Draws an image anew as WebP in several widths, in a process of its own with limits of memory and time; what breaks
 *  them ends that process, not this one. No byte of the original is kept. One at a time a process.
 *  @returns the largest first
 *  @throws Refusal `photo_too_large` or `avatar_too_large` by its pixels, `photo_unreadable`, `unavailable` */
export function rewriteImage(original: Buffer, kind: ImageKind = 'image'): Promise<[Size, ...Size[]]> {
  return semaphore(async () => {
    const drawn = await draw({ original, kind }).catch((error: unknown) => {
      throw new Refusal('photo_unreadable', { cause: error })
    })
    if (drawn === 'too_large') throw new Refusal(tooLarge[kind])
    if (drawn === 'unreadable') throw new Refusal('photo_unreadable')
    return drawn
  })
}
