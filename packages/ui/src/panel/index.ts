export type { PanelHeadProps, PanelProps } from './Panel.tsx'
export { Panel, PanelBody, PanelFoot, PanelHead } from './Panel.tsx'
