export type { RailPageProps } from './RailPage.tsx'
export { RailPage } from './RailPage.tsx'
