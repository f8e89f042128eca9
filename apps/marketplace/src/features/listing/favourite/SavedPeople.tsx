import { useApi } from '@ginipig/api-client/core/api-context.ts'
import { pages } from '@ginipig/api-client/core/call-options.ts'
import { Failure } from '@ginipig/app/words/Failure.tsx'
import type { ResponseOf } from '@ginipig/contract/core/endpoint.ts'
import { listFavouriteProviders } from '@ginipig/contract/favourite/favourite.ts'
import { providerName } from '@ginipig/domain/identity'
import { ProviderRating } from '@ginipig/features/listing/card/ProviderRating.tsx'
import { Avatar } from '@ginipig/ui/avatar'
import { TextLink } from '@ginipig/ui/link'
import { Panel } from '@ginipig/ui/panel'
import { Skeleton } from '@ginipig/ui/skeleton'
import { plural } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useRef } from 'react'
import { FavouriteHeart } from './FavouriteHeart.tsx'
import styles from './FavouritesPage.module.css'
import { MoreFavourites } from './MoreFavourites.tsx'
import { NothingSaved } from './NothingSaved.tsx'

type Saved = ResponseOf<typeof listFavouriteProviders>['items'][number]

/** Saved providers, each with what they have open. */
export function SavedPeople() {
  const rows = useRef<HTMLUListElement>(null)
  const list = useInfiniteQuery(pages(useApi(), listFavouriteProviders))
  const people = list.data?.pages.flatMap(({ items }) => items) ?? []
  if (list.isPending) return <Skeleton aria-hidden shape="block" />
  if (people.length === 0 && !list.error) return <NothingSaved />
  return (
    <>
      <ul ref={rows} className={styles.People}>
        {people.map((provider) => (
          <li key={provider.id}>
            <Person provider={provider} />
          </li>
        ))}
      </ul>
      {list.error && !list.isFetchNextPageError ? (
        <Failure error={list.error} onTryAgain={() => void list.refetch()} />
      ) : null}
      <MoreFavourites list={list} shown={people.length} within={rows} />
    </>
  )
}

function Person({ provider }: { provider: Saved }) {
  const { id, photoUrl, town, outwardPostcode, rating, reviewCount, listingCount } = provider
  const name = providerName(provider)
  return (
    <Panel look="card" isPadded className={styles.Person}>
      <Avatar userId={id} name={name} photoUrl={photoUrl ?? undefined} size={48} />
      <div className={styles.Words}>
        <h2 className={styles.Name}>
          <TextLink look="quiet" render={(slot) => <Link to="/provider-detail/$id" params={{ id }} {...slot} />}>
            {name}
          </TextLink>
        </h2>
        <p className={styles.Where}>
          {town} {outwardPostcode} · <Open count={listingCount} />
        </p>
      </div>
      <ProviderRating rating={rating} reviewCount={reviewCount} isShort />
      <FavouriteHeart kind="provider" id={id} name={name} />
    </Panel>
  )
}

function Open({ count }: { count: number }) {
  return count === 0 ? (
    <Trans>Nothing open now</Trans>
  ) : (
    plural(count, { one: '# appointment open', other: '# appointments open' })
  )
}
