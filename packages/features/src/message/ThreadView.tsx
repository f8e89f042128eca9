import { useApi } from '@ginipig/api-client/core/api-context.ts'
import { errorCode } from '@ginipig/api-client/core/api-error.ts'
import { renewMessage } from '@ginipig/api-client/message.ts'
import { useFocusKept } from '@ginipig/app/device/use-focus-kept.ts'
import { usePageTitle } from '@ginipig/app/route/page-title.ts'
import { Failure } from '@ginipig/app/words/Failure.tsx'
import { readersZone } from '@ginipig/app/words/readers-zone.ts'
import type { Thread } from '@ginipig/contract/message/thread.ts'
import { dayBounds } from '@ginipig/domain/time'
import { BackLink } from '@ginipig/ui/back-link'
import { Button } from '@ginipig/ui/button'
import { EmptyState } from '@ginipig/ui/empty-state'
import { Skeleton } from '@ginipig/ui/skeleton'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useMemo, useRef } from 'react'
import { ReportLink } from '../report-link/ReportLink.tsx'
import { BookingPanel } from './BookingPanel.tsx'
import { Composer } from './Composer.tsx'
import { logRows } from './log-rows.ts'
import { MessageLog } from './MessageLog.tsx'
import { MessagesTitle } from './MessagesTitle.tsx'
import { useMessagePaths } from './message-paths.ts'
import { drop, post, retry, waitToRetry } from './outbox.ts'
import { ThreadHead } from './ThreadHead.tsx'
import styles from './ThreadView.module.css'
import { useBlock } from './use-block.ts'
import { useMarkRead, useThread, useTyping } from './use-thread.ts'

const gone: ReadonlySet<string> = new Set(['thread_not_found', 'not_found'])

/** The thread with one person, and their booking beside it. */
export function ThreadView({ personId }: { personId: string }) {
  const { t } = useLingui()
  const talk = useThread(personId)
  const { inbox } = useMessagePaths()
  const { thread } = talk
  const name = thread.data?.person.name
  usePageTitle(name === undefined ? undefined : t`Messages with ${name}`)
  if (thread.error && !thread.data)
    return (
      <div className={styles.Failed}>
        <MessagesTitle />
        <BackLink renderLink={(slot) => <Link to={inbox} search={true} {...slot} />}>
          <Trans>Back to messages</Trans>
        </BackLink>
        {/* Who isn't there to write to isn't there a moment later, nor is what never was an id. */}
        <Failure
          error={thread.error}
          onTryAgain={gone.has(errorCode(thread.error)) ? undefined : () => thread.refetch()}
        />
      </div>
    )
  if (!thread.data) return <Waiting />
  return (
    <>
      <section className={styles.ThreadView} aria-label={t`Conversation with ${name ?? ''}`}>
        <ThreadHead thread={thread.data} />
        <Log thread={thread.data} talk={talk} />
        <Foot thread={thread.data} />
      </section>
      {thread.data.bookingId === null ? null : <BookingPanel bookingId={thread.data.bookingId} />}
    </>
  )
}

function Waiting() {
  return (
    <div className={styles.Waiting} aria-hidden="true">
      <Skeleton width="40%" height={48} />
      <Skeleton width="60%" height={64} />
      <Skeleton width="50%" height={48} />
    </div>
  )
}

function Log({ thread, talk: { log, pending, older } }: { thread: Thread; talk: ReturnType<typeof useThread> }) {
  const api = useApi()
  const client = useQueryClient()
  const renewed = useRef(new Map<number, number>())
  const { person, blockedAt, blockChanges } = thread
  const { id } = person
  const latest = log.data?.items.at(-1)?.number
  const theirLatest = log.data?.items.findLast((one) => one.kind === 'text' && !one.isMine)?.number
  useMarkRead(id, latest, thread.read)
  const isTyping = useTyping(id, theirLatest)
  const rows = useMemo(
    () => log.data && logRows({ ...log.data, blockChanges, pending, dayOf: (at) => dayBounds(at, readersZone()) }),
    [log.data, blockChanges, pending],
  )
  if (log.error && !rows) return <Failure error={log.error} onTryAgain={() => log.refetch()} />
  if (!rows) return <Waiting />
  if (rows.length === 0 && !isTyping && (blockedAt !== null || person.isGone)) return <div className={styles.Empty} />
  if (rows.length === 0 && !isTyping)
    return (
      <div className={styles.Empty}>
        <EmptyState
          pig="post"
          headingLevel={3}
          title={<Trans>Say hello to {person.firstName}</Trans>}
          text={
            thread.isOpen ? (
              <Trans>Keep bookings and payments on Ginipig: it’s how the refund promise works.</Trans>
            ) : (
              <Trans>
                Keep bookings and payments on Ginipig: it’s how the refund promise works. Phone numbers and links stay
                hidden until a booking is accepted.
              </Trans>
            )
          }
        />
      </div>
    )
  const line = { api, queryClient: client }
  /** A link lives for minutes; one that is gone for good is not asked for without end. Where it can't be had, another try
   *  waits: for a network, or longer each time. */
  const renew = async (number: number) => {
    const times = renewed.current.get(number) ?? 0
    renewed.current.set(number, times + 1)
    if (times >= 5) return false
    try {
      await renewMessage(api, client, id, number)
    } catch (error) {
      if (navigator.onLine) await waitToRetry(error, times + 1)
      else await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }))
    }
    return true
  }
  return (
    <MessageLog
      key={id}
      person={person}
      rows={rows}
      hasOlder={log.data?.hasOlder ?? false}
      isTyping={isTyping}
      onOlder={older}
      onPictureGone={renew}
      onRetry={(key) => retry(line, id, key)}
      onDrop={(key) => drop(id, new Set([key]))}
    />
  )
}

function Foot({ thread: { person, blockedAt } }: { thread: Thread }) {
  const api = useApi()
  const queryClient = useQueryClient()
  const block = useBlock(person)
  const { isConsole } = useMessagePaths()
  const { id, firstName, isGone } = person
  const field = useRef<HTMLTextAreaElement>(null)
  useFocusKept(field, blockedAt !== null)
  if (blockedAt !== null)
    return (
      <div className={styles.Shut} role="status">
        <p className={styles.ShutTitle}>
          <Trans>You’ve blocked {firstName}</Trans>
        </p>
        <p>
          <Trans>
            Nothing is delivered either way, and you don’t see each other’s times. They aren’t told. A booking you
            already have stays.
          </Trans>
        </p>
        <div className={styles.ShutActions}>
          <Button variant="secondary" busy={block.isPending} onClick={() => block.mutate(false)}>
            <Trans>Unblock {firstName}</Trans>
          </Button>
          <ReportLink kind={isConsole ? 'client' : 'provider'} targetId={id} of={firstName} />
        </div>
      </div>
    )
  if (isGone)
    return (
      <div className={styles.Shut} role="status">
        <p>
          <Trans>This account is closed, so nothing reaches them any more.</Trans>
        </p>
      </div>
    )
  return (
    <Composer
      key={id}
      field={field}
      personId={id}
      firstName={firstName}
      onSend={(written) => post({ api, queryClient }, id, written)}
    />
  )
}
