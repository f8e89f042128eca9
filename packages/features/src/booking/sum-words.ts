import { useMoney } from '@ginipig/app/words/use-money.ts'
import { useLingui } from '@lingui/react/macro'
import type { ProviderStep, SumState } from './booking-timeline.ts'

/** A step's sum in words. A client isn't told that all of it goes to the provider: our commission is part of it.
 *  @param reader - whose page it stands on */
export function useSumWords(reader: 'client' | 'provider') {
  const { t } = useLingui()
  const money = useMoney()
  const words: Record<SumState, string> = {
    set_aside: t`set aside`,
    paid: t`paid`,
    due: t`due`,
    if_accepted: t`if accepted`,
    unpaid: t`unpaid`,
    held: t`held`,
    goes: reader === 'provider' ? t`goes to you` : t`to be released`,
    released: t`released`,
    refunded: t`refunded`,
    owed: t`owed`,
  }
  return ({ sum }: ProviderStep) => sum && { amount: money(sum.amount), is: words[sum.is] }
}
