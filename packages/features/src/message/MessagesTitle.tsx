import { VisuallyHidden } from '@ginipig/ui/visually-hidden'
import { Trans } from '@lingui/react/macro'

/** The page's heading where no thread gives it one. */
export function MessagesTitle() {
  return (
    <VisuallyHidden>
      <h1>
        <Trans>Messages</Trans>
      </h1>
    </VisuallyHidden>
  )
}
