export type { FileUploadProps } from './FileUpload.tsx'
export { FileUpload } from './FileUpload.tsx'
export type { UploadItem, UploadLabels } from './upload-item.ts'
