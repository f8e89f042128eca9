import { Combobox, type ComboboxInput } from '@ginipig/ui/combobox'
import { lazyPart } from '@ginipig/ui/lazy-part'
import { breakpoints, useMediaQuery } from '@ginipig/ui/media-query'
import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { type ReactElement, Suspense } from 'react'
import { useBackCloses } from './use-back-closes.ts'
import { type SearchOption, useSearchOptions } from './use-search-options.tsx'

const SearchScreen = lazyPart(() => import('./SearchScreen.tsx'))

/** What a text field with suggestions takes beside its keys, where a press on it opens the screen of its own. */
export type SearchInput = ComboboxInput & { onClick?: () => void; inputMode?: 'none' }

export type SearchComboboxProps = {
  /** What is asked: names the screen on a phone. */
  label: string
  placeholder: string
  typed: string
  /** `words`: treatments, people and places. `places` alone for a field that asks where. */
  of: 'words' | 'places'
  /** Nothing is searched for by it alone: a button of its form does that. */
  onlyFills?: boolean
  /** What the search is to hold instead of what was typed; nothing for a person or a listing, whose page opens. */
  onPick: (picked: { q?: string; place?: string }) => void
  className?: string | undefined
  children: (input: SearchInput) => ReactElement
}

/** A search's text field with what its words may mean below it, in groups; on a phone a press opens a screen for it, and
 *  only keys of a keyboard beside it leave it where it is. */
export function SearchCombobox({
  label,
  placeholder,
  typed,
  of,
  onlyFills = false,
  onPick,
  className,
  children,
}: SearchComboboxProps) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const isPhone = useMediaQuery(breakpoints.phone)
  const screen = useBackCloses()
  const { groups, announce } = useSearchOptions(typed, of)
  const pick = ({ meant }: SearchOption) => {
    onPick(meant.kind === 'treatment' ? { q: meant.value } : meant.kind === 'place' ? { place: meant.value } : {})
    if (meant.kind === 'person') void navigate({ to: '/provider-detail/$id', params: { id: meant.value } })
    if (meant.kind === 'listing')
      void navigate({ to: '/category-detail/$listingId', params: { listingId: meant.value } })
  }
  // The screen's field brings the keys of glass along; the page's has none of its own, or they would stay when it is left.
  const pressed = isPhone ? ({ onClick: screen.open, inputMode: 'none' } as const) : {}
  return (
    <>
      <Combobox
        label={t`Suggestions`}
        typed={typed}
        groups={groups}
        announce={announce}
        onPick={pick}
        className={className}
      >
        {(input) => children({ ...input, ...pressed })}
      </Combobox>
      {isPhone ? (
        <Suspense fallback={null}>
          <SearchScreen
            isOpen={screen.isOpen}
            label={label}
            placeholder={placeholder}
            typed={typed}
            of={of}
            onlyFills={onlyFills}
            onClose={() => screen.close()}
            onPick={(option) => screen.close(() => pick(option))}
            onSubmit={(text) => screen.close(() => onPick(of === 'places' ? { place: text } : { q: text }))}
          />
        </Suspense>
      ) : null}
    </>
  )
}
