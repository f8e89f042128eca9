export type { BannerProps } from './Banner.tsx'
export { Banner } from './Banner.tsx'
