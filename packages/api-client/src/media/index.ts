export { type UploadOptions, uploadPhoto } from './upload-photo.ts'
