export { coverKeys, coverUrl } from './covers.ts'
