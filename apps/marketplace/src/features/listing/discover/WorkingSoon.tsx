import { TextLink } from '@ginipig/ui/link'
import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { ProviderStrip } from './Spotlight.tsx'

/** Whoever is rated highest and has a time this week, each of them once; nothing where there is nobody. */
export function WorkingSoon() {
  return (
    <ProviderStrip
      title={<Trans>Working here this week</Trans>}
      lead={<Trans>Highest rated, with a time still open.</Trans>}
      action={
        <TextLink render={(slot) => <Link to="/treatment" search={{ sort: 'rating' }} {...slot} />}>
          <Trans>See everyone</Trans>
        </TextLink>
      }
    />
  )
}
