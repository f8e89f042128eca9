import { documentFormatNames, documentFormats, type ImageKind, uploadKinds } from '@ginipig/domain/upload'
import type { BinaryKind } from './endpoint.ts'

const imageTypes = (kind: ImageKind): readonly string[] => [...new Set(Object.values(uploadKinds[kind].formats))]

/** Content types under which each kind of bytes is sent. */
export const binaryTypes: Record<BinaryKind, readonly string[]> = {
  image: imageTypes('image'),
  profilePicture: imageTypes('profilePicture'),
  document: documentFormatNames.map((name) => documentFormats[name].type),
}
