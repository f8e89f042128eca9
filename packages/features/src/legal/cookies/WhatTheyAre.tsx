import { Trans } from '@lingui/react/macro'

export function WhatTheyAre() {
  return (
    <p>
      <Trans>
        Cookies are short texts that a site leaves in your browser and gets back at each visit. Browsers have other
        stores too (local storage, session storage, a small database); the same rules hold for all of them, so all of
        them are in this list. The marketplace and the provider area each have their own.
      </Trans>
    </p>
  )
}
