import type { ResponseOf } from '@ginipig/contract/core/endpoint.ts'
import type { suggestSearch } from '@ginipig/contract/listing/suggest.ts'
import { categoryWords, isSubcategory, subcategoryWords } from '@ginipig/features/listing/category-words.ts'
import { subcategoryCover } from '@ginipig/features/listing/subcategory-cover.ts'
import { Avatar } from '@ginipig/ui/avatar'
import type { Suggestion, SuggestionGroup } from '@ginipig/ui/combobox'
import { coverUrl } from '@ginipig/ui/covers'
import type { I18n } from '@lingui/core'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { MapPin, Scissors } from 'lucide-react'
import { useSuggestions } from './use-suggestions.ts'

export type SearchOption = Suggestion & { meant: { kind: 'treatment' | 'place' | 'person' | 'listing'; value: string } }

/** What the words may mean, in groups; `isAnswered` from the first answer to them on. @param of - `places` alone for a
 *  field that asks where */
export function useSearchOptions(
  typed: string,
  of: 'words' | 'places',
): { groups: SuggestionGroup<SearchOption>[]; isAnswered: boolean; announce: (count: number) => string } {
  const { t, i18n } = useLingui()
  const found = useSuggestions(typed)
  const places = { id: 'places', label: t`Places`, options: found?.places.map(placeOption) ?? [] }
  const groups =
    of === 'places'
      ? [places]
      : [
          { id: 'treatments', label: t`Treatments`, options: treatmentOptions(found?.treatments ?? [], i18n) },
          { id: 'people', label: t`People`, options: found?.people.map(personOption) ?? [] },
          places,
        ]
  const isAnswered = found !== undefined
  return {
    groups,
    isAnswered,
    announce: (count) => t`${plural(count, { one: '# suggestion', other: '# suggestions' })}`,
  }
}

type Found = ResponseOf<typeof suggestSearch>

function treatmentOptions(treatments: Found['treatments'], i18n: I18n): SearchOption[] {
  let above = ''
  return treatments.map(({ name, category, subcategory }) => {
    const part = subcategory !== null && isSubcategory(subcategory) ? subcategory : undefined
    const words = [category === null ? [] : i18n._(categoryWords[category]), part ? i18n._(subcategoryWords[part]) : []]
    const note = words.flat().join(', ')
    above = part ? otherCover(subcategoryCover(part), name, above) : ''
    return {
      id: `treatment-${name}`,
      text: name,
      ...(note === '' ? {} : { note }),
      icon: part ? <img src={above} alt="" width={40} height={40} /> : <Scissors aria-hidden="true" />,
      meant: { kind: 'treatment', value: name },
    }
  })
}

/** A drawing of this kind that isn't the one above it: by its name, else by the next that differs. */
function otherCover(cover: string, name: string, above: string): string {
  const own = coverUrl(cover, name)
  if (own !== above) return own
  const others = ['1', '2', '3', '4', '5', '6', '7', '8'].map((more) => coverUrl(cover, name + more))
  return others.find((one) => one !== above) ?? own
}

const personOption = ({ id, name, town }: Found['people'][number]): SearchOption => ({
  id: `person-${id}`,
  text: name,
  note: town,
  icon: <Avatar userId={id} name={name} />,
  meant: { kind: 'person', value: id },
})

const placeOption = (label: string): SearchOption => ({
  id: `place-${label}`,
  text: label,
  icon: <MapPin aria-hidden="true" />,
  meant: { kind: 'place', value: label },
})
