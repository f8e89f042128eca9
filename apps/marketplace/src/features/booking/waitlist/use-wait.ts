import { useApi } from '@ginipig/api-client/core/api-context.ts'
import { errorCode } from '@ginipig/api-client/core/api-error.ts'
import { change, keyOf, makeStale, query } from '@ginipig/api-client/core/call-options.ts'
import { waitsChanged } from '@ginipig/api-client/waitlist.ts'
import { useToast } from '@ginipig/app/services/services-context.ts'
import { useProblemText } from '@ginipig/app/words/problem-text.ts'
import { getListing, getListingMonth } from '@ginipig/contract/listing/get-listing.ts'
import { listWaits, putWait } from '@ginipig/contract/waitlist/waitlist.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'

/** A client's place in the line of a listing, and what changes it. */
export function useWait(listingId: string) {
  const api = useApi()
  const client = useQueryClient()
  const toast = useToast()
  const textOf = useProblemText()
  const { data, isPending } = useQuery(query(api, listWaits))
  const onError = (error: Error) => {
    toast.error(textOf(error))
    // There is something to book: the calendar beside shows it.
    if (errorCode(error) === 'times_open') void makeStale(client, [keyOf(getListing), keyOf(getListingMonth)])
  }
  const joining = useMutation({ ...change(api, putWait, waitsChanged), onError })
  return {
    wait: data?.items.find(({ listing }) => listing.id === listingId),
    isLoading: isPending,
    /** @param day - YYYY-MM-DD; null for any */
    join: (day: string | null) => joining.mutate({ params: { listingId }, body: { day } }),
    isJoining: joining.isPending,
  }
}
