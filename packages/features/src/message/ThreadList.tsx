import { useApi } from '@ginipig/api-client/core/api-context.ts'
import { pages } from '@ginipig/api-client/core/call-options.ts'
import { SearchInput } from '@ginipig/app/form/SearchInput.tsx'
import { Failure, MoreFailure } from '@ginipig/app/words/Failure.tsx'
import { readersZone } from '@ginipig/app/words/readers-zone.ts'
import { useDates } from '@ginipig/app/words/use-dates.ts'
import { listThreads } from '@ginipig/contract/message/message.ts'
import type { ThreadRow } from '@ginipig/contract/message/thread.ts'
import { Avatar } from '@ginipig/ui/avatar'
import { Button, ButtonLink } from '@ginipig/ui/button'
import { EmptyState } from '@ginipig/ui/empty-state'
import { useFirstNew } from '@ginipig/ui/load-more'
import { Skeleton } from '@ginipig/ui/skeleton'
import { VisuallyHidden } from '@ginipig/ui/visually-hidden'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useRef } from 'react'
import { stepWords } from './card-words.ts'
import { useMessagePaths } from './message-paths.ts'
import type { MessageSearch } from './message-search.ts'
import { usePlainParts } from './Parts.tsx'
import styles from './ThreadList.module.css'

type ThreadListProps = { selected: string | undefined; search: MessageSearch }

/** With whom one talks, the latest first. */
export function ThreadList({ selected, search: { q = '' } }: ThreadListProps) {
  const { t } = useLingui()
  const api = useApi()
  const navigate = useNavigate()
  const list = useInfiniteQuery({
    ...pages(api, listThreads, { query: q ? { q } : {} }),
    placeholderData: keepPreviousData,
  })
  const rows = list.data?.pages.flatMap(({ items }) => items)
  const people = useRef<HTMLUListElement>(null)
  const isNewFromHere = useFirstNew(people, rows?.length ?? 0)
  return (
    <section className={styles.ThreadList} aria-label={t`Conversations`}>
      <div className={styles.Head}>
        <h2 className={styles.Title}>
          <Trans>Messages</Trans>
        </h2>
        <SearchInput
          label={t`Search people or bookings`}
          placeholder={t`Search people or bookings`}
          value={q}
          onChange={(words) => void navigate({ to: '.', search: { q: words }, replace: true, resetScroll: false })}
        />
      </div>
      <div className={styles.Scroll}>
        {list.error && !rows ? <Failure error={list.error} onTryAgain={() => list.refetch()} /> : null}
        {list.isPending ? <Waiting /> : null}
        {rows?.length === 0 ? <NoThreads isSearch={q !== ''} /> : null}
        <ul ref={people} className={styles.Rows}>
          {rows?.map((row) => (
            <li key={row.person.id}>
              <Row row={row} isSelected={row.person.id === selected} />
            </li>
          ))}
        </ul>
        <MoreFailure list={list} />
        {list.hasNextPage ? (
          <Button
            variant="ghost"
            block
            busy={list.isFetchingNextPage}
            onClick={() => {
              isNewFromHere()
              void list.fetchNextPage()
            }}
          >
            <Trans>Show older</Trans>
          </Button>
        ) : null}
      </div>
    </section>
  )
}

function Waiting() {
  return (
    <div className={styles.Waiting} aria-hidden="true">
      {[1, 2, 3, 4].map((one) => (
        <Skeleton key={one} height={56} />
      ))}
    </div>
  )
}

function NoThreads({ isSearch }: { isSearch: boolean }) {
  const { treatments } = useMessagePaths()
  if (isSearch)
    return (
      <p className={styles.None} role="status">
        <Trans>Nobody by that name, and no booking.</Trans>
      </p>
    )
  return (
    <EmptyState
      pig="post"
      title={<Trans>No messages yet</Trans>}
      text={
        treatments === undefined ? (
          <Trans>Clients can write to you from your page. You can write to whoever has booked with you.</Trans>
        ) : (
          <Trans>Write to a provider from their page or from a treatment.</Trans>
        )
      }
      action={
        treatments === undefined ? undefined : (
          <ButtonLink variant="primary" render={(slot) => <Link to={treatments} {...slot} />}>
            <Trans>Find a treatment</Trans>
          </ButtonLink>
        )
      }
    />
  )
}

function Row({ row, isSelected }: { row: ThreadRow; isSelected: boolean }) {
  const { thread } = useMessagePaths()
  const { person, at, unread } = row
  const when = useWhen()
  return (
    <Link
      to={thread}
      params={{ id: person.id }}
      search={true}
      className={styles.Row}
      aria-current={isSelected ? 'page' : undefined}
      data-unread={unread > 0 || undefined}
    >
      <Avatar userId={person.id} name={person.name} photoUrl={person.photoUrl ?? undefined} size={48} />
      <span className={styles.Line}>
        <span className={styles.Name}>{person.name}</span>
        <time className={styles.When} dateTime={new Date(at).toISOString()}>
          {when(at)}
        </time>
      </span>
      <span className={styles.Line}>
        <span className={styles.Last}>
          <Last row={row} />
        </span>
        {unread > 0 ? (
          <span className={styles.Count}>
            <span aria-hidden="true">{unread}</span>
            <VisuallyHidden>{plural(unread, { one: '# unread', other: '# unread' })}</VisuallyHidden>
          </span>
        ) : null}
      </span>
    </Link>
  )
}

/** The time today, the date before. */
function useWhen() {
  const { date, time, friendlyDate } = useDates()
  return (at: number) => {
    const zone = readersZone()
    return date(at, zone) === date(Date.now(), zone) ? time(at, zone) : friendlyDate(at, zone)
  }
}

function Last({ row: { last, blockedAt, person } }: { row: ThreadRow }) {
  const { t, i18n } = useLingui()
  const { friendlyDateTime } = useDates()
  const plain = usePlainParts()
  if (blockedAt !== null) return <Trans>Blocked by you</Trans>
  if (person.isGone) return <Trans>This conversation is closed</Trans>
  if (last === null) return null
  if (last.kind === 'booking') return `${i18n._(stepWords[last.event])} · ${friendlyDateTime(last.startsAt, last.zone)}`
  const text = plain(last.parts) || (last.hasPicture ? t`Photo` : '')
  return last.isMine ? <Trans>You: {text}</Trans> : text
}
