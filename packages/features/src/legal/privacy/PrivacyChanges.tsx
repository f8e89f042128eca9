import { Trans } from '@lingui/react/macro'
import { LegalLink } from '#legal-link/LegalLink.tsx'
import { NOTICE_DAYS } from '../shared-terms/notice.ts'

export function PrivacyChanges() {
  return (
    <p>
      <Trans>
        The date at the top says which version this is. Before anything important changes we email you, at least{' '}
        {NOTICE_DAYS} days ahead. What your browser stores for us is in the{' '}
        <LegalLink to="cookies">cookies policy</LegalLink>.
      </Trans>
    </p>
  )
}
