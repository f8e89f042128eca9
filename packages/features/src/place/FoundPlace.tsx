import { useApi } from '@ginipig/api-client/core/api-context.ts'
import { query } from '@ginipig/api-client/core/call-options.ts'
import { getPlace } from '@ginipig/contract/place/place.ts'
import { typedOutward } from '@ginipig/domain/provider'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { MapPin } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'
import { ukCountyOf } from './counties.ts'
import styles from './FoundPlace.module.css'

type FoundPlaceProps = {
  postcode: string
  /** `county` is one of those to choose from; undefined where it can't be told. */
  onFound: (place: { town: string; county: string | undefined }) => void
}

/** As the list of places calls them; the islands in the Channel and the Irish Sea are part of none. */
const nations: Readonly<Record<string, MessageDescriptor>> = {
  England: msg`England`,
  'Northern Ireland': msg`Northern Ireland`,
  Scotland: msg`Scotland`,
  Wales: msg`Wales`,
}

/** What the first half of the postcode tells. An unknown one says nothing: the provider knows better where they are. */
export function FoundPlace({ postcode, onFound }: FoundPlaceProps) {
  const { t, i18n } = useLingui()
  const outward = typedOutward(postcode)
  const { data: place } = useQuery({
    ...query(useApi(), getPlace, { params: { outward: outward ?? '' } }),
    enabled: outward !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  // What is filled in follows the place alone, not what the form has become since.
  const tell = useEffectEvent(onFound)
  useEffect(() => {
    if (place) tell({ town: place.town, county: ukCountyOf(place.county) })
  }, [place])
  const { town } = place ?? {}
  const named = nations[place?.nation ?? '']
  const nation = named && i18n._(named)
  return (
    <p role="status" className={styles.Found}>
      {place ? (
        <>
          <MapPin aria-hidden />
          <span>
            <b>{nation ? t`${town}, ${nation}` : town}</b>
          </span>
        </>
      ) : null}
    </p>
  )
}
