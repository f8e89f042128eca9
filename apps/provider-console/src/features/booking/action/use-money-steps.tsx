import { useDates } from '@ginipig/app/words/use-dates.ts'
import { useMoney } from '@ginipig/app/words/use-money.ts'
import type { ProviderBookingRow } from '@ginipig/contract/booking/booking.ts'
import { completesAt, releasedBy, settle } from '@ginipig/domain/booking'
import { Trans } from '@lingui/react/macro'
import { useCanSend } from '#shared/earnings-account/use-can-send.ts'
import type { MoneyStep } from './MoneyLine.tsx'

/** Where the money of a booking whose time has come stands, and what comes of it when. Sums are `settle`'s: what
 *  the provider owes beside is no one booking's, and named once for all of them. */
export function useMoneySteps(): (row: ProviderBookingRow, now: number) => MoneyStep[] {
  const money = useMoney()
  const dates = useDates()
  const canSend = useCanSend()
  return (row, now) => {
    const { zone, client, status, waiting, paidAt, completedAt, outcome, policy, endsAt } = row
    const name = client.firstName
    const when = (instant: number) => dates.friendlyDateTime(instant, zone)
    const share = settle('released', row, policy, now).providerShare
    const isWhole = row.captured === row.split.total
    const paid: MoneyStep = {
      id: 'paid',
      state: 'done',
      title: <Trans>Paid</Trans>,
      detail: paidAt === null ? money(row.captured) : dates.date(paidAt, zone),
    }
    const complete: MoneyStep = {
      id: 'complete',
      state: 'done',
      title: <Trans>Complete</Trans>,
      detail: when(completedAt ?? endsAt),
    }
    const noShow: MoneyStep = {
      id: 'no-show',
      state: 'done',
      title: <Trans>No-show</Trans>,
      detail: waiting?.since ? <Trans>marked {{ when: when(waiting.since) }}</Trans> : null,
    }
    const decided: MoneyStep = {
      id: 'decided',
      state: 'next',
      title: <Trans>Decided</Trans>,
      detail:
        waiting?.for === 'disputed' ? (
          <Trans>by the client’s bank</Trans>
        ) : (
          <Trans>by a person who reads both sides</Trans>
        ),
    }
    const before = status === 'completed' ? [complete] : status === 'no_show' ? [noShow] : []
    switch (waiting?.for) {
      case 'contestable':
        return [
          paid,
          noShow,
          {
            id: 'contest',
            state: 'now',
            title: <Trans>{name} can contest</Trans>,
            detail: waiting.until === null ? null : <Trans>until {{ when: when(waiting.until) }}</Trans>,
          },
          {
            id: 'released',
            state: 'next',
            title: <Trans>Released</Trans>,
            detail: <Trans>{{ sum: money(outcome?.earned ?? 0) }}, by itself after that</Trans>,
          },
        ]
      case 'contested':
        return [
          paid,
          noShow,
          {
            id: 'stopped',
            state: 'stopped',
            title: <Trans>Contested</Trans>,
            detail: <Trans>{name} says that they came</Trans>,
          },
          decided,
        ]
      case 'reported':
        return [
          paid,
          ...before,
          {
            id: 'stopped',
            state: 'stopped',
            title: <Trans>Frozen</Trans>,
            detail: waiting.since ? (
              <Trans>
                {name} reported it {{ date: dates.date(waiting.since, zone) }}
              </Trans>
            ) : null,
          },
          decided,
        ]
      case 'disputed':
        return [
          paid,
          ...before,
          {
            id: 'stopped',
            state: 'stopped',
            title: <Trans>Frozen</Trans>,
            detail: <Trans>{name}’s bank takes the payment back</Trans>,
          },
          decided,
        ]
    }
    if (status === 'completed') {
      return [
        paid,
        complete,
        canSend
          ? {
              id: 'yours',
              state: 'now',
              title: <Trans>Yours to release</Trans>,
              detail: <Trans>by itself {{ when: when(releasedBy(row, policy)) }}</Trans>,
            }
          : {
              id: 'yours',
              state: 'stopped',
              title: <Trans>Kept for you</Trans>,
              detail: <Trans>until Stripe can send to you</Trans>,
            },
        {
          id: 'bank',
          state: 'next',
          title: <Trans>In your bank</Trans>,
          detail: <Trans>Stripe pays out once a day</Trans>,
        },
      ]
    }
    return [
      {
        ...paid,
        ...(isWhole
          ? {}
          : {
              detail: (
                <Trans>
                  {{ part: money(row.captured) }} of {{ whole: money(row.split.total) }}
                </Trans>
              ),
            }),
      },
      {
        id: 'held',
        state: 'now',
        title: <Trans>Held</Trans>,
        detail: isWhole ? <Trans>until you mark it</Trans> : <Trans>the rest is not paid</Trans>,
      },
      {
        id: 'complete',
        state: 'next',
        title: <Trans>Complete</Trans>,
        detail: <Trans>by itself {{ when: when(completesAt(row, policy)) }}</Trans>,
      },
      {
        id: 'released',
        state: 'next',
        title: <Trans>Released</Trans>,
        detail: <Trans>{{ sum: money(share) }} to you</Trans>,
      },
    ]
  }
}
