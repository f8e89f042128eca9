import { TextLink } from '@ginipig/ui/link'
import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'

/** In place of a release: why there is none, and the way to what is missing. */
export function WaitsForStripe() {
  return (
    <>
      <Trans>It goes out once Stripe can send to you.</Trans>{' '}
      <TextLink render={(slot) => <Link to="/provider/stripe-connect" {...slot} />}>
        <Trans>Earnings account</Trans>
      </TextLink>
    </>
  )
}
