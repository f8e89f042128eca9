export type { PhoneInputProps } from './PhoneInput.tsx'
export { PhoneInput } from './PhoneInput.tsx'
export type { DialCode } from './phone-typing.ts'
