export type { BackLinkProps } from './BackLink.tsx'
export { BackLink } from './BackLink.tsx'
