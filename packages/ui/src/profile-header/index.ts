export type { PortraitProps } from './Portrait.tsx'
export { Portrait } from './Portrait.tsx'
export type { ProfileHeaderProps } from './ProfileHeader.tsx'
export { ProfileHeader } from './ProfileHeader.tsx'
