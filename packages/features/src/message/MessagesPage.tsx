import { EmptyState } from '@ginipig/ui/empty-state'
import { breakpoints, useMediaQuery } from '@ginipig/ui/media-query'
import { VisuallyHidden } from '@ginipig/ui/visually-hidden'
import { Trans } from '@lingui/react/macro'
import styles from './MessagesPage.module.css'
import { useMessagePaths } from './message-paths.ts'
import { ThreadList } from './ThreadList.tsx'
import { ThreadView } from './ThreadView.tsx'

/** All one's threads and the one that is open: beside each other where there is room, else one after the other.
 *  @param props.personId - of the open one */
export function MessagesPage({ personId }: { personId?: string }) {
  const isWide = useMediaQuery(breakpoints.desktop)
  const showsList = isWide || personId === undefined
  const { isConsole } = useMessagePaths()
  return (
    <div
      className={styles.MessagesPage}
      data-app={isConsole ? 'console' : undefined}
      data-open={personId === undefined ? undefined : ''}
    >
      <VisuallyHidden>
        <h1>
          <Trans>Messages</Trans>
        </h1>
      </VisuallyHidden>
      {showsList ? <ThreadList selected={personId} /> : null}
      {personId === undefined ? null : <ThreadView key={personId} personId={personId} />}
      {personId === undefined && isWide ? (
        <div className={styles.None}>
          <EmptyState pig="post" title={<Trans>Choose a conversation</Trans>} />
        </div>
      ) : null}
    </div>
  )
}
