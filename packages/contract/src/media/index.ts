export { getPhoto, uploadPhoto } from './photo.ts'
