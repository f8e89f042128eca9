import { useFigures } from '@ginipig/app/words/use-figures.ts'
import { useMoney } from '@ginipig/app/words/use-money.ts'
import { Trans } from '@lingui/react/macro'
import { CancellationTable } from '../money/CancellationTable.tsx'
import { EXAMPLE_PENCE } from '../money/cancellation-rows.ts'

export function Cancelling() {
  const money = useMoney()
  const { balanceHours, noShowShare } = useFigures()
  const price = money(EXAMPLE_PENCE)
  return (
    <>
      <p>
        <Trans>
          You can withdraw a request at any time before it is accepted, and it costs nothing. After that it depends on
          when. Before you cancel, the site shows what it costs you at that moment. For an appointment of {price}:
        </Trans>
      </p>
      <CancellationTable />
      <ul>
        <li>
          <Trans>
            Exactly {balanceHours} hours before still counts as early. It makes no difference whether you paid a deposit
            or in full, and it never costs more than you have paid.
          </Trans>
        </li>
        <li>
          <Trans>
            The deposit is for our work of bringing you together, which is done once the provider has accepted. The{' '}
            {noShowShare} after a late cancellation is for the provider, whose time can hardly be filled any more.
          </Trans>
        </li>
        <li>
          <Trans>
            If the provider cancels or doesn’t appear, you get everything back, the deposit too, whatever the reason.
          </Trans>
        </li>
        <li>
          <Trans>
            Refunds go back to the card you paid with, and we start them at once; banks often need some working days to
            show them.
          </Trans>
        </li>
        <li>
          <Trans>
            Something serious, such as illness or a death in the family? Write to us. A person looks at it, and may give
            back more than these rules say.
          </Trans>
        </li>
      </ul>
    </>
  )
}
