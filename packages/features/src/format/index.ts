export { formatLocale } from './locale.ts'
export { type Dates, useDates } from './use-dates.ts'
export { useMoney } from './use-money.ts'
