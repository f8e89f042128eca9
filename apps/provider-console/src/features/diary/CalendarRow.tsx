import { useApi } from '@ginipig/api-client/core/api-context.ts'
import { change } from '@ginipig/api-client/core/call-options.ts'
import { calendarsChanged } from '@ginipig/api-client/diary.ts'
import { useToast } from '@ginipig/app/services/services-context.ts'
import { Failure } from '@ginipig/app/words/Failure.tsx'
import { useProblemText } from '@ginipig/app/words/problem-text.ts'
import { useDates } from '@ginipig/app/words/use-dates.ts'
import { type OutsideCalendar, readCalendar, removeCalendar } from '@ginipig/contract/listing/calendars.ts'
import type { CalendarProblem } from '@ginipig/domain/calendar'
import { Badge } from '@ginipig/ui/badge'
import { ConfirmDialog } from '@ginipig/ui/dialog'
import { IconButton } from '@ginipig/ui/icon-button'
import { Menu, MenuItem } from '@ginipig/ui/menu'
import type { MessageDescriptor } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'
import { useLingui as useI18n } from '@lingui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { CalendarCheck, CalendarOff, CalendarSync, Ellipsis, RefreshCw, Trash2 } from 'lucide-react'
import { useState } from 'react'
import styles from './Calendars.module.css'

type CalendarRowProps = { calendar: OutsideCalendar; zone: string }

/** One calendar that is read: how it went, and what can be done with it. */
export function CalendarRow({ calendar, zone }: CalendarRowProps) {
  const { t } = useLingui()
  const toast = useToast()
  const textOf = useProblemText()
  const api = useApi()
  const [isAsked, setAsked] = useState(false)
  const { id: calendarId, name } = calendar
  const read = useMutation({
    ...change(api, readCalendar, calendarsChanged),
    onSettled: (_answer, error) => (error ? undefined : toast.success(t`We’re reading it now.`)),
  })
  const remove = useMutation({
    ...change(api, removeCalendar, calendarsChanged),
    onSettled: (_answer, error) => (error ? undefined : toast.success(t`${name} isn’t read any more`)),
  })
  const state = calendar.problem !== null ? 'failing' : calendar.readAt === null ? 'new' : 'reading'
  const Icon = { failing: CalendarOff, new: CalendarSync, reading: CalendarCheck }[state]
  return (
    <li className={styles.Row}>
      <Icon aria-hidden />
      <div className={styles.Words}>
        <h4 className={styles.Name}>{name}</h4>
        <p className={styles.Note}>
          <Said calendar={calendar} zone={zone} />
        </p>
        {read.error ? <Failure error={read.error} /> : null}
      </div>
      <div className={styles.State}>
        {state === 'reading' ? (
          <Badge tone="success">
            <Trans>Reading</Trans>
          </Badge>
        ) : state === 'failing' ? (
          <Badge tone="danger">
            <Trans>Not reading</Trans>
          </Badge>
        ) : (
          <Badge tone="info">
            <Trans>First reading</Trans>
          </Badge>
        )}
      </div>
      <Menu trigger={<IconButton size="sm" label={t`More for ${name}`} icon={<Ellipsis aria-hidden />} />}>
        <MenuItem icon={<RefreshCw aria-hidden />} onSelect={() => read.mutate({ params: { calendarId }, body: {} })}>
          <Trans>Read now</Trans>
        </MenuItem>
        <MenuItem tone="danger" icon={<Trash2 aria-hidden />} onSelect={() => setAsked(true)}>
          <Trans>Remove</Trans>
        </MenuItem>
      </Menu>
      <ConfirmDialog
        open={isAsked}
        onOpenChange={setAsked}
        tone="danger"
        title={t`Remove ${name}?`}
        description={t`Slots that were closed because of it can be booked again at once. We forget its address.`}
        confirmLabel={t`Remove calendar`}
        cancelLabel={t`Keep it`}
        busy={remove.isPending}
        busyLabel={t`Removing…`}
        error={remove.error ? textOf(remove.error) : undefined}
        onClosed={remove.reset}
        onConfirm={() => remove.mutate({ params: { calendarId } })}
      />
    </li>
  )
}

/** How reading it went, in one or two sentences. */
function Said({ calendar, zone }: CalendarRowProps) {
  const { t } = useLingui()
  const { i18n } = useI18n()
  const { friendlyDateTime } = useDates()
  const { host, readAt, problem, failingSince, busyThisWeek } = calendar
  if (problem !== null) {
    const since = friendlyDateTime(failingSince ?? 0, zone)
    const why = i18n._(calendarProblemWords[problem])
    if (readAt === null) return t`${host}. ${why} We keep trying.`
    const last = friendlyDateTime(readAt, zone)
    return t`${host}. Can’t be read since ${since}. ${why} Its times of ${last} still count.`
  }
  if (readAt === null) return t`${host}. We’re reading it for the first time.`
  const busy = plural(busyThisWeek, { one: '# busy time in the next 7 days', other: '# busy times in the next 7 days' })
  return t`${host}. Read ${friendlyDateTime(readAt, zone)}, ${busy}.`
}

/** Why a calendar could not be read, and what helps. */
const calendarProblemWords: Record<CalendarProblem, MessageDescriptor> = {
  private_address: msg`Its address leads to a private network. Use the iCal address from the calendar’s settings.`,
  not_found: msg`There’s no calendar at that address any more: copy the address again from its settings.`,
  locked: msg`It asks for a password: publish it, or use its secret address.`,
  moved_too_often: msg`Its address keeps redirecting us.`,
  unreachable: msg`Its server doesn’t answer as it should.`,
  too_slow: msg`Its server takes too long.`,
  too_large: msg`It is larger than 5 MB.`,
  not_a_calendar: msg`What’s at that address isn’t a calendar: use its iCal address.`,
  too_much: msg`It has more times than we can read.`,
}
