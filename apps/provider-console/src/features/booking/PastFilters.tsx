import { SearchInput } from '@ginipig/app/form/SearchInput.tsx'
import { useDates } from '@ginipig/app/words/use-dates.ts'
import { useMoney } from '@ginipig/app/words/use-money.ts'
import type { listProviderBookings } from '@ginipig/contract/booking/provider-calls.ts'
import type { ResponseOf } from '@ginipig/contract/core/endpoint.ts'
import { DEFAULT_ZONE, dateMonthsLater, monthBounds } from '@ginipig/domain/time'
import { Select } from '@ginipig/ui/select'
import { Plural, useLingui } from '@lingui/react/macro'
import type { BookingsSearch } from './bookings-search.ts'
import styles from './MyBookingsPage.module.css'

/** Months that are offered. */
const MONTHS = 36

type PastFiltersProps = {
  search: BookingsSearch
  found: ResponseOf<typeof listProviderBookings>['found']
  onChange: (changes: Partial<BookingsSearch>) => void
}

/** Whom and what of the past one looks for, and what a month came to. */
export function PastFilters({ search, found, onChange }: PastFiltersProps) {
  const { t } = useLingui()
  const dates = useDates()
  const money = useMoney()
  const now = Date.now()
  const months = Array.from({ length: MONTHS }, (_, index) => dateMonthsLater(now, -index, DEFAULT_ZONE).slice(0, 7))
  const sum = money(found?.earned ?? 0)
  return (
    <search className={styles.Filters}>
      <SearchInput
        label={t`Search past bookings`}
        placeholder={t`Name, treatment or reference`}
        className={styles.Words}
        value={search.q}
        onChange={(q) => onChange({ q })}
      />
      <Select
        aria-label={t`Month`}
        className={styles.Choice}
        value={search.month ?? ''}
        onChange={({ target }) => onChange({ month: target.value === '' ? undefined : target.value })}
      >
        <option value="">{t`All months`}</option>
        {months.map((month) => (
          <option key={month} value={month}>
            {dates.month(monthBounds(month, DEFAULT_ZONE).from, DEFAULT_ZONE)}
          </option>
        ))}
      </Select>
      <p role="status" className={styles.Found}>
        {found === null ? null : (
          <Plural value={found.count} one={`# booking, ${sum} earned`} other={`# bookings, ${sum} earned`} />
        )}
      </p>
    </search>
  )
}
