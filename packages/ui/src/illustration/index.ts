export type { IllustrationProps, Pig } from './Illustration.tsx'
export { Illustration } from './Illustration.tsx'
