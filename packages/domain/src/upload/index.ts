export {
  DOCUMENT_HEAD_BYTES,
  type DocumentFormat,
  documentAccept,
  documentFormat,
  documentFormatNames,
  documentFormats,
  documentProblem,
  MAX_DOCUMENT_BYTES,
} from './document.ts'
export { KILOBYTE, MEGABYTE, type UploadKind, uploadKinds, uploadLimits } from './kind.ts'
export { type ImageKind, type ImageType, imageProblem, imageType } from './limit.ts'
