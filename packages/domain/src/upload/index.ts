export {
  type ImageKind,
  type ImageType,
  imageAccept,
  imageProblem,
  imageType,
  sessionDocumentFormats,
  type UploadKind,
  uploadLimits,
} from './limit.ts'
