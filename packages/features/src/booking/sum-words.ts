import { useMoney } from '@ginipig/app/words/use-money.ts'
import { useLingui } from '@lingui/react/macro'
import type { ProviderStep, SumState } from './booking-timeline.ts'

/** A step's sum in words. @param provider - whom it goes to; null where they read it themselves */
export function useSumWords(provider: string | null) {
  const { t } = useLingui()
  const money = useMoney()
  const words: Record<SumState, string> = {
    set_aside: t`set aside`,
    paid: t`paid`,
    due: t`due`,
    if_accepted: t`if accepted`,
    unpaid: t`unpaid`,
    held: t`held`,
    goes: provider === null ? t`goes to you` : t`goes to ${provider}`,
    released: t`released`,
    refunded: t`refunded`,
    owed: t`owed`,
  }
  return ({ sum }: ProviderStep) => sum && { amount: money(sum.amount), is: words[sum.is] }
}
