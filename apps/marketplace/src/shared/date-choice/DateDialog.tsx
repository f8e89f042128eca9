import { formatLocale } from '@ginipig/app/words/locale.ts'
import { horizonDate } from '@ginipig/domain/listing'
import { DEFAULT_ZONE, toWallClock } from '@ginipig/domain/time'
import { Button } from '@ginipig/ui/button'
import { Dialog } from '@ginipig/ui/dialog'
import { MonthCalendar } from '@ginipig/ui/month-calendar'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'

type DateDialogProps = {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  value: string | undefined
  onValueChange: (date: string | undefined) => void
  /** YYYY-MM */
  firstMonth: string | undefined
}

/** A day from today to as far ahead as anything can be booked. Default, because `lazy` asks for one. */
export default function DateDialog({ isOpen, onOpenChange, value, onValueChange, firstMonth }: DateDialogProps) {
  const { t, i18n } = useLingui()
  const now = Date.now()
  const today = toWallClock(now, DEFAULT_ZONE).date
  const [month, setMonth] = useState((value ?? firstMonth ?? today).slice(0, 7))
  const choose = (date: string | undefined) => {
    onValueChange(date)
    onOpenChange(false)
  }
  return (
    <Dialog
      open={isOpen}
      onOpenChange={onOpenChange}
      title={<Trans>Which day?</Trans>}
      closeLabel={t`Close`}
      actions={
        <Button onClick={() => choose(undefined)}>
          <Trans>Any date</Trans>
        </Button>
      }
    >
      <MonthCalendar
        pick="any"
        month={month}
        onMonthChange={setMonth}
        days={{}}
        selected={value ?? null}
        onSelect={choose}
        today={today}
        min={today}
        max={horizonDate(now, DEFAULT_ZONE)}
        locale={formatLocale(i18n.locale)}
        labels={{
          previousMonth: (name) => t`Previous month, ${{ month: name }}`,
          nextMonth: (name) => t`Next month, ${{ month: name }}`,
          count: () => '',
          day: ({ text, isToday }) => (isToday ? t`Today, ${{ day: text }}` : text),
        }}
      />
    </Dialog>
  )
}
