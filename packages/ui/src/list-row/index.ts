export type { ListRowPriceProps, ListRowProps } from './ListRow.tsx'
export { ListRow, ListRowPrice } from './ListRow.tsx'
