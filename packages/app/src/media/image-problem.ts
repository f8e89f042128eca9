import { type ImageKind, imageProblem, imageType } from '@ginipig/domain/upload'

/** Enough of a file to tell what it is. */
const HEAD_BYTES = 16

const headOf = async (file: Blob) => new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer())

/** What a file is by its content; undefined for anything but JPEG and PNG. */
export const imageTypeOf = async (file: Blob) => imageType(await headOf(file))

/** Why an image can't be taken, before anything of it is sent; undefined when it can. */
export const imageProblemOf = async (file: Blob, kind?: ImageKind) =>
  imageProblem({ size: file.size, head: await headOf(file) }, kind)
