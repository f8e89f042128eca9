import type { SearchMeaning } from '@ginipig/contract/listing/search-listings.ts'
import { reachMiles, USUAL_REACH_MILES } from '@ginipig/domain/search/choices'
import { Button } from '@ginipig/ui/button'
import { Heading } from '@ginipig/ui/heading'
import { Select } from '@ginipig/ui/select'
import { TextInput } from '@ginipig/ui/text-input'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { MapPin } from 'lucide-react'
import { type FormEvent, useEffect, useState } from 'react'
import { SearchCombobox } from '../search/SearchCombobox.tsx'
import styles from './NearHeader.module.css'
import type { NearProps } from './near-search.ts'

type NearHeaderProps = NearProps & {
  /** As the search took it. */
  place: SearchMeaning['place'] | undefined
}

/** What the page is for, and where. Without script its form is one like any other. */
export function NearHeader({ search, onSearchChange, place }: NearHeaderProps) {
  const { t } = useLingui()
  const [draft, setDraft] = useState(search.place ?? '')
  useEffect(() => setDraft(search.place ?? ''), [search.place])
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    onSearchChange({ place: draft.trim() || undefined })
  }
  const handleReach = (text: string) => {
    const miles = reachMiles.find((one) => String(one) === text)
    onSearchChange({ within: miles === USUAL_REACH_MILES ? undefined : miles })
  }
  return (
    <div className={styles.NearHeader}>
      <div className={styles.Width}>
        <Heading level={1} look="feature">
          <Trans>Near today</Trans>
        </Heading>
        <p className={styles.Lead}>
          <Trans>
            What begins in the next 48 hours and is still open. So close to the day it is paid in full: the price is all
            there is.
          </Trans>
        </p>
        {/* biome-ignore lint/a11y/useSemanticElements: the form itself is the landmark; older engines don’t know <search> */}
        <form role="search" className={styles.Form} onSubmit={handleSubmit}>
          <SearchCombobox
            label={t`Town or postcode`}
            placeholder={t`Town or postcode`}
            typed={draft}
            of="places"
            className={styles.Place}
            onPick={({ place: picked = '' }) => {
              setDraft(picked)
              onSearchChange({ place: picked || undefined })
            }}
          >
            {(input) => (
              <TextInput
                {...input}
                aria-label={t`Town or postcode`}
                placeholder={t`Town or postcode`}
                icon={<MapPin aria-hidden="true" />}
                enterKeyHint="search"
                maxLength={80}
                name="place"
                value={draft}
                onChange={({ target }) => setDraft(target.value)}
              />
            )}
          </SearchCombobox>
          {typeof place?.within === 'number' ? (
            <Select
              aria-label={t`Distance`}
              value={String(search.within ?? USUAL_REACH_MILES)}
              onChange={({ target }) => handleReach(target.value)}
              className={styles.Reach ?? ''}
            >
              {reachMiles.map((miles) => (
                <option key={miles} value={miles}>
                  {t`Within ${plural(miles, { one: '# mile', other: '# miles' })}`}
                </option>
              ))}
            </Select>
          ) : null}
          <Button type="submit">
            <Trans>Show</Trans>
          </Button>
        </form>
      </div>
    </div>
  )
}
