export type { PhoneInputProps } from './PhoneInput.tsx'
export { PhoneInput } from './PhoneInput.tsx'
export { type DialCode, dialOf } from './phone-typing.ts'
