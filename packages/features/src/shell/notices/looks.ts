/** How messages look, as one file: icons, buttons and bars of which a first page shows none (`looks-soon.tsx`). */
export { ToastRegion } from '@ginipig/ui/toast'
export { OfflineLook } from './OfflineLook.tsx'
