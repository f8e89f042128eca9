import { Trans } from '@lingui/react/macro'
import { LegalLink } from '#legal-link/LegalLink.tsx'

export function ClosingAccounts() {
  return (
    <>
      <p>
        <Trans>
          You can delete your account in your settings at any time, unless a booking is on its way or still to take
          place. The{' '}
          <LegalLink to="privacy" section="how-long">
            privacy policy
          </LegalLink>{' '}
          says what is erased and what we must keep.
        </Trans>
      </p>
      <p>
        <Trans>
          We may suspend or close an account that breaks these terms seriously or again and again, or to keep others
          safe. We tell you the reason in writing, warn you first where that is reasonable, and you can complain. Money
          that is yours stays yours.
        </Trans>
      </p>
    </>
  )
}
