export type { TimelineItem, TimelineProps, TimelineState } from './Timeline.tsx'
export { Timeline } from './Timeline.tsx'
