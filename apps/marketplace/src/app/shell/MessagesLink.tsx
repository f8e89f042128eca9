import { useUnread } from '@ginipig/features/message/use-unread.ts'
import { IconLink } from '@ginipig/ui/icon-button'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { MessageCircle } from 'lucide-react'

/** The way to one's messages, with how many are unread. Default, because `lazy` asks for one. */
export default function MessagesLink() {
  const { t } = useLingui()
  const count = useUnread()
  const unread = plural(count, { one: '# unread', other: '# unread' })
  return (
    <IconLink
      label={count > 0 ? t`Messages, ${unread}` : t`Messages`}
      icon={<MessageCircle aria-hidden />}
      count={count}
      render={(slot) => <Link to="/message" {...slot} />}
    />
  )
}
