import { Trans } from '@lingui/react/macro'

export function Conduct() {
  return (
    <>
      <p>
        <Trans>Please treat each other well. What isn’t allowed:</Trans>
      </p>
      <ul>
        <li>
          <Trans>
            Phone numbers, email addresses, websites, social media names and logos in listings, profiles, photos and
            reviews, or in messages before a booking is accepted. We hide or remove them. Bookings and payments stay on
            Ginipig: only then do the protections in these terms work.
          </Trans>
        </li>
        <li>
          <Trans>Harassment, threats, hate, and anything sexual.</Trans>
        </li>
        <li>
          <Trans>Anything illegal, false or misleading, and photos of people who haven’t agreed to them.</Trans>
        </li>
        <li>
          <Trans>Using somebody else’s account or card, or several accounts to get round a decision of ours.</Trans>
        </li>
        <li>
          <Trans>Interfering with how the site works, or copying it automatically.</Trans>
        </li>
      </ul>
      <p>
        <Trans>
          Report what breaks these rules: a person looks at every report. If somebody is in danger, call 999 first.
        </Trans>
      </p>
    </>
  )
}
