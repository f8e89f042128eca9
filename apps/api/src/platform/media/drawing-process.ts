import type { ImageKind } from '@ginipig/domain/upload'
import { drawImage } from './draw-image.ts'

// The process that decodes what strangers send (rewrite-image.ts starts it): without secrets, database or files of its
// own, so that a decoder that is taken over or blows up takes nothing with it. It ends with its parent's channel.

/** Bytes of memory; more is a bomb. 40 megapixels with transparency, turned by a quarter, take 330 MB. */
const MEMORY_LIMIT = 500_000_000
const LOOK_MS = 20

/** What is asked of this process; the answer is a `Drawn`. */
export type Drawing = { original: Uint8Array; kind: ImageKind }

// Decoders run on threads of their own, so this is free to look at them.
setInterval(() => {
  if (process.memoryUsage.rss() > MEMORY_LIMIT) process.exit(1)
}, LOOK_MS).unref()

process.on('message', async ({ original, kind }: Drawing) => {
  process.send?.(await drawImage(original, kind))
})
