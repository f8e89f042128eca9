export type { LinkSlot, RenderLink } from './render-link.ts'
