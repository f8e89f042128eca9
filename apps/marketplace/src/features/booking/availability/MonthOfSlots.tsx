import { formatLocale } from '@ginipig/app/words/locale.ts'
import { firstOfMonth } from '@ginipig/domain/time'
import { CalendarKey, MonthCalendar } from '@ginipig/ui/month-calendar'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'

type MonthOfSlotsProps = {
  /** YYYY-MM. */
  month: string
  onMonthChange: (month: string) => void
  /** Slots that can be picked by date. */
  counts: Readonly<Record<string, number>>
  selected: string | null
  onSelect: (date: string) => void
  today: string
  /** First and last date that can be booked; unknown until the month is loaded. */
  bounds: { first: string; last: string } | undefined
  isBusy: boolean
}

/** The month with its days that have room, each with its count. */
export function MonthOfSlots(props: MonthOfSlotsProps) {
  const { month, onMonthChange, counts, selected, onSelect, today, bounds, isBusy } = props
  const { t, i18n } = useLingui()
  const locale = formatLocale(i18n.locale)
  return (
    <MonthCalendar
      month={month}
      onMonthChange={onMonthChange}
      days={counts}
      selected={selected}
      onSelect={onSelect}
      today={today}
      min={bounds?.first ?? today}
      max={bounds?.last}
      locale={locale}
      isBusy={isBusy}
      labels={{
        previousMonth: (name) => t`Previous month, ${{ month: name }}`,
        nextMonth: (name) => t`Next month, ${{ month: name }}`,
        count: (count) => t`${plural(count, { one: '# slot', other: '# slots' })}`,
        day: ({ text, count, isToday }) => {
          const day = firstOfMonth(text, locale)
          // A day of a month that is still on its way isn't said to have none.
          if (isBusy) return isToday ? t`Today, ${day}` : day
          return isToday
            ? t`Today, ${day}, ${plural(count, { 0: 'no slots', one: '# slot', other: '# slots' })}`
            : t`${day}, ${plural(count, { 0: 'no slots', one: '# slot', other: '# slots' })}`
        },
      }}
    >
      <CalendarKey labels={{ available: t`Available`, selected: t`Your pick`, today: t`Today` }} />
    </MonthCalendar>
  )
}
