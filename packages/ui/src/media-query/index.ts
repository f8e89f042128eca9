export { breakpoints } from './breakpoints.ts'
export { useMediaQuery } from './use-media-query.ts'
