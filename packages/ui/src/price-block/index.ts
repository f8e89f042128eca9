export type { PriceBlockProps } from './PriceBlock.tsx'
export { PriceBlock } from './PriceBlock.tsx'
