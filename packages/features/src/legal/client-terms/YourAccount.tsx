import { Trans } from '@lingui/react/macro'
import { LegalLink } from '#legal-link/LegalLink.tsx'

export function YourAccount() {
  return (
    <>
      <p>
        <Trans>
          You must be 18 or over. Give your own name and details, keep them up to date, and keep your password to
          yourself. If you think somebody else has used your account, change the password and log out everywhere: both
          are in your settings.
        </Trans>
      </p>
      <p>
        <Trans>
          An account costs nothing. What we do with your data is explained in the{' '}
          <LegalLink to="privacy">privacy policy</LegalLink>.
        </Trans>
      </p>
    </>
  )
}
