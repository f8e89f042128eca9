import { useDates } from '@ginipig/app/words/use-dates.ts'
import { daysAfter } from '@ginipig/domain/time'
import { ButtonLink } from '@ginipig/ui/button'
import { IconLink } from '@ginipig/ui/icon-button'
import type { RenderLink } from '@ginipig/ui/render-link'
import { TabNav } from '@ginipig/ui/tabs'
import { VisuallyHidden } from '@ginipig/ui/visually-hidden'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './Diary.module.css'
import { weekOf } from './diary-days.ts'
import { type DiaryView, diaryViews } from './diary-search.ts'
import { noonOf } from './noon-of.ts'

/** An address that names less is another one. */
const seen = { explicitUndefined: true }

type DiaryBarProps = {
  dates: readonly string[]
  day: string | undefined
  /** YYYY-MM-DD, from which weeks roll. */
  today: string
  view: DiaryView
  /** The view that an address without one shows. */
  usual: DiaryView
  zone: string
  isWide: boolean
  /** The days to choose from, where one is shown by itself; on a phone between the ways to other weeks. */
  strip: ReactNode
}

/** Which week, and the week as what. Everything is an address, so Back goes back. */
export function DiaryBar({ dates, day, today, view, usual, zone, isWide, strip }: DiaryBarProps) {
  const { t } = useLingui()
  const { friendlyDate } = useDates()
  const first = dates[0] ?? ''
  const last = dates.at(-1) ?? ''
  const names: Record<DiaryView, string> = { day: t`Day`, week: t`Week`, list: t`List` }
  const shownAs = (one: DiaryView) => (one === usual ? undefined : one)
  const toWeek =
    (days: number): RenderLink =>
    (slot) => (
      <Link
        from="/provider/diary"
        to="/provider/diary"
        activeOptions={seen}
        // From where one is on the way to: a second press while a week is fetched goes on from there.
        search={(at) => ({ day: daysAfter(weekOf(at.day, today).from, days), view: shownAs(view) })}
        resetScroll={false}
        {...slot}
      />
    )
  const before = <IconLink label={t`Week before`} icon={<ChevronLeft aria-hidden />} render={toWeek(-7)} />
  const after = <IconLink label={t`Week after`} icon={<ChevronRight aria-hidden />} render={toWeek(7)} />
  const toToday = (
    <ButtonLink
      variant="secondary"
      size="sm"
      render={(slot) => (
        <Link
          to="/provider/diary"
          activeOptions={seen}
          search={{ day: undefined, view: shownAs(view) }}
          resetScroll={false}
          {...slot}
        />
      )}
    >
      <Trans>Today</Trans>
    </ButtonLink>
  )
  const range = (
    <h2 className={styles.Range}>
      {friendlyDate(noonOf(first), zone)} – {friendlyDate(noonOf(last), zone)}
    </h2>
  )
  const views = (
    <TabNav
      label={t`View`}
      items={diaryViews.map((one) => ({
        key: one,
        label: names[one],
        isCurrent: one === view,
        render: (slot) => (
          <Link
            to="/provider/diary"
            activeOptions={seen}
            search={{ day, view: shownAs(one) }}
            resetScroll={false}
            {...slot}
          />
        ),
      }))}
    />
  )
  if (!isWide)
    return (
      <>
        <div className={styles.Bar}>
          {views}
          {toToday}
        </div>
        <div className={styles.Weeks}>
          {before}
          {strip ? (
            <>
              <VisuallyHidden>{range}</VisuallyHidden>
              {strip}
            </>
          ) : (
            range
          )}
          {after}
        </div>
      </>
    )
  return (
    <>
      <div className={styles.Bar}>
        <nav aria-label={t`Weeks`} className={styles.Weeks}>
          {before}
          {range}
          {after}
          {toToday}
        </nav>
        {views}
      </div>
      {strip}
    </>
  )
}
