import { Trans } from '@lingui/react/macro'

export function ProviderLaw() {
  return (
    <p>
      <Trans>
        These terms are governed by the law of England and Wales, and its courts decide. If you act as a consumer, the
        rights that the law of your home gives you stay yours, and you can go to court there.
      </Trans>
    </p>
  )
}
