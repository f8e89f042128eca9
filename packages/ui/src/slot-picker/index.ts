export type { SlotOptionData } from './SlotOption.tsx'
export type { SlotGroup, SlotPickerProps } from './SlotPicker.tsx'
export { focusFirstSlot, SlotPicker } from './SlotPicker.tsx'
