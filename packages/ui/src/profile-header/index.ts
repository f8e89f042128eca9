export type { ProfileHeaderProps } from './ProfileHeader.tsx'
export { ProfileHeader } from './ProfileHeader.tsx'
