import { drawImage } from './draw-image.ts'
import type { Drawing } from './drawing.ts'

// The process that decodes what strangers send (drawing.ts starts it): without secrets, database or files of its own, so
// that a decoder that is taken over or blows up takes nothing with it. It ends with its parent's channel.

const LOOK_MS = 20
const memoryLimit = Number(process.argv[2])

// Decoders run on threads of their own, so this one is free to look at them.
setInterval(() => {
  if (process.memoryUsage.rss() > memoryLimit) process.exit(1)
}, LOOK_MS).unref()

process.on('message', async ({ original, kind }: Drawing) => {
  process.send?.(await drawImage(original, kind))
})
