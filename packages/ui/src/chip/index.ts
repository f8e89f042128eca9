export type { ChipProps, RemovableChipProps } from './Chip.tsx'
export { Chip, RemovableChip } from './Chip.tsx'
