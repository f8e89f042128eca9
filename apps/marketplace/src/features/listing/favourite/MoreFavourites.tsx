import { MoreFailure } from '@ginipig/app/words/Failure.tsx'
import { LoadMore, useFirstNew } from '@ginipig/ui/load-more'
import { useLingui } from '@lingui/react/macro'
import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import type { RefObject } from 'react'
import styles from './FavouritesPage.module.css'

type MoreFavouritesProps = {
  list: Pick<
    UseInfiniteQueryResult,
    'error' | 'isFetchNextPageError' | 'hasNextPage' | 'isFetchingNextPage' | 'fetchNextPage'
  >
  shown: number
  /** Around what is shown. */
  within: RefObject<HTMLElement | null>
}

/** How many are shown, and the way to more. */
export function MoreFavourites({ list, shown, within }: MoreFavouritesProps) {
  const { t } = useLingui()
  const isNewFromHere = useFirstNew(within, shown)
  if (!list.hasNextPage) return null
  return (
    <>
      <MoreFailure list={list} />
      <LoadMore
        className={styles.More}
        text={t`Showing ${shown}`}
        label={t`Show more`}
        hasMore
        busy={list.isFetchingNextPage}
        onLoadMore={() => {
          isNewFromHere()
          void list.fetchNextPage()
        }}
      />
    </>
  )
}
