import { useApi } from '@ginipig/api-client/core/api-context.ts'
import { pages } from '@ginipig/api-client/core/call-options.ts'
import { useFocusKept } from '@ginipig/app/device/use-focus-kept.ts'
import { useContentLanguage } from '@ginipig/app/words/content-language.ts'
import { Failure, MoreFailure } from '@ginipig/app/words/Failure.tsx'
import { useDates } from '@ginipig/app/words/use-dates.ts'
import { listNotifications, type Notification } from '@ginipig/contract/notification/notification.ts'
import { DAY_MS, DEFAULT_ZONE } from '@ginipig/domain/time'
import { EmptyState } from '@ginipig/ui/empty-state'
import { IconLink } from '@ginipig/ui/icon-button'
import { LoadMore, useFirstNew } from '@ginipig/ui/load-more'
import { PageHeader } from '@ginipig/ui/page-header'
import type { RenderLink } from '@ginipig/ui/render-link'
import { Skeleton } from '@ginipig/ui/skeleton'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { SlidersHorizontal } from 'lucide-react'
import { useEffect, useEffectEvent, useRef } from 'react'
import { dayOf } from './day-of.ts'
import { NotificationNote } from './NotificationNote.tsx'
import styles from './NotificationPage.module.css'
import { ReadAll } from './ReadAll.tsx'
import { useLatest } from './use-latest.ts'
import { useReadShown } from './use-read-shown.ts'

type NotificationPageProps = { size: 'page' | 'console'; settingsLink: RenderLink }

/** `/notification` and `/provider/notification`: what one was told, day by day. Source: spec §2, product.md §3. */
export function NotificationPage({ size, settingsLink }: NotificationPageProps) {
  const { t } = useLingui()
  const language = useContentLanguage()
  const list = useInfiniteQuery({
    ...pages(useApi(), listNotifications, { query: { language } }),
    placeholderData: (before) => before,
  })
  const latest = useLatest()
  const unread = latest.data?.unread
  const state = useRef<HTMLSpanElement>(null)
  useFocusKept(state, unread === undefined ? undefined : unread > 0)
  const items = list.data?.pages.flatMap((page) => page.items) ?? []
  // Both: what the header says on a phone in a line of its own would push the list down.
  const isPending = list.isPending || latest.isPending
  const page = useRef<HTMLDivElement>(null)
  const isNewFromHere = useFirstNew(page, items.length, 'ol > li')
  useOnLeave(useReadShown(items))
  return (
    <div ref={page}>
      <PageHeader
        size={size}
        title={<Trans>Notifications</Trans>}
        lead={
          <span ref={state} tabIndex={-1} role="status">
            {unread === undefined
              ? '\u00a0' // its line is kept
              : unread > 0
                ? plural(unread, { one: '# unread', other: '# unread' })
                : t`All read`}
          </span>
        }
        actions={
          <>
            {unread !== undefined && unread > 0 ? <ReadAll variant="secondary" size="md" /> : null}
            <IconLink
              bordered
              icon={<SlidersHorizontal aria-hidden />}
              label={t`Choose what we tell you`}
              render={settingsLink}
            />
          </>
        }
      />
      {isPending ? <NotesSkeleton /> : null}
      {!isPending && list.data && items.length === 0 ? (
        <EmptyState
          pig="sleep"
          title={<Trans>Nothing yet</Trans>}
          text={<Trans>What happens with your bookings and your money is told here.</Trans>}
        />
      ) : null}
      {isPending ? null : <Days items={items} />}
      {list.error && !list.isFetchNextPageError ? (
        <Failure error={list.error} onTryAgain={() => void list.refetch()} />
      ) : null}
      <MoreFailure list={list} />
      {list.hasNextPage ? (
        <LoadMore
          className={styles.More}
          text={t`Showing ${items.length}`}
          label={t`Load older`}
          hasMore
          busy={list.isFetchingNextPage}
          onLoadMore={() => {
            isNewFromHere()
            void list.fetchNextPage()
          }}
        />
      ) : null}
    </div>
  )
}

/** Calls when another page is gone to. */
function useOnLeave(leave: () => void) {
  const router = useRouter()
  const onLeave = useEffectEvent(leave)
  useEffect(
    () =>
      router.subscribe('onBeforeNavigate', ({ pathChanged }) => {
        if (pathChanged) onLeave()
      }),
    [router],
  )
}

/** Under a heading for each day. */
function Days({ items }: { items: readonly Notification[] }) {
  const { t } = useLingui()
  const dates = useDates()
  const now = Date.now()
  const [today, yesterday] = [dayOf(now), dayOf(now - DAY_MS)]
  const byDay = Map.groupBy(items, ({ at }) => dayOf(at))
  return [...byDay].map(([day, told]) => {
    const date = dates.friendlyDate(told[0]?.at ?? now, DEFAULT_ZONE)
    const heading = day === today ? t`Today, ${date}` : day === yesterday ? t`Yesterday, ${date}` : date
    return (
      <section key={day} aria-label={heading}>
        <h2 className={styles.Day}>{heading}</h2>
        <ol>
          {told.map((one) => (
            <NotificationNote key={one.id} notification={one} when={dates.time(one.at, DEFAULT_ZONE)} />
          ))}
        </ol>
      </section>
    )
  })
}

const rows = ['one', 'two', 'three', 'four']

function NotesSkeleton() {
  return (
    <div aria-busy className={styles.Skeletons}>
      {rows.map((row) => (
        <Skeleton key={row} shape="block" height={76} />
      ))}
    </div>
  )
}
