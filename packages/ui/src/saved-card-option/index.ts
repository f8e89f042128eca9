export type { SavedCardOptionProps } from './SavedCardOption.tsx'
export { SavedCardOption, SavedCards } from './SavedCardOption.tsx'
