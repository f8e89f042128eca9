export type { DateTileProps } from './DateTile.tsx'
export { DateTile } from './DateTile.tsx'
