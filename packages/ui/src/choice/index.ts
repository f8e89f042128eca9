export type { ChoiceRowProps } from './ChoiceRow.tsx'
export { ChoiceRow } from './ChoiceRow.tsx'
