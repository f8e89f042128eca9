export type { ListRowPriceProps, ListRowProps } from './ListRow.tsx'
export { ListRow, ListRowPrice, ListRowThumb } from './ListRow.tsx'
