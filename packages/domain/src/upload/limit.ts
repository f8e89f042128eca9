import { type UploadKind, uploadLimits } from './kind.ts'

/** Kinds of which the API takes images; a profile picture has a limit of its own. */
export type ImageKind = Extract<UploadKind, 'image' | 'profilePicture'>

export type ImageType = 'image/jpeg' | 'image/png'

/** What an image is by its first bytes, whatever its name says; undefined for anything but JPEG and PNG. Source: spec §5. */
export function imageType(bytes: Uint8Array): ImageType | undefined {
  const starts = (...magic: number[]) => magic.every((byte, index) => bytes[index] === byte)
  if (starts(0xff, 0xd8, 0xff)) return 'image/jpeg'
  return starts(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a) ? 'image/png' : undefined
}

/** Why an image can't be taken; undefined when it can. @param image.size - bytes */
export function imageProblem(
  image: { size: number; head: Uint8Array },
  kind: ImageKind = 'image',
): 'image_too_large' | 'image_type' | undefined {
  if (imageType(image.head) === undefined) return 'image_type'
  return image.size > uploadLimits[kind] ? 'image_too_large' : undefined
}
