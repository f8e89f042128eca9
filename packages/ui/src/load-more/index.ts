export type { LoadMoreProps } from './LoadMore.tsx'
export { LoadMore } from './LoadMore.tsx'
