import { LoadMore, useFirstNew } from '@ginipig/ui/load-more'
import { useLingui } from '@lingui/react/macro'
import type { RefObject } from 'react'
import styles from './FavouritesPage.module.css'

type MoreFavouritesProps = {
  list: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown }
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
  )
}
