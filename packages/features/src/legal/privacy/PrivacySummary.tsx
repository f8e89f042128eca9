import { Trans } from '@lingui/react/macro'

export function PrivacySummary() {
  return (
    <>
      <li>
        <Trans>We hold what bookings and payments need, and nothing for advertising. We sell no data.</Trans>
      </li>
      <li>
        <Trans>Your card’s number goes to Stripe and never to us.</Trans>
      </li>
      <li>
        <Trans>Answers about your health are sealed, and go to one provider, with your consent.</Trans>
      </li>
      <li>
        <Trans>You can download everything we hold about you, or delete your account, in your settings.</Trans>
      </li>
    </>
  )
}
