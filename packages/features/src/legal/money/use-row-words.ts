import { useFigures } from '@ginipig/app/words/use-figures.ts'
import { useLingui } from '@lingui/react/macro'
import type { CancellationId } from './cancellation-rows.ts'

type RowWords = Record<CancellationId, string>

/** What happened, to a client. */
export function useClientRowWords(): RowWords {
  const { t } = useLingui()
  const { balanceHours, unpaidHours } = useFigures()
  return {
    'before-acceptance': t`You withdraw, or the provider says no or doesn’t answer in time`,
    'early-deposit': t`You cancel at least ${balanceHours} hours before, deposit paid`,
    'early-full': t`You cancel at least ${balanceHours} hours before, paid in full`,
    late: t`You cancel later than that`,
    'no-show': t`You don’t come`,
    unpaid: t`The balance is still unpaid ${unpaidHours} hours before`,
    'provider-cancels': t`The provider cancels or doesn’t come`,
    done: t`The appointment takes place`,
  }
}

/** What happened, to a provider. */
export function useProviderRowWords(): RowWords {
  const { t } = useLingui()
  const { balanceHours, unpaidHours } = useFigures()
  return {
    'before-acceptance': t`You say no or don’t answer in time, or the client withdraws`,
    'early-deposit': t`The client cancels at least ${balanceHours} hours before, deposit paid`,
    'early-full': t`The client cancels at least ${balanceHours} hours before, paid in full`,
    late: t`The client cancels later than that`,
    'no-show': t`The client doesn’t come`,
    unpaid: t`The client’s balance is still unpaid ${unpaidHours} hours before`,
    'provider-cancels': t`You cancel or don’t come`,
    done: t`The appointment takes place`,
  }
}
