export type { AvatarInputProps } from './AvatarInput.tsx'
export { AvatarInput } from './AvatarInput.tsx'
