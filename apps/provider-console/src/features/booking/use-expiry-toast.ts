import { useApi } from '@ginipig/api-client/core/api-context.ts'
import { query } from '@ginipig/api-client/core/call-options.ts'
import { useServices, useToast } from '@ginipig/app/services/services-context.ts'
import { useDates } from '@ginipig/app/words/use-dates.ts'
import type { ProviderBookingRow } from '@ginipig/contract/booking/booking.ts'
import { getProviderBooking } from '@ginipig/contract/booking/provider-calls.ts'
import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'

/** Says on every page that a request ran out: it leaves the list by itself, and would be gone without a word.
 *  @param rows - the requests that wait  @param isShown - is this booking open before the person? It says so itself */
export function useExpiryToast(rows: readonly ProviderBookingRow[], isShown: (bookingId: string) => boolean): void {
  const { t } = useLingui()
  const api = useApi()
  const toast = useToast()
  const dates = useDates()
  const client = useQueryClient()
  const { report } = useServices()
  const before = useRef(rows)

  const tell = useEffectEvent(async (row: ProviderBookingRow) => {
    const { status, respondBy, zone } = await client.fetchQuery(
      query(api, getProviderBooking, { params: { bookingId: row.id } }),
    )
    if (status !== 'expired' || isShown(row.id)) return
    const name = row.client.firstName
    const time = dates.time(respondBy ?? 0, zone)
    toast.warning(t`Time ran out at ${time}. ${name} wasn’t charged; your slot is open again.`)
  })

  useEffect(() => {
    const gone = before.current.filter(({ id }) => !rows.some((row) => row.id === id))
    before.current = rows
    for (const row of gone) tell(row).catch(report)
  }, [rows, report])
}
