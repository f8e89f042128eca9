import { Trans } from '@lingui/react/macro'

export function Law() {
  return (
    <p>
      <Trans>
        These terms are governed by the law of England and Wales. If you live elsewhere, the consumer rights that the
        law of your home gives you stay yours. You can go to court where you live: in Scotland or Northern Ireland, for
        example, to the courts there.
      </Trans>
    </p>
  )
}
