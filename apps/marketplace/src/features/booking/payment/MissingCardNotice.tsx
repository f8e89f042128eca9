import { Banner } from '@ginipig/ui/banner'
import { Trans } from '@lingui/react/macro'

/** Nobody can pay yet: no card is there, or none of those there is chosen. */
export type MissingCard = 'add' | 'select' | undefined

/** Says above the cards what stands in the way. Source: spec §8. */
export function MissingCardNotice({ missing }: { missing: MissingCard }) {
  if (missing === undefined) return null
  return (
    <Banner tone="danger" role="alert">
      {missing === 'add' ? (
        <Trans>Please add your card to make payment.</Trans>
      ) : (
        <Trans>Please select any one card to make payment.</Trans>
      )}
    </Banner>
  )
}
