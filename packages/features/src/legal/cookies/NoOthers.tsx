import { Trans } from '@lingui/react/macro'

export function NoOthers() {
  return (
    <p>
      <Trans>
        No advertising, no buttons of social networks, no fonts or pictures from other companies’ servers. If we ever
        want to add something that isn’t needed, we ask you first.
      </Trans>
    </p>
  )
}
