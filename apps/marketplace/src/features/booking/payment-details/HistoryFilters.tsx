import { useDebouncedDraft } from '@ginipig/app/form/use-debounced-draft.ts'
import { paymentKinds, paymentPeriods, paymentStates } from '@ginipig/domain/payment'
import { Select } from '@ginipig/ui/select'
import { TextInput } from '@ginipig/ui/text-input'
import { useLingui as useI18n } from '@lingui/react'
import { useLingui } from '@lingui/react/macro'
import { Search } from 'lucide-react'
import { kindWords, periodWords, stateWords } from './history-words.ts'
import styles from './PaymentDetailsPage.module.css'
import type { PaymentsSearch } from './payments-search.ts'

type HistoryFiltersProps = { search: PaymentsSearch; onChange: (changes: Partial<PaymentsSearch>) => void }

/** By words, status, kind and span. */
export function HistoryFilters({ search, onChange }: HistoryFiltersProps) {
  const { t } = useLingui()
  const { i18n } = useI18n()
  const words = useDebouncedDraft(search.q ?? '', (q) => onChange({ q: q === '' ? undefined : q }))
  return (
    <search className={styles.Filters}>
      <TextInput
        type="search"
        aria-label={t`Search payments`}
        placeholder={t`Name, treatment or reference`}
        className={styles.Words}
        icon={<Search aria-hidden />}
        maxLength={80}
        value={words.draft}
        onChange={({ target }) => words.setDraft(target.value)}
      />
      <Select
        aria-label={t`Status`}
        className={styles.Choice}
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
        className={styles.Choice}
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
        className={styles.Choice}
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
