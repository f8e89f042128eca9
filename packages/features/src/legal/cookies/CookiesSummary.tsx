import { Trans } from '@lingui/react/macro'

export function CookiesSummary() {
  return (
    <>
      <li>
        <Trans>
          Only what the site needs in order to work, or what you chose yourself. So there is no banner to click away.
        </Trans>
      </li>
      <li>
        <Trans>No advertising, nobody who follows you from site to site.</Trans>
      </li>
      <li>
        <Trans>Stripe adds its own on payment pages, against fraud.</Trans>
      </li>
    </>
  )
}
