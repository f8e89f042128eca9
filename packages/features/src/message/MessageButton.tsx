import { useUser } from '@ginipig/app/services/services-context.ts'
import { ButtonLink, type ButtonLinkProps } from '@ginipig/ui/button'
import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { MessageCircle } from 'lucide-react'
import { useMessagePaths } from './message-paths.ts'

type MessageButtonProps = Pick<ButtonLinkProps, 'size'> & {
  /** Whom to write to: their account. */
  personId: string
  firstName: string
}

/** Leads to the thread with somebody, also to one that has yet to begin. */
export function MessageButton({ personId, firstName, ...look }: MessageButtonProps) {
  const { isConsole, thread } = useMessagePaths()
  // A provider who looks round the marketplace writes to nobody there.
  const isElsewhere = useUser()?.user_type === (isConsole ? 'user' : 'provider')
  if (isElsewhere) return null
  return (
    <ButtonLink
      variant="secondary"
      {...look}
      icon={<MessageCircle aria-hidden />}
      render={(slot) => <Link to={thread} params={{ id: personId }} {...slot} />}
    >
      <Trans>Message {firstName}</Trans>
    </ButtonLink>
  )
}
