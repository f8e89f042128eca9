import { Trans } from '@lingui/react/macro'

export function Clearing() {
  return (
    <p>
      <Trans>
        You can delete all of this in your browser’s settings, under cookies and site data; you are logged out by it. If
        you block it altogether you can still look around, but not stay logged in, and so not book.
      </Trans>
    </p>
  )
}
