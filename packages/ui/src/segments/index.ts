export type { SegmentsProps } from './Segments.tsx'
export { Segments } from './Segments.tsx'
