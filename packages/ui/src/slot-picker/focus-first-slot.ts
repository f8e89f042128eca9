/** After a day is picked, the focus lands on its first open slot (design §14). @param picker - the slot-picker's element */
export function focusFirstSlot(picker: HTMLElement | null): void {
  picker?.querySelector<HTMLInputElement>('input[type="radio"]:not(:disabled)')?.focus()
}
