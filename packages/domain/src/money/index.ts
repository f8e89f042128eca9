export { DEFAULT_CURRENCY, formatMoney, parseMoney } from './format-money.ts'
export { type BasisPoints, bp, percentage } from './percentage.ts'
export { Pounds } from './pounds.ts'
