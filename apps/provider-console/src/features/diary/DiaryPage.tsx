import { useApi } from '@ginipig/api-client/core/api-context.ts'
import { pages, query } from '@ginipig/api-client/core/call-options.ts'
import { getCalendars } from '@ginipig/contract/listing/calendars.ts'
import { getDiary } from '@ginipig/contract/listing/diary.ts'
import { listMyListings } from '@ginipig/contract/listing/my-listings.ts'
import { DEFAULT_ZONE, toWallClock, type WallClock } from '@ginipig/domain/time'
import { Button, ButtonLink } from '@ginipig/ui/button'
import { EmptyState } from '@ginipig/ui/empty-state'
import { IconButton, IconLink } from '@ginipig/ui/icon-button'
import { breakpoints, useMediaQuery } from '@ginipig/ui/media-query'
import { PageHeader } from '@ginipig/ui/page-header'
import { Panel } from '@ginipig/ui/panel'
import type { RenderLink } from '@ginipig/ui/render-link'
import { plural } from '@lingui/core/macro'
import { useLingui as useI18n } from '@lingui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useInfiniteQuery, useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { CalendarSync, Plus, Thermometer } from 'lucide-react'
import { useState } from 'react'
import { isNothingListed } from '#shared/is-nothing-listed.ts'
import { AddDialog } from './AddDialog.tsx'
import { takesSlots } from './add-form.ts'
import { CalendarsDialog } from './CalendarsDialog.tsx'
import { CrowdDialog } from './CrowdDialog.tsx'
import { DayStrip } from './DayStrip.tsx'
import styles from './Diary.module.css'
import { DiaryBar } from './DiaryBar.tsx'
import { DiaryGrid } from './DiaryGrid.tsx'
import { DiaryLead } from './DiaryLead.tsx'
import { DiaryList } from './DiaryList.tsx'
import { type Crowd, defaultStart, type Entry, entriesOf, placeDay, weekOf } from './diary-days.ts'
import type { DiaryView } from './diary-search.ts'
import { EntryDialog } from './EntryDialog.tsx'
import { FillGap } from './FillGap.tsx'
import { kindWords } from './kind-words.ts'
import { ToArrange } from './ToArrange.tsx'
import { useFocusAfterChange } from './use-focus-after-change.ts'
import { useMinute } from './use-minute.ts'
import { useMoveSlot } from './use-move-slot.ts'

type DiaryPageProps = { day: string | undefined; view: DiaryView | undefined; beginsWithCalendars: boolean }

/** `/provider/diary`: seven days from today, as columns, one of them by itself, or a list. Source: notes-console.md. */
export function DiaryPage({ day, view: wished, beginsWithCalendars }: DiaryPageProps) {
  const { t } = useLingui()
  const isWide = useMediaQuery(breakpoints.desktop)
  const usual = isWide ? 'week' : 'day'
  const view = wished ?? usual
  const now = useMinute()
  const today = toWallClock(now, DEFAULT_ZONE).date
  const { from, until, dates } = weekOf(day, today)
  const api = useApi()
  const { data } = useSuspenseQuery(query(api, getDiary, { query: { from, until } }))
  const linked = useQuery(query(api, getCalendars)).data?.calendars.length ?? 0
  const [showsCalendars, setShowsCalendars] = useState(beginsWithCalendars)
  const [crowd, setCrowd] = useState<Crowd>()
  const [asked, setAsked] = useState<{ start: WallClock; until?: string | undefined }>()
  const [picked, setPicked] = useState<Entry>()
  const shownDay = day ?? today
  const { move, movingId, afterMove } = useMoveSlot(data)
  const { noteChange, goOn } = useFocusAfterChange(data, data.zone)
  const entries = entriesOf(afterMove(), now)
  const days = dates.map((date) => ({ date, placed: placeDay(entries, date, data.zone) }))
  const shown = view !== 'day' ? days : days.filter(({ date }) => date === shownDay)
  // Only of empty days it is asked whether there is anything that could fill them.
  const listings = useInfiniteQuery({
    ...pages(api, listMyListings, { query: takesSlots }),
    enabled: entries.length === 0,
  })
  const counts = listings.data?.pages[0]?.counts
  const isUnlisted = entries.length === 0 && counts !== undefined && isNothingListed(counts)
  const linkedWords = plural(linked, { one: '# linked', other: '# linked' })
  const ask = () => setAsked({ start: defaultStart(shownDay, now, data.zone) })
  const toDayOff: RenderLink = (slot) => (
    <Link to="/provider/sick-day/$day" params={{ day: shownDay < today ? today : shownDay }} {...slot} />
  )
  return (
    <>
      <PageHeader
        size="console"
        title={<Trans>Diary</Trans>}
        lead={
          <DiaryLead
            entries={view === 'day' ? shown.flatMap(({ placed }) => placed.map(({ entry }) => entry)) : entries}
            day={view === 'day' ? shownDay : undefined}
            isNext={from === today}
            zone={data.zone}
          />
        }
        actions={
          isWide ? (
            <>
              <ButtonLink variant="ghost" render={toDayOff}>
                <Trans>Can’t work a day</Trans>
              </ButtonLink>
              <Button variant="secondary" icon={<CalendarSync aria-hidden />} onClick={() => setShowsCalendars(true)}>
                <Trans>Calendars</Trans>
                {linked === 0 ? null : <span>{linkedWords}</span>}
              </Button>
              <Button variant="primary" icon={<Plus aria-hidden />} onClick={ask}>
                <Trans>Add to diary</Trans>
              </Button>
            </>
          ) : (
            <>
              <IconLink bordered label={t`Can’t work a day`} icon={<Thermometer aria-hidden />} render={toDayOff} />
              <IconButton
                bordered
                label={linked === 0 ? t`Calendars` : `${t`Calendars`} ${linkedWords}`}
                icon={<CalendarSync aria-hidden />}
                onClick={() => setShowsCalendars(true)}
              />
              <IconButton
                bordered
                label={t`Add to diary`}
                icon={<Plus aria-hidden />}
                className={styles.Add}
                onClick={ask}
              />
            </>
          )
        }
      />
      <FillGap />
      <DiaryBar
        dates={dates}
        day={day}
        today={today}
        view={view}
        usual={usual}
        zone={data.zone}
        isWide={isWide}
        strip={view === 'day' ? <DayStrip days={days} view={wished} shownDay={shownDay} zone={data.zone} /> : null}
      />
      <ToArrange entries={entries} now={now} zone={data.zone} />
      {isUnlisted ? (
        <NothingListed />
      ) : view === 'list' ? (
        <DiaryList days={shown} now={now} zone={data.zone} onPick={setPicked} />
      ) : (
        <DiaryGrid
          days={shown}
          now={now}
          zone={data.zone}
          onPick={setPicked}
          onCrowd={setCrowd}
          onAsk={(start, until) => setAsked({ start, until })}
          onMove={move}
          movingId={movingId}
        />
      )}
      {isUnlisted ? null : <DiaryKey />}
      {asked ? <AddDialog {...asked} zone={data.zone} onClose={() => setAsked(undefined)} /> : null}
      {showsCalendars ? <CalendarsDialog zone={data.zone} onClose={() => setShowsCalendars(false)} /> : null}
      {crowd ? (
        <CrowdDialog
          crowd={crowd}
          now={now}
          zone={data.zone}
          onClose={() => setCrowd(undefined)}
          onPick={(entry) => {
            setCrowd(undefined)
            setPicked(entry)
          }}
        />
      ) : null}
      {picked ? (
        <EntryDialog
          entry={picked}
          now={now}
          zone={data.zone}
          onClose={() => setPicked(undefined)}
          onDone={(slotId = picked.id) => {
            noteChange({ id: slotId, from: picked.from })
            setPicked(undefined)
          }}
          onClosed={goOn}
        />
      ) : null}
    </>
  )
}

/** One of each look: what is dashed can't be booked now, and says in its place why. */
const shown = ['booked', 'request', 'open', 'shut', 'blocked', 'elsewhere', 'past'] as const

/** What the looks of the diary stand for. */
function DiaryKey() {
  const { t } = useLingui()
  const { i18n } = useI18n()
  return (
    <ul aria-label={t`Key`} className={styles.Key}>
      {shown.map((kind) => (
        <li key={kind}>
          <i data-kind={kind} />
          {kind === 'shut' ? (
            <Trans>Slot nobody can book now: you’re busy, it’s being booked, or it’s too late</Trans>
          ) : (
            i18n._(kindWords[kind])
          )}
        </li>
      ))}
    </ul>
  )
}

/** In the place of empty days, until a first listing is there: a grid without anything says nothing of how it fills. */
function NothingListed() {
  return (
    <Panel isPadded>
      <EmptyState
        pig="sleep"
        title={<Trans>Nothing to book yet</Trans>}
        text={<Trans>List an appointment first. Its times show here, and so does everybody who books one.</Trans>}
        action={
          <ButtonLink variant="primary" render={(slot) => <Link to="/provider/appointment" {...slot} />}>
            <Trans>New appointment</Trans>
          </ButtonLink>
        }
      />
    </Panel>
  )
}
