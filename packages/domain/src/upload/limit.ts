/** Bytes by kind of upload. The spec's numbers are kilobytes; images are 10 MB. Source: spec §5, §9, product.md §2. */
export const uploadLimits = {
  icon: 100 * 1024,
  video: 102_400 * 1024,
  pdf: 51_200 * 1024,
  image: 10 * 1024 * 1024,
  audio: 50_000 * 1024,
  media: 50_000 * 1024,
  profilePicture: 5_120 * 1024,
} as const
export type UploadKind = keyof typeof uploadLimits
/** Kinds of which the API takes images; a profile picture has a limit of its own. */
export type ImageKind = Extract<UploadKind, 'image' | 'profilePicture'>

/** Formats of a session document. Source: spec §9. */
export const sessionDocumentFormats = ['.pdf', '.html', '.ppt', '.pptx'] as const

/** For the `accept` of a file input; what counts is the content. */
export const imageAccept = 'image/jpeg,image/png'

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
