import { MoreFailure } from '@ginipig/app/words/Failure.tsx'
import { Button } from '@ginipig/ui/button'
import { Trans, useLingui } from '@lingui/react/macro'
import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import styles from './ShowMore.module.css'

export type Growing = Pick<
  UseInfiniteQueryResult,
  'error' | 'isFetchNextPageError' | 'hasNextPage' | 'isFetchingNextPage' | 'fetchNextPage'
>

/** Under a list that goes on: the button for more.
 *  @param props.onPress - before more is asked for: see `useFirstNew` */
export function ShowMore({ list, onPress }: { list: Growing; onPress: () => void }) {
  const { t } = useLingui()
  if (!list.hasNextPage) return null
  return (
    <div className={styles.ShowMore}>
      <MoreFailure list={list} />
      <Button
        busy={list.isFetchingNextPage}
        busyLabel={t`Loading…`}
        onClick={() => {
          onPress()
          void list.fetchNextPage()
        }}
      >
        <Trans>Show more</Trans>
      </Button>
    </div>
  )
}
