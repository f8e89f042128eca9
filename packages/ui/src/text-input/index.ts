export type { TextInputProps } from './TextInput.tsx'
export { TextInput } from './TextInput.tsx'
