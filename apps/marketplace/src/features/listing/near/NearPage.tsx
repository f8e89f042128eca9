import { Failure } from '@ginipig/app/words/Failure.tsx'
import { useDates } from '@ginipig/app/words/use-dates.ts'
import { DAY_MS, toWallClock } from '@ginipig/domain/time'
import { Heading } from '@ginipig/ui/heading'
import { LoadMore } from '@ginipig/ui/load-more'
import { VisuallyHidden } from '@ginipig/ui/visually-hidden'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { CardSkeletons } from '../card/CardSkeletons.tsx'
import { NearFilters } from './NearFilters.tsx'
import { NearHeader } from './NearHeader.tsx'
import styles from './NearPage.module.css'
import { NearRow } from './NearRow.tsx'
import { NothingNear } from './NothingNear.tsx'
import type { NearProps } from './near-search.ts'
import { byDay, type NearTime } from './near-times.ts'
import { useNearTimes } from './use-near-times.ts'

/** `/near-today`: what begins in the next 48 hours near a place; what goes leaves while one looks. */
export function NearPage({ search, onSearchChange }: NearProps) {
  const { t } = useLingui()
  const found = useNearTimes(search)
  const left = useLeaving(found.times, JSON.stringify([search, found.isPlaceholderData]))
  const gone = new Set(left.map(({ key }) => key))
  const days = byDay([...found.times, ...left], (search.sort ?? 'soonest') === 'soonest')
  return (
    <div className={styles.NearPage}>
      <NearHeader search={search} onSearchChange={onSearchChange} place={found.meant?.place ?? undefined} />
      <div className={styles.Body}>
        <NearFilters
          search={search}
          onSearchChange={onSearchChange}
          canBeNear={Boolean(found.meant?.place)}
          counts={found.counts}
        />
        {found.isPending ? (
          <div aria-busy="true">
            <VisuallyHidden role="status">{t`Loading appointments`}</VisuallyHidden>
            <CardSkeletons count={5} layout="row" />
          </div>
        ) : found.error && days.length === 0 ? (
          <Failure error={found.error} onTryAgain={found.refetch} />
        ) : days.length === 0 ? (
          <NothingNear search={search} onSearchChange={onSearchChange} />
        ) : (
          days.map(({ date, times }) => <Day key={date} times={times} gone={gone} miles={found.miles} />)
        )}
        {found.hasNextPage ? (
          <LoadMore
            text={plural(found.times.length, { one: '# appointment shown', other: '# appointments shown' })}
            label={t`Show more`}
            hasMore
            busy={found.isFetchingNextPage}
            onLoadMore={() => void found.fetchNextPage()}
          />
        ) : null}
      </div>
    </div>
  )
}

type DayProps = {
  times: readonly NearTime[]
  /** Keys of those that went. */
  gone: ReadonlySet<string>
  miles: Readonly<Record<string, number>>
}

function Day({ times, gone, miles }: DayProps) {
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
  return (
    <section className={styles.Day} aria-label={day ?? date}>
      <div className={styles.DayHead}>
        <Heading level={2} look="section">
          {day ?? date}
        </Heading>
        {day ? <p className={styles.Date}>{date}</p> : null}
      </div>
      <ul className={styles.Times}>
        {times.map((time) => (
          <NearRow key={time.key} time={time} isGone={gone.has(time.key)} miles={miles[time.listing.outwardPostcode]} />
        ))}
      </ul>
    </section>
  )
}

/** Ms that a time stays in sight after it went: what one was about to press doesn't vanish under the finger. */
const SHOWN_MS = 10_000

/** Times that went while one looked at them. @param question - what was asked for; another one begins anew */
function useLeaving(times: readonly NearTime[], question: string): readonly NearTime[] {
  const last = useRef({ question, times })
  const [left, setLeft] = useState<readonly NearTime[]>([])
  useEffect(() => {
    const before = last.current
    last.current = { question, times }
    if (before.question !== question) return setLeft([])
    const keys = new Set(times.map(({ key }) => key))
    const gone = before.times.filter(
      ({ key, slotId, startsAt }) => !keys.has(key) && slotId !== undefined && startsAt > Date.now(),
    )
    if (gone.length === 0) return
    setLeft((others) => [...others, ...gone])
    setTimeout(() => setLeft((others) => others.filter((one) => !gone.includes(one))), SHOWN_MS)
  }, [times, question])
  return left
}
