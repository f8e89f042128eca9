export type { GalleryImage, GalleryProps } from './Gallery.tsx'
export { Gallery } from './Gallery.tsx'
