import { Trans } from '@lingui/react/macro'

export function Abroad() {
  return (
    <p>
      <Trans>
        Stripe also works in the European Union and the United States, and another service may too. Data only goes where
        the United Kingdom has found the protection good enough, or under the contract clauses that UK law has for it.
        Ask us for a copy.
      </Trans>
    </p>
  )
}
