export type { PictureProps, PictureSource } from './Picture.tsx'
export { Picture } from './Picture.tsx'
