import { Trans } from '@lingui/react/macro'

export function WhatYouConfirm() {
  return (
    <>
      <p>
        <Trans>By listing you confirm, for each appointment:</Trans>
      </p>
      <ul>
        <li>
          <Trans>You are 18 or over, and allowed to work where the appointment takes place.</Trans>
        </li>
        <li>
          <Trans>You are qualified for the treatment, or supervised by somebody who is.</Trans>
        </li>
        <li>
          <Trans>You are insured for it, also as a trainee, and have every licence that it needs.</Trans>
        </li>
        <li>
          <Trans>You keep to the rules for your trade and your premises: hygiene, products, age limits.</Trans>
        </li>
        <li>
          <Trans>Your level, your reason and all else that you state are true.</Trans>
        </li>
      </ul>
      <p>
        <Trans>
          We may ask you to prove any of this. Stripe checks your identity before your first listing; a tick beside your
          name says only that.
        </Trans>
      </p>
    </>
  )
}
