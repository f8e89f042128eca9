import { EmptyState } from '@ginipig/ui/empty-state'
import { breakpoints, useMediaQuery } from '@ginipig/ui/media-query'
import { Trans } from '@lingui/react/macro'
import { type CardActions, CardActionsContext } from './card-actions.ts'
import styles from './MessagesPage.module.css'
import { MessagesTitle } from './MessagesTitle.tsx'
import { useMessagePaths } from './message-paths.ts'
import type { MessageSearch } from './message-search.ts'
import { ThreadList } from './ThreadList.tsx'
import { ThreadView } from './ThreadView.tsx'

type MessagesPageProps = { search: MessageSearch; personId?: string; actions?: CardActions | null }

/** All one's threads and the one that is open: beside each other where there is room, else one after the other.
 *  @param props.personId - of the open one  @param props.actions - of the bookings that stand in it */
export function MessagesPage({ search, personId, actions = null }: MessagesPageProps) {
  const isWide = useMediaQuery(breakpoints.desktop)
  const showsList = isWide || personId === undefined
  const { isConsole } = useMessagePaths()
  return (
    <div
      className={styles.MessagesPage}
      data-app={isConsole ? 'console' : undefined}
      data-open={personId === undefined ? undefined : ''}
    >
      {personId === undefined ? <MessagesTitle /> : null}
      {showsList ? <ThreadList selected={personId} search={search} /> : null}
      {personId === undefined ? null : (
        <CardActionsContext value={actions}>
          <ThreadView key={personId} personId={personId} />
        </CardActionsContext>
      )}
      {personId === undefined && isWide ? (
        <div className={styles.None}>
          <EmptyState pig="post" title={<Trans>Choose a conversation</Trans>} />
        </div>
      ) : null}
    </div>
  )
}
