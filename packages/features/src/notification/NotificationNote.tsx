import { slotChanged } from '@ginipig/api-client/booking.ts'
import { useApi } from '@ginipig/api-client/core/api-context.ts'
import { change } from '@ginipig/api-client/core/call-options.ts'
import { notifications } from '@ginipig/api-client/notification.ts'
import { useToast } from '@ginipig/app/services/services-context.ts'
import { useProblemText } from '@ginipig/app/words/problem-text.ts'
import { releaseHold } from '@ginipig/contract/booking/client-calls.ts'
import { type Notification, readNotification } from '@ginipig/contract/notification/notification.ts'
import { Button, ButtonLink } from '@ginipig/ui/button'
import { NoteRow } from '@ginipig/ui/note-row'
import { useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { notificationStyles } from './notification-styles.ts'

type NotificationNoteProps = {
  notification: Notification
  /** "09:37", or the day where no heading says it. */
  when: string
  onOpen?: () => void
}

/** One thing that was told; a tap leads to its page, and it is read. */
export function NotificationNote({ notification, when, onOpen }: NotificationNoteProps) {
  const { t } = useLingui()
  const { id, kind, at, isRead, title, line, path, action } = notification
  const { mutate: read } = useMutation(change(useApi(), readNotification, { stale: notifications }))
  const { tone, icon: Icon } = notificationStyles[kind]
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
          <>
            <ButtonLink
              variant="primary"
              size="sm"
              aria-label={t`${{ label: action.label }}: ${title}`}
              render={(slot) => <Link to={action.path} {...slot} onClick={open} />}
            >
              {action.label}
            </ButtonLink>
            {action.heldBookingId === null ? null : <LetGo bookingId={action.heldBookingId} of={title} />}
          </>
        ) : undefined
      }
    />
  )
}

/** Passes a held time on to the next in line, without a look at its page. Source: design notes (waitlist). */
function LetGo({ bookingId, of }: { bookingId: string; of: string }) {
  const { t } = useLingui()
  const toast = useToast()
  const textOf = useProblemText()
  const letGo = useMutation(
    change(useApi(), releaseHold, { ...slotChanged, stale: [...(slotChanged.stale ?? []), ...notifications] }),
  )
  // The button is gone by the time that the list is here again: what it says doesn't hang on it.
  const handleClick = () =>
    letGo.mutateAsync({ params: { bookingId } }).then(
      () => toast.success(t`You let it go. You keep your place for the next time.`),
      (error: unknown) => toast.error(textOf(error)),
    )
  const name = t`Let it go`
  return (
    <Button size="sm" variant="secondary" aria-label={t`${name}: ${of}`} busy={letGo.isPending} onClick={handleClick}>
      {name}
    </Button>
  )
}
