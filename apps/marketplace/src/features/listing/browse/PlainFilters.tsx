import { levels, purposes, slotPeriods, sorts } from '@ginipig/domain/listing'
import { starsAtLeast } from '@ginipig/domain/search/choices'
import { levelFilterWords, purposeWords, sortWords } from '@ginipig/features/listing/listing-words.ts'
import { Button } from '@ginipig/ui/button'
import { Checkbox } from '@ginipig/ui/checkbox'
import { Field } from '@ginipig/ui/field'
import { Select } from '@ginipig/ui/select'
import { TextInput } from '@ginipig/ui/text-input'
import type { MessageDescriptor } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { hiddenFields, type ListingSearch } from '../search/listing-search.ts'
import styles from './Filters.module.css'
import { periodWords } from './period-words.ts'

/** Set here; the rest of the address goes along as it is. */
const ownFields = [
  'level',
  'purpose',
  'part',
  'rating',
  'min',
  'max',
  'weekend',
  'instant',
  'online',
  'sort',
  'more',
] as const

/** The filters as a form for who has no script: it sends what the panel would put into the address. */
export function PlainFilters({ search }: { search: ListingSearch }) {
  const { t, i18n } = useLingui()
  const choice = (name: keyof ListingSearch, label: string, any: string, options: readonly [string, string][]) => (
    <Field label={label}>
      <Select name={name} defaultValue={String(search[name] ?? '')}>
        <option value="">{any}</option>
        {options.map(([value, words]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </Select>
    </Field>
  )
  const worded = <Word extends string>(words: readonly Word[], said: Record<Word, MessageDescriptor>) =>
    words.map((word) => [word, i18n._(said[word])] as [string, string])
  const price = (name: 'min' | 'max', label: string) => (
    <Field label={label}>
      <TextInput name={name} inputMode="decimal" defaultValue={search[name]} />
    </Field>
  )
  const flag = (name: 'weekend' | 'instant' | 'online', label: string) => (
    <Checkbox name={name} value="true" defaultChecked={search[name] === true} label={label} />
  )
  return (
    <details>
      <summary>
        <Trans>Filters</Trans>
      </summary>
      <form className={styles.Plain}>
        {hiddenFields(search, ownFields).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {choice('sort', t`Sort by`, i18n._(sortWords.soonest), worded(sorts.slice(1), sortWords))}
        {choice('part', t`When`, t`Any time`, worded(slotPeriods, periodWords))}
        {price('min', t`Lowest price`)}
        {price('max', t`Highest price`)}
        {choice(
          'rating',
          t`Rating`,
          t`Any rating`,
          starsAtLeast.map((stars) => [String(stars), t`${i18n.number(stars)} stars and up`]),
        )}
        {choice('level', t`Level`, t`Any level`, worded(levels, levelFilterWords))}
        {choice('purpose', t`Purpose`, t`Any purpose`, worded(purposes, purposeWords))}
        {flag('weekend', t`This weekend`)}
        {flag('instant', t`Instant`)}
        {flag('online', t`Online`)}
        <Button type="submit">
          <Trans>Show appointments</Trans>
        </Button>
      </form>
    </details>
  )
}
