import { Trans } from '@lingui/react/macro'

export function Ranking() {
  return (
    <p>
      <Trans>
        Clients see the soonest appointments first, and can choose another order instead: highest rating, lowest or
        highest price, newest, or biggest saving. What they filter for (place, date, price, level, purpose, instant
        booking, online) decides what is shown at all. Nobody can pay for a better place, and we have no listings of our
        own.
      </Trans>
    </p>
  )
}
