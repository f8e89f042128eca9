import { useField } from '@ginipig/app/form/use-field.ts'
import { useFieldText } from '@ginipig/app/words/field-words.ts'
import type { ProviderProfile } from '@ginipig/contract/provider/profile.ts'
import { type Category, type Subcategory, subcategories } from '@ginipig/domain/listing'
import { categoryArt } from '@ginipig/features/listing/category-art.ts'
import { categoryWords, subcategoryWords } from '@ginipig/features/listing/category-words.ts'
import { Banner } from '@ginipig/ui/banner'
import { Checkbox } from '@ginipig/ui/checkbox'
import { Chip } from '@ginipig/ui/chip'
import { Field, useFieldGroup } from '@ginipig/ui/field'
import { TextLink } from '@ginipig/ui/link'
import { Panel } from '@ginipig/ui/panel'
import { plural } from '@lingui/core/macro'
import { useLingui as useI18n } from '@lingui/react'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Check, Lock } from 'lucide-react'
import { useState } from 'react'
import styles from './SetupPage.module.css'

type LiveListings = ProviderProfile['liveListings']

type CategoryFieldProps = { category: Category; liveListings: LiveListings }

/** A category as a tick, and once ticked its services with what is listed in each. */
export function CategoryField({ category, liveListings }: CategoryFieldProps) {
  const { t } = useLingui()
  const { i18n } = useI18n()
  const fieldText = useFieldText()
  const { value, change: choose, problem } = useField<Subcategory[] | undefined>()
  const name = i18n._(categoryWords[category])
  const known: readonly Subcategory[] = subcategories[category]
  const list = new Intl.ListFormat(i18n.locale, { type: 'unit' }).format(
    known.map((one) => i18n._(subcategoryWords[one])),
  )
  const count = value?.length ?? 0
  /** What was picked when the tick was taken away: it is there again with it. */
  const [left, setLeft] = useState<Subcategory[]>([])

  // In the order of the list: a service taken away and put back is no change.
  const toggle = (one: Subcategory) =>
    choose(subcategories[category].filter((other) => (other === one) !== (value?.includes(other) ?? false)))

  const [explained, setExplained] = useState<Subcategory>()
  const liveIn = (one: Subcategory) =>
    liveListings.find((live) => live.category === category && live.service === one)?.count ?? 0

  // What a listing is of stays, and says why.
  const press = (one: Subcategory) => {
    const isUsed = value?.includes(one) === true && liveIn(one) > 0
    setExplained(isUsed ? one : undefined)
    if (!isUsed) toggle(one)
  }
  return (
    <Panel
      aria-label={name}
      className={styles.Category}
      data-category={category}
      data-on={value !== undefined || undefined}
    >
      <Checkbox
        className={styles.CategoryHead}
        label={<span className={styles.CategoryName}>{name}</span>}
        description={
          value === undefined
            ? list
            : count === 0
              ? t`Nothing picked yet`
              : t`${plural(count, { one: '# picked', other: '# picked' })}`
        }
        art={<img src={categoryArt[category]} alt="" className={styles.CategoryArt} />}
        checked={value !== undefined}
        onChange={(event) => {
          const used = value?.find((one) => liveIn(one) > 0)
          if (!event.target.checked && used !== undefined) return setExplained(used)
          setExplained(undefined)
          if (value) setLeft(value)
          choose(event.target.checked ? left : undefined)
        }}
      />
      {value === undefined ? null : (
        <div className={styles.CategoryServices}>
          <Field
            group
            labelHidden
            label={<Trans>Services in {name}</Trans>}
            error={problem === undefined ? undefined : fieldText(problem, name)}
          >
            <ServiceChips known={known} picked={value} liveIn={liveIn} onToggle={press} />
          </Field>
          <div role="status">
            {explained === undefined ? null : (
              <Banner
                tone="info"
                title={<InUse service={i18n._(subcategoryWords[explained])} count={liveIn(explained)} />}
              >
                <Trans>Close them first, or move them to another service.</Trans>{' '}
                <TextLink render={(slot) => <Link to="/provider/my-listings" search={{ category }} {...slot} />}>
                  <Trans>Open listings</Trans>
                </TextLink>
              </Banner>
            )}
          </div>
        </div>
      )}
    </Panel>
  )
}

type ServiceChipsProps = {
  known: readonly Subcategory[]
  picked: readonly Subcategory[]
  /** How many listings that aren't closed use a service, also those without a date left. */
  liveIn: (one: Subcategory) => number
  onToggle: (one: Subcategory) => void
}

/** Named by the field around it. */
function ServiceChips({ known, picked, liveIn, onToggle }: ServiceChipsProps) {
  const { i18n } = useI18n()
  const { t } = useLingui()
  const { 'aria-invalid': _, ...group } = useFieldGroup()
  return (
    <fieldset {...group} className={styles.Chips}>
      {known.map((one) => {
        const isPicked = picked.includes(one)
        const live = liveIn(one)
        return (
          <Chip
            key={one}
            size="lg"
            className={styles.Service}
            pressed={isPicked}
            icon={isPicked && live > 0 ? <Lock aria-hidden /> : isPicked ? <Check aria-hidden /> : undefined}
            onClick={() => onToggle(one)}
          >
            {i18n._(subcategoryWords[one])}
            {live > 0 ? ` · ${t`${plural(live, { one: '# listing', other: '# listings' })}`}` : null}
          </Chip>
        )
      })}
    </fieldset>
  )
}

function InUse({ service, count }: { service: string; count: number }) {
  return (
    <Plural
      value={count}
      one={`${service} stays while # listing uses it.`}
      other={`${service} stays while # listings use it.`}
    />
  )
}
