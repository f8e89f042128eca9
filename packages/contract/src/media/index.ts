export { getAvatar, getPhoto, uploadPhoto } from './photo.ts'
