export { Scrim } from './Scrim.tsx'
export { useOverlay } from './use-overlay.ts'
