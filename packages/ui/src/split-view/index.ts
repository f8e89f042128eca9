export { SplitDetail } from './SplitDetail.tsx'
export type { SplitViewProps } from './SplitView.tsx'
export { SplitView } from './SplitView.tsx'
