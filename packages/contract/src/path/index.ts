export { ownerOf } from './owner.ts'
