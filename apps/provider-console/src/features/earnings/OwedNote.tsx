import { useDates } from '@ginipig/app/words/use-dates.ts'
import { useMoney } from '@ginipig/app/words/use-money.ts'
import type { Earnings } from '@ginipig/contract/payment/earnings.ts'
import { DEBT_OVERDUE_AFTER_MS } from '@ginipig/domain/payment'
import { DEFAULT_ZONE } from '@ginipig/domain/time'
import { MailUs } from '@ginipig/features/legal/page/MailUs.tsx'
import { Banner } from '@ginipig/ui/banner'
import { Trans } from '@lingui/react/macro'

/** What comes of a debt that no release covers. Source: money.md §1.5. */
export function OwedNote({ owed, owedSince: since, overdue }: Pick<Earnings, 'owed' | 'owedSince' | 'overdue'>) {
  const money = useMoney()
  const dates = useDates()
  if (since === null) return null
  const sum = money(owed)
  const from = dates.friendlyDate(since, DEFAULT_ZONE)
  const until = dates.friendlyDate(since + DEBT_OVERDUE_AFTER_MS, DEFAULT_ZONE)
  const isOverdue = overdue > 0
  return (
    <Banner
      tone={isOverdue ? 'danger' : 'warning'}
      title={
        isOverdue ? (
          <Trans>
            Your listings are closed: you owe us {sum}, the oldest of it since {from}
          </Trans>
        ) : (
          <Trans>
            You owe us {sum}, the oldest of it since {from}
          </Trans>
        )
      }
    >
      {isOverdue ? (
        <Trans>
          To pay it by bank transfer, write to <MailUs />. Once it is paid you can reopen them; what is booked takes
          place.
        </Trans>
      ) : (
        <Trans>
          It comes off your next releases. If that oldest part is still open on {until}, your listings close until it is
          paid. To pay by bank transfer, write to <MailUs />.
        </Trans>
      )}
    </Banner>
  )
}
