import { Failure, MoreFailure } from '@ginipig/app/words/Failure.tsx'
import { useDates } from '@ginipig/app/words/use-dates.ts'
import { DAY_MS, toWallClock } from '@ginipig/domain/time'
import { Heading } from '@ginipig/ui/heading'
import { LoadMore, useFirstNew } from '@ginipig/ui/load-more'
import { VisuallyHidden } from '@ginipig/ui/visually-hidden'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { HowUnderstood } from '../browse/HowUnderstood.tsx'
import { CardSkeletons } from '../card/CardSkeletons.tsx'
import { NearFilters } from './NearFilters.tsx'
import { NearHeader } from './NearHeader.tsx'
import styles from './NearPage.module.css'
import { NearRow } from './NearRow.tsx'
import { NothingNear, NothingThatFits, UnknownPlace } from './NothingNear.tsx'
import type { NearProps } from './near-search.ts'
import { byDay, justOpened, type NearTime } from './near-times.ts'
import { useNearTimes } from './use-near-times.ts'

/** `/near-today`: what begins in the next 48 hours near a place; what goes leaves while one looks. */
export function NearPage({ search, onSearchChange }: NearProps) {
  const { t } = useLingui()
  const found = useNearTimes(search)
  const isSoonest = (search.sort ?? 'soonest') === 'soonest'
  const { left, opened } = useChanges(found.times, {
    question: JSON.stringify([search, found.isPlaceholderData]),
    tellsOpened: isSoonest && search.part === undefined,
  })
  const body = useRef<HTMLDivElement>(null)
  const isNewFromHere = useFirstNew(body, found.times.length, 'li')
  const gone = new Set(left.map(({ key }) => key))
  const days = byDay([...found.times, ...left], isSoonest)
  const isPlaceKnown = search.place === undefined || found.meant?.place !== null
  return (
    <div className={styles.NearPage}>
      <NearHeader search={search} onSearchChange={onSearchChange} place={found.meant?.place ?? undefined} />
      <div ref={body} className={styles.Body}>
        <NearFilters
          search={search}
          onSearchChange={onSearchChange}
          canBeNear={Boolean(found.meant?.place)}
          counts={found.counts}
        />
        {isPlaceKnown ? (
          <HowUnderstood
            search={{ place: search.place }}
            onSearchChange={({ place }) => onSearchChange({ place })}
            meant={found.meant}
          />
        ) : null}
        {found.isPending ? (
          <div aria-busy="true">
            <VisuallyHidden role="status">{t`Loading appointments`}</VisuallyHidden>
            <CardSkeletons count={5} layout="row" />
          </div>
        ) : found.error && days.length === 0 ? (
          <Failure error={found.error} onTryAgain={found.refetch} />
        ) : !isPlaceKnown ? (
          <UnknownPlace search={search} onSearchChange={onSearchChange} />
        ) : days.length === 0 ? (
          <NothingNear search={search} onSearchChange={onSearchChange} />
        ) : (
          days.map(({ date, times }, index) => (
            <Day
              key={date}
              times={times}
              // What the next page holds of it isn't known yet: the last day's, or any day's in an order of its own.
              isWhole={!found.hasNextPage || (isSoonest && index < days.length - 1)}
              gone={gone}
              opened={opened}
              miles={found.miles}
            />
          ))
        )}
        <MoreFailure list={found} />
        {found.hasNextPage ? (
          <LoadMore
            text={plural(found.times.length, { one: '# appointment shown', other: '# appointments shown' })}
            label={t`Show more`}
            hasMore
            busy={found.isFetchingNextPage}
            onLoadMore={() => {
              isNewFromHere()
              void found.fetchNextPage()
            }}
          />
        ) : null}
        {days.length > 0 ? <NothingThatFits search={search} onSearchChange={onSearchChange} /> : null}
      </div>
    </div>
  )
}

/** Times of a day that stand before the rest is asked for: so the day after is near, too. */
const FIRST_TIMES = 4

type DayProps = {
  times: readonly NearTime[]
  /** These are all of the day. */
  isWhole: boolean
  /** Keys of those that went. */
  gone: ReadonlySet<string>
  /** Ids of listings that came. */
  opened: ReadonlySet<string>
  miles: Readonly<Record<string, number>>
}

function Day({ times, isWhole, gone, opened, miles }: DayProps) {
  const { t } = useLingui()
  const dates = useDates()
  const [first] = times
  if (!first) return null
  const { startsAt, listing } = first
  const date = dates.friendlyDate(startsAt, listing.zone)
  const now = Date.now()
  const day = [t`Today`, t`Tomorrow`][
    [now, now + DAY_MS].findIndex((at) => toWallClock(at, listing.zone).date === first.date)
  ]
  const open = times.filter(({ key }) => !gone.has(key)).length
  // One more alone takes no more room than the words for it.
  const shown = isWhole && times.length > FIRST_TIMES + 1 ? FIRST_TIMES : times.length
  const rows = (some: readonly NearTime[]) => (
    <ul className={styles.Times}>
      {some.map((time) => (
        <NearRow
          key={time.key}
          time={time}
          isGone={gone.has(time.key)}
          isNew={opened.has(time.listing.id)}
          miles={miles[time.listing.outwardPostcode]}
        />
      ))}
    </ul>
  )
  const rest = times.slice(shown)
  const count = rest.length
  return (
    <section className={styles.Day} aria-label={day ?? date}>
      <div className={styles.DayHead}>
        <Heading level={2} look="section">
          {day ?? date}
        </Heading>
        <p className={styles.Date}>
          {[day && date, isWhole && t`${plural(open, { one: '# open', other: '# open' })}`].filter(Boolean).join(', ')}
        </p>
      </div>
      <div>
        {rows(times.slice(0, shown))}
        {count > 0 ? (
          <details className={styles.Rest} onToggle={({ currentTarget }) => currentTarget.querySelector('a')?.focus()}>
            <summary className={styles.ShowRest}>
              {day === t`Today`
                ? plural(count, { one: '# more today', other: '# more today' })
                : day === t`Tomorrow`
                  ? plural(count, { one: '# more tomorrow', other: '# more tomorrow' })
                  : plural(count, { one: '# more that day', other: '# more that day' })}
            </summary>
            {rows(rest)}
          </details>
        ) : null}
      </div>
    </section>
  )
}

/** Ms that a time stays in sight after it went: what one was about to press doesn't vanish under the finger. */
const SHOWN_MS = 10_000

type Asked = {
  /** Another one begins anew. */
  question: string
  /** In this order and part of the day what is new can be told from what moved up. */
  tellsOpened: boolean
}

/** Times that went, and listings that came, while one looked at them. */
function useChanges(times: readonly NearTime[], { question, tellsOpened }: Asked) {
  const last = useRef({ question, times })
  const [left, setLeft] = useState<readonly NearTime[]>([])
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set())
  useEffect(() => {
    const before = last.current
    last.current = { question, times }
    if (before.question !== question) {
      setOpened(new Set())
      return setLeft([])
    }
    const came = tellsOpened ? justOpened(before.times, times) : []
    if (came.length > 0) setOpened((others) => new Set([...others, ...came]))
    const keys = new Set(times.map(({ key }) => key))
    const gone = before.times.filter(
      ({ key, slotId, startsAt }) => !keys.has(key) && slotId !== undefined && startsAt > Date.now(),
    )
    if (gone.length === 0) return
    // One that came back goes anew.
    const goneKeys = new Set(gone.map(({ key }) => key))
    setLeft((others) => [...others.filter(({ key }) => !goneKeys.has(key)), ...gone])
    setTimeout(() => setLeft((others) => others.filter((one) => !gone.includes(one))), SHOWN_MS)
  }, [times, question, tellsOpened])
  // What can be taken again hasn't gone.
  const live = new Set(times.map(({ key }) => key))
  return { left: left.filter(({ key }) => !live.has(key)), opened }
}
