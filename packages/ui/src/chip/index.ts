export type { ChipLinkProps, ChipProps, RemovableChipProps } from './Chip.tsx'
export { Chip, ChipLink, RemovableChip } from './Chip.tsx'
