export type { ChipProps } from './Chip.tsx'
export { Chip } from './Chip.tsx'
export type { RemovableChipProps } from './RemovableChip.tsx'
export { RemovableChip } from './RemovableChip.tsx'
