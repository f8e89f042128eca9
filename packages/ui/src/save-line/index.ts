export type { SaveLineProps } from './SaveLine.tsx'
export { SaveLine } from './SaveLine.tsx'
