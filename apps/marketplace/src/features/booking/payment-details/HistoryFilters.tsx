import { paymentKinds, paymentPeriods, paymentStates } from '@ginipig/domain/payment'
import { Select } from '@ginipig/ui/select'
import { TextInput } from '@ginipig/ui/text-input'
import { useLingui as useI18n } from '@lingui/react'
import { useLingui } from '@lingui/react/macro'
import { Search } from 'lucide-react'
import { useEffect, useState } from 'react'
import { kindWords, periodWords, stateWords } from './history-words.ts'
import styles from './PaymentDetailsPage.module.css'
import type { PaymentsSearch } from './payments-search.ts'

/** Milliseconds after the last key until the list follows. */
const DEBOUNCE_MS = 300

type HistoryFiltersProps = { search: PaymentsSearch; onChange: (changes: Partial<PaymentsSearch>) => void }

/** By words, status, kind and span. */
export function HistoryFilters({ search, onChange }: HistoryFiltersProps) {
  const { t } = useLingui()
  const { i18n } = useI18n()
  return (
    <search className={styles.Filters}>
      <Words words={search.q ?? ''} onChange={(q) => onChange({ q: q === '' ? undefined : q })} />
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

/** What is typed is there at once, what is asked for a moment later. */
function Words({ words, onChange }: { words: string; onChange: (words: string) => void }) {
  const { t } = useLingui()
  const [typed, setTyped] = useState(words)
  const [known, setKnown] = useState(words)
  if (words !== known) {
    setKnown(words)
    if (words !== typed.trim()) setTyped(words)
  }
  useEffect(() => {
    if (typed.trim() === words) return
    const timer = setTimeout(() => onChange(typed.trim()), DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [typed, words, onChange])
  return (
    <TextInput
      type="search"
      aria-label={t`Search payments`}
      placeholder={t`Name, treatment or reference`}
      className={styles.Words}
      icon={<Search aria-hidden />}
      maxLength={80}
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
    />
  )
}
