import { Trans } from '@lingui/react/macro'

export function YourContent() {
  return (
    <p>
      <Trans>
        What you write and the photos you add stay yours. You allow us to store them and to show them where the site is
        made to show them, for as long as they are on it, and nothing beyond that. You must have the right to share
        them.
      </Trans>
    </p>
  )
}
