import { formatLocale } from '@ginipig/app/words/locale.ts'
import { dateFormat } from '@ginipig/domain/time'
import { DateTile } from '@ginipig/ui/date-tile'
import { useLingui } from '@lingui/react'
import type { ComponentProps } from 'react'

type BookingDateTileProps = {
  /** Epoch ms. */
  startsAt: number
  zone: string
  tone: ComponentProps<typeof DateTile>['tone']
  size?: 'md' | 'lg'
}

/** The day of a booking in a loaf, by the clock of its place. */
export function BookingDateTile({ startsAt, zone, tone, size = 'md' }: BookingDateTileProps) {
  const { i18n } = useLingui()
  const part = (options: Intl.DateTimeFormatOptions) =>
    dateFormat(formatLocale(i18n.locale), { timeZone: zone, ...options }).format(startsAt)
  return (
    <DateTile
      dateTime={new Date(startsAt).toISOString()}
      weekday={part({ weekday: 'short' })}
      day={part({ day: 'numeric' })}
      month={part({ month: 'short' })}
      tone={tone}
      size={size}
    />
  )
}
