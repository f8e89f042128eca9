export { Combobox, type ComboboxInput, type ComboboxProps, type Suggestion, type SuggestionGroup } from './Combobox.tsx'
