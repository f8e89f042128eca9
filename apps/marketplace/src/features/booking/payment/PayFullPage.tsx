import { useApi } from '@ginipig/api-client/core/api-context.ts'
import { query } from '@ginipig/api-client/core/call-options.ts'
import { getMyBooking } from '@ginipig/contract/booking/client-calls.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { hasOpenBalance } from '../flow/flow-step.ts'
import { BalancePage } from './BalancePage.tsx'
import { PayPage } from './PayPage.tsx'

/** All of it: of a held slot the price, of a booked one what is left. Source: product.md §5 /pay-full, money.md §1.4. */
export function PayFullPage({ bookingId }: { bookingId: string }) {
  const { data: booking } = useSuspenseQuery(query(useApi(), getMyBooking, { params: { bookingId } }))
  // Which of the two it is stays, while what is paid changes the booking.
  const [isBalance] = useState(() => hasOpenBalance(booking))
  return isBalance ? <BalancePage bookingId={bookingId} /> : <PayPage bookingId={bookingId} plan="full" />
}
