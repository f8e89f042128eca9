import { Trans } from '@lingui/react/macro'
import { TERMINATION_DAYS } from '../shared-terms/notice.ts'

export function ClosingProviders() {
  return (
    <>
      <p>
        <Trans>
          You can leave at any time: delete your account in your settings once no booking is on its way or still to take
          place. What you have earned is still paid out.
        </Trans>
      </p>
      <p>
        <Trans>
          We may take down a listing or suspend an account for breaking these terms, for false statements, for harm or
          danger to others, for fees that stay unpaid, or where the law or Stripe makes us. You get the reasons in
          writing, at the latest when it happens, and you can complain. Before we end an account for good you hear of it{' '}
          {TERMINATION_DAYS} days before, unless the law forbids it or it is for serious or repeated breaches.
        </Trans>
      </p>
    </>
  )
}
