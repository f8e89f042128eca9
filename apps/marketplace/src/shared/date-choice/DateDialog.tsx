import { formatLocale } from '@ginipig/app/words/locale.ts'
import { horizonDate } from '@ginipig/domain/listing'
import { DEFAULT_ZONE, firstOfMonth, toWallClock } from '@ginipig/domain/time'
import { Button } from '@ginipig/ui/button'
import { Dialog } from '@ginipig/ui/dialog'
import { MonthCalendar } from '@ginipig/ui/month-calendar'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'

type DateDialogProps = {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  value: string | undefined
  onValueChange: (date: string | undefined) => void
  /** YYYY-MM, for who has to know the month; otherwise that of the value, or this one, and what it is turned to. */
  month?: string
  onMonthChange?: (month: string) => void
  /** Slots by date, where only a day without any is to be chosen. */
  slots?: Readonly<Record<string, number>>
  /** Is no date at all a choice? */
  hasAny?: boolean
  isBusy?: boolean
  description?: ReactNode
}

/** A day from today to as far ahead as anything can be booked. Default, because `lazy` asks for one. */
export default function DateDialog(props: DateDialogProps) {
  const { isOpen, onOpenChange, value, onValueChange, onMonthChange, slots, hasAny = true, isBusy, description } = props
  const { t, i18n } = useLingui()
  const locale = formatLocale(i18n.locale)
  const now = Date.now()
  const today = toWallClock(now, DEFAULT_ZONE).date
  const [turned, setTurned] = useState((value ?? today).slice(0, 7))
  const choose = (date: string | undefined) => {
    onValueChange(date)
    onOpenChange(false)
  }
  return (
    <Dialog
      open={isOpen}
      onOpenChange={onOpenChange}
      title={<Trans>Which day?</Trans>}
      description={description}
      closeLabel={t`Close`}
      actions={
        hasAny ? (
          <Button onClick={() => choose(undefined)}>
            <Trans>Any date</Trans>
          </Button>
        ) : undefined
      }
    >
      <MonthCalendar
        pick={slots ? 'full' : 'any'}
        month={props.month ?? turned}
        onMonthChange={onMonthChange ?? setTurned}
        days={slots ?? {}}
        isBusy={isBusy}
        selected={value ?? null}
        onSelect={choose}
        today={today}
        min={today}
        max={horizonDate(now, DEFAULT_ZONE)}
        locale={locale}
        labels={{
          previousMonth: (name) => t`Previous month, ${{ month: name }}`,
          nextMonth: (name) => t`Next month, ${{ month: name }}`,
          count: (count) => t`${plural(count, { one: '# slot', other: '# slots' })}`,
          day: ({ text, count, isToday }) => {
            const written = firstOfMonth(text, locale)
            const day = isToday ? t`Today, ${{ day: written }}` : written
            return count === 0 ? day : t`${day}, ${plural(count, { 0: 'no slots', one: '# slot', other: '# slots' })}`
          },
        }}
      />
    </Dialog>
  )
}
