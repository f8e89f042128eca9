export type { SetupItem, SetupListProps, SetupState } from './SetupList.tsx'
export { SetupList } from './SetupList.tsx'
