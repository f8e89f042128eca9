import { SearchInput } from '@ginipig/app/form/SearchInput.tsx'
import { paymentKinds, paymentPeriods, paymentStates } from '@ginipig/domain/payment'
import { Select } from '@ginipig/ui/select'
import { useLingui as useI18n } from '@lingui/react'
import { useLingui } from '@lingui/react/macro'
import { kindWords, periodWords, stateWords } from './history-words.ts'
import styles from './PaymentDetailsPage.module.css'
import type { PaymentsSearch } from './payments-search.ts'

type HistoryFiltersProps = { search: PaymentsSearch; onChange: (changes: Partial<PaymentsSearch>) => void }

/** By words, status, kind and span. */
export function HistoryFilters({ search, onChange }: HistoryFiltersProps) {
  const { t } = useLingui()
  const { i18n } = useI18n()
  return (
    <search className={styles.Filters}>
      <SearchInput
        label={t`Search payments`}
        placeholder={t`Name, treatment or reference`}
        value={search.q}
        onChange={(q) => onChange({ q })}
      />
      <Select
        aria-label={t`Status`}
        value={search.state ?? ''}
        onChange={({ target }) => onChange({ state: paymentStates.find((one) => one === target.value) })}
      >
        <option value="">{t`All statuses`}</option>
        {paymentStates.map((one) => (
          <option key={one} value={one}>
            {i18n._(stateWords[one])}
          </option>
        ))}
      </Select>
      <Select
        aria-label={t`Payment type`}
        value={search.kind ?? ''}
        onChange={({ target }) => onChange({ kind: paymentKinds.find((one) => one === target.value) })}
      >
        <option value="">{t`All types`}</option>
        {paymentKinds.map((one) => (
          <option key={one} value={one}>
            {i18n._(kindWords[one])}
          </option>
        ))}
      </Select>
      <Select
        aria-label={t`Period`}
        value={search.period ?? 'months'}
        onChange={({ target }) => onChange({ period: paymentPeriods.find((one) => one === target.value) })}
      >
        {paymentPeriods.map((one) => (
          <option key={one} value={one}>
            {i18n._(periodWords[one])}
          </option>
        ))}
      </Select>
    </search>
  )
}
