export { cardsQuery, paymentKeys } from './payment-queries.ts'
