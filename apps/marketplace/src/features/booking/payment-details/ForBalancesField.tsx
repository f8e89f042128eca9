import { CheckboxField } from '@ginipig/app/form/fields.tsx'
import { useMoney } from '@ginipig/app/words/use-money.ts'
import type { ComingBalance } from '@ginipig/contract/payment/wallet.ts'
import { Trans, useLingui } from '@lingui/react/macro'

/** Whether a card also pays what is still to be taken from others. Source: money.md §1.8. */
export function ForBalancesField({ balances }: { balances: readonly ComingBalance[] }) {
  const { t } = useLingui()
  const sum = useMoney()(balances.reduce((all, { amount }) => all + amount, 0))
  return <CheckboxField problemLabel={t`this`} label={<Trans>Use it for the {sum} still to be taken too</Trans>} />
}
