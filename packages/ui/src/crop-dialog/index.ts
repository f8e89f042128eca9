export type { CropDialogProps } from './CropDialog.tsx'
export { CropDialog } from './CropDialog.tsx'
export type { CropArea, CropLabels, CropShape } from './crop-area.ts'
