export { listCards, receiveStripeEvent, SavedCard } from './card.ts'
