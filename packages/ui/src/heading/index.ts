export type { HeadingLook, HeadingProps } from './Heading.tsx'
export { Heading } from './Heading.tsx'
