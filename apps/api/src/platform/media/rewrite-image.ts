import type { ImageKind } from '@ginipig/domain/upload'
import sharp, { type ResizeOptions } from 'sharp'
import { createGate } from '#platform/gate/gate.ts'
import { Refusal } from '#platform/http/refusal.ts'
import { tooLarge } from '#platform/http/too-large.ts'

/** Only these two decoders exist in this process; the rest of libvips's are out of reach whatever the bytes say
 *  (trust.md S34). */
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng'] })
sharp.cache(false)
sharp.concurrency(1)

/** Pixels of an original; a header that claims more is not decoded (trust.md S35). */
const PIXEL_LIMIT = 40_000_000
/** What becomes of an image, px: it keeps its shape within this; a profile picture is its middle as a square. */
const frames = {
  image: { width: 1_600, height: 1_600, fit: 'inside', withoutEnlargement: true },
  profilePicture: { width: 512, height: 512, fit: 'cover' },
} as const satisfies Record<ImageKind, ResizeOptions>

const QUALITY = 82
const TIMEOUT_SECONDS = 5

const gate = createGate({ atOnce: 1, waiting: 20 })

export type Rewritten = { bytes: Buffer; width: number; height: number }

/** Draws an image anew as JPEG: upright, in its frame, on white where it was transparent. No byte of the
 *  original is kept: no metadata, no place, nothing hidden behind or inside it. One at a time a process.
 *  @throws Refusal `photo_too_large` or `avatar_too_large` by its pixels, `photo_unreadable` */
export function rewriteImage(original: Buffer, kind: ImageKind = 'image'): Promise<Rewritten> {
  return gate(async () => {
    const { width, height } = await readHeader(original)
    if (width * height > PIXEL_LIMIT) throw new Refusal(tooLarge[kind])
    try {
      const { data, info } = await sharp(original, { limitInputPixels: PIXEL_LIMIT, failOn: 'error' })
        .timeout({ seconds: TIMEOUT_SECONDS })
        .autoOrient()
        .resize(frames[kind])
        .flatten({ background: 'white' })
        .jpeg({ quality: QUALITY })
        .toBuffer({ resolveWithObject: true })
      return { bytes: data, width: info.width, height: info.height }
    } catch (error) {
      throw new Refusal('photo_unreadable', { cause: error })
    }
  })
}

/** Size by the header alone; nothing is decoded. */
async function readHeader(original: Buffer): Promise<{ width: number; height: number }> {
  try {
    return await sharp(original, { limitInputPixels: false }).metadata()
  } catch (error) {
    throw new Refusal('photo_unreadable', { cause: error })
  }
}
