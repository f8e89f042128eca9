import type { ResponseOf } from '@ginipig/contract/core/endpoint.ts'
import type { suggestSearch } from '@ginipig/contract/listing/suggest.ts'
import { categoryWords, isSubcategory, subcategoryWords } from '@ginipig/features/listing/category-words.ts'
import { subcategoryCover } from '@ginipig/features/listing/subcategory-cover.ts'
import { Avatar } from '@ginipig/ui/avatar'
import { Combobox, type ComboboxInput, type Suggestion, type SuggestionGroup } from '@ginipig/ui/combobox'
import { coverUrl } from '@ginipig/ui/covers'
import type { I18n } from '@lingui/core'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { MapPin, Scissors } from 'lucide-react'
import type { ReactElement } from 'react'
import { useSuggestions } from './use-suggestions.ts'

export type SearchComboboxProps = {
  typed: string
  /** `words`: treatments, people and places. `places` alone for a field that asks where. */
  of: 'words' | 'places'
  /** What the search is to hold instead of what was typed; nothing for a person, whose page opens. */
  onPick: (picked: { q?: string; place?: string }) => void
  className?: string | undefined
  children: (input: ComboboxInput) => ReactElement
}

type Option = Suggestion & { meant: { kind: 'treatment' | 'place' | 'person'; value: string } }

/** A search's text field with what its words may mean below it, in groups. */
export function SearchCombobox({ typed, of, onPick, className, children }: SearchComboboxProps) {
  const { t, i18n } = useLingui()
  const navigate = useNavigate()
  const found = useSuggestions(typed)
  const places = { id: 'places', label: t`Places`, options: found?.places.map(placeOption) ?? [] }
  const groups: SuggestionGroup<Option>[] =
    of === 'places'
      ? [places]
      : [
          { id: 'treatments', label: t`Treatments`, options: found?.treatments.map(treatmentOption(i18n)) ?? [] },
          { id: 'people', label: t`People`, options: found?.people.map(personOption) ?? [] },
          places,
        ]
  const handlePick = ({ meant }: Option) => {
    onPick(meant.kind === 'treatment' ? { q: meant.value } : meant.kind === 'place' ? { place: meant.value } : {})
    if (meant.kind === 'person') void navigate({ to: '/provider-detail/$id', params: { id: meant.value } })
  }
  return (
    <Combobox
      label={t`Suggestions`}
      typed={typed}
      groups={groups}
      announce={(count) => t`${plural(count, { one: '# suggestion', other: '# suggestions' })}`}
      onPick={handlePick}
      className={className}
    >
      {children}
    </Combobox>
  )
}

type Found = ResponseOf<typeof suggestSearch>

const treatmentOption =
  (i18n: I18n) =>
  ({ name, category, subcategory }: Found['treatments'][number]): Option => {
    const part = subcategory !== null && isSubcategory(subcategory) ? subcategory : undefined
    const words = [category === null ? [] : i18n._(categoryWords[category]), part ? i18n._(subcategoryWords[part]) : []]
    const note = words.flat().join(', ')
    return {
      id: `treatment-${name}`,
      text: name,
      ...(note === '' ? {} : { note }),
      icon: part ? (
        <img src={coverUrl(subcategoryCover(part), name)} alt="" width={40} height={40} />
      ) : (
        <Scissors aria-hidden="true" />
      ),
      meant: { kind: 'treatment', value: name },
    }
  }

const personOption = ({ id, name, town }: Found['people'][number]): Option => ({
  id: `person-${id}`,
  text: name,
  note: town,
  icon: <Avatar userId={id} name={name} />,
  meant: { kind: 'person', value: id },
})

const placeOption = (label: string): Option => ({
  id: `place-${label}`,
  text: label,
  icon: <MapPin aria-hidden="true" />,
  meant: { kind: 'place', value: label },
})
