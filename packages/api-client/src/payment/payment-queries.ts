import { listCards } from '@ginipig/contract/payment'
import { queryOptions } from '@tanstack/react-query'
import type { Api } from '#core/index.ts'

export const paymentKeys = { cards: ['payment', 'cards'] as const }

/** The client's saved cards. */
export const cardsQuery = (api: Api) =>
  queryOptions({ queryKey: paymentKeys.cards, queryFn: ({ signal }) => api(listCards, { signal }) })
