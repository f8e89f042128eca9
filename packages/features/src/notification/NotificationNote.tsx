import { useApi } from '@ginipig/api-client/core/api-context.ts'
import { change } from '@ginipig/api-client/core/call-options.ts'
import { notifications } from '@ginipig/api-client/notification.ts'
import { type Notification, readNotification } from '@ginipig/contract/notification/notification.ts'
import type { NotificationTopic } from '@ginipig/domain/notification'
import { ButtonLink } from '@ginipig/ui/button'
import { NoteRow } from '@ginipig/ui/note-row'
import { useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import {
  CalendarCheck,
  CreditCard,
  Flag,
  Heart,
  Image,
  type LucideIcon,
  Megaphone,
  MessageCircle,
  Star,
} from 'lucide-react'
import { noteLook } from './note-look.ts'

type NotificationNoteProps = {
  notification: Notification
  /** "09:37", or the day where no heading says it. */
  when: string
  onOpen?: () => void
}

/** One thing that was told; a tap leads to its page, and it is read. */
export function NotificationNote({ notification, when, onOpen }: NotificationNoteProps) {
  const { t } = useLingui()
  const { id, kind, topic, at, isRead, title, line, path, action } = notification
  const { mutate: read } = useMutation(change(useApi(), readNotification, { stale: notifications }))
  const { tone, icon: Icon = topicIcons[topic] } = noteLook(kind)
  const open = () => {
    if (!isRead) read({ params: { notificationId: id }, body: {} })
    onOpen?.()
  }
  return (
    <NoteRow
      icon={<Icon />}
      tone={tone}
      title={title}
      line={line}
      time={<time dateTime={new Date(at).toISOString()}>{when}</time>}
      unread={isRead ? undefined : t`unread`}
      renderLink={(slot) => <Link to={path} {...slot} onClick={open} />}
      actions={
        action ? (
          <ButtonLink
            variant="primary"
            size="sm"
            aria-label={`${action.label}: ${title}`}
            render={(slot) => <Link to={action.path} {...slot} onClick={open} />}
          >
            {action.label}
          </ButtonLink>
        ) : undefined
      }
    />
  )
}

const topicIcons: Record<NotificationTopic, LucideIcon> = {
  bookings: CalendarCheck,
  messages: MessageCircle,
  money: CreditCard,
  reviews: Star,
  favourites: Heart,
  photos: Image,
  reports: Flag,
  gaps: Megaphone,
}
