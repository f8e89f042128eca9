export type { CardGridProps } from './CardGrid.tsx'
export { CardGrid } from './CardGrid.tsx'
