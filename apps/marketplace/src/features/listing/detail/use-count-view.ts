import { useApi } from '@ginipig/api-client/core/api-context.ts'
import { countView } from '@ginipig/contract/listing/count-view.ts'
import { useEffect } from 'react'

/** Tells the server that somebody looks at a listing's page, once each time it opens. Nothing on the page hangs on it. */
export function useCountView(listingId: string): void {
  const api = useApi()
  useEffect(() => {
    api(countView, { params: { listingId }, body: {} }).catch(() => undefined)
  }, [api, listingId])
}
