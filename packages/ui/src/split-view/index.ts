export type { SplitViewProps } from './SplitView.tsx'
export { SplitDetail, SplitView } from './SplitView.tsx'
