export type { LoafProps } from './Loaf.tsx'
export { Loaf } from './Loaf.tsx'
