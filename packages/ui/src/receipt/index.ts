export type { ReceiptProps, ReceiptTopProps } from './Receipt.tsx'
export { Receipt, ReceiptTop } from './Receipt.tsx'
export type { ReceiptLineProps, ReceiptLinesProps } from './ReceiptLines.tsx'
export { ReceiptLine, ReceiptLines } from './ReceiptLines.tsx'
