export type { Detail, DetailListProps } from './DetailList.tsx'
export { DetailList } from './DetailList.tsx'
