import { useDates } from '@ginipig/app/words/use-dates.ts'
import { ButtonLink } from '@ginipig/ui/button'
import { IconLink } from '@ginipig/ui/icon-button'
import { TabNav } from '@ginipig/ui/tabs'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import styles from './Diary.module.css'
import { daysAfter } from './diary-days.ts'
import { type DiaryView, diaryViews } from './diary-search.ts'
import { noonOf } from './noon-of.ts'

/** An address that names less is another one. */
const seen = { explicitUndefined: true }

type DiaryBarProps = {
  dates: readonly string[]
  day: string | undefined
  view: DiaryView
  /** The view that an address without one shows. */
  usual: DiaryView
  zone: string
}

/** Which week, and the week as what. Everything is an address, so Back goes back. */
export function DiaryBar({ dates, day, view, usual, zone }: DiaryBarProps) {
  const { t } = useLingui()
  const { friendlyDate } = useDates()
  const first = dates[0] ?? ''
  const last = dates.at(-1) ?? ''
  const names: Record<DiaryView, string> = { day: t`Day`, week: t`Week`, list: t`List` }
  const shownAs = (one: DiaryView) => (one === usual ? undefined : one)
  const search = (to: string | undefined) => ({ day: to, view: shownAs(view) })
  return (
    <div className={styles.Bar}>
      <nav aria-label={t`Weeks`} className={styles.Weeks}>
        <IconLink
          label={t`Week before`}
          icon={<ChevronLeft aria-hidden />}
          render={(slot) => (
            <Link
              to="/provider/diary"
              activeOptions={seen}
              search={search(daysAfter(first, -7))}
              resetScroll={false}
              {...slot}
            />
          )}
        />
        <h2 className={styles.Range}>
          {friendlyDate(noonOf(first), zone)} – {friendlyDate(noonOf(last), zone)}
        </h2>
        <IconLink
          label={t`Week after`}
          icon={<ChevronRight aria-hidden />}
          render={(slot) => (
            <Link
              to="/provider/diary"
              activeOptions={seen}
              search={search(daysAfter(first, 7))}
              resetScroll={false}
              {...slot}
            />
          )}
        />
        <ButtonLink
          variant="secondary"
          size="sm"
          render={(slot) => (
            <Link to="/provider/diary" activeOptions={seen} search={search(undefined)} resetScroll={false} {...slot} />
          )}
        >
          <Trans>Today</Trans>
        </ButtonLink>
      </nav>
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
    </div>
  )
}
