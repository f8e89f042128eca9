export type { LoadMoreProps } from './LoadMore.tsx'
export { LoadMore } from './LoadMore.tsx'
export { useFirstNew } from './use-first-new.ts'
