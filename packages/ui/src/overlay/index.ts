export { Scrim, useOverlay } from './Overlay.tsx'
