export { focusFirstSlot } from './focus-first-slot.ts'
export type { SlotOptionData } from './SlotOption.tsx'
export type { SlotGroup, SlotPickerProps } from './SlotPicker.tsx'
export { SlotPicker } from './SlotPicker.tsx'
