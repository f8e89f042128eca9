import { LoadMore } from '@ginipig/ui/load-more'
import { useLingui } from '@lingui/react/macro'
import styles from './FavouritesPage.module.css'

type MoreFavouritesProps = {
  list: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown }
  shown: number
}

/** How many are shown, and the way to more. */
export function MoreFavourites({ list, shown }: MoreFavouritesProps) {
  const { t } = useLingui()
  if (!list.hasNextPage) return null
  return (
    <LoadMore
      className={styles.More}
      text={t`Showing ${shown}`}
      label={t`Show more`}
      hasMore
      busy={list.isFetchingNextPage}
      onLoadMore={() => void list.fetchNextPage()}
    />
  )
}
