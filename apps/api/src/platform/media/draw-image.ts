import type { ImageKind } from '@ginipig/domain/upload'
import sharp, { type OutputInfo, type ResizeOptions } from 'sharp'

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
  image: { width: 1_920, height: 1_920, fit: 'inside', withoutEnlargement: true },
  profilePicture: { width: 512, height: 512, fit: 'cover' },
} as const satisfies Record<ImageKind, ResizeOptions>

/** Widths that a photo is kept in beside its largest, px; a profile picture stands small beside most names. Source: decision 0040. */
const WIDTHS = { image: [1_280, 640, 320], profilePicture: [192, 96] } as const satisfies Record<
  ImageKind,
  readonly number[]
>

const QUALITY = 80
/** A hung decoder. The process is ended a while later (rewrite-image.ts), should this not help. */
const TIMEOUT_SECONDS = 5

export type Size = { bytes: Uint8Array; width: number; height: number }
/** The largest size first; or why there is none. */
export type Drawn = [Size, ...Size[]] | 'too_large' | 'unreadable'

/** Re-encodes an image as WebP in several widths: upright, scaled or cropped to size, on white where it was transparent. No
 *  byte of the original is kept: no metadata, no location, nothing appended. */
export async function drawImage(original: Uint8Array, kind: ImageKind): Promise<Drawn> {
  try {
    const { width, height } = await sharp(original, { limitInputPixels: false }).metadata() // the header alone
    if (width * height > PIXEL_LIMIT) return 'too_large'
    const { data, info } = await sharp(original, { limitInputPixels: PIXEL_LIMIT, failOn: 'error' })
      .timeout({ seconds: TIMEOUT_SECONDS })
      .autoOrient()
      .resize(frames[kind])
      .flatten({ background: 'white' })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true })
    const sizes: [Size] = [await encode(data, info)]
    for (const one of WIDTHS[kind].filter((width) => width < info.width)) sizes.push(await encode(data, info, one))
    return sizes
  } catch {
    return 'unreadable'
  }
}

/** Writes pixels as WebP. @param to - px wide; as they are without */
async function encode(pixels: Buffer, { width, height, channels }: OutputInfo, to = width): Promise<Size> {
  const { data, info } = await sharp(pixels, { raw: { width, height, channels } })
    .timeout({ seconds: TIMEOUT_SECONDS })
    .resize({ width: to })
    .webp({ quality: QUALITY })
    .toBuffer({ resolveWithObject: true })
  return { bytes: data, width: info.width, height: info.height }
}
