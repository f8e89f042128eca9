import { useApi } from '@ginipig/api-client/core/api-context.ts'
import { change, query } from '@ginipig/api-client/core/call-options.ts'
import { diaryChanged } from '@ginipig/api-client/diary.ts'
import { Failure } from '@ginipig/app/words/Failure.tsx'
import { useDates } from '@ginipig/app/words/use-dates.ts'
import { type DiarySlot, getDiary, removeSlots } from '@ginipig/contract/listing/diary.ts'
import { horizonDate } from '@ginipig/domain/listing'
import { laterWeeks } from '@ginipig/domain/listing-draft'
import { daysAfter, toWallClock } from '@ginipig/domain/time'
import { Button } from '@ginipig/ui/button'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useSlotUndo } from './use-slot-undo.ts'

type RemoveSlotProps = { slot: DiarySlot; zone: string; onDone: () => void }

/** Takes a slot back that nobody has booked: it alone, or with the same time of the weeks after it. */
export function RemoveSlot({ slot, zone, onDone }: RemoveSlotProps) {
  const { t } = useLingui()
  const { friendlyDate } = useDates()
  const api = useApi()
  const { tellRemoved } = useSlotUndo(zone)
  const from = daysAfter(toWallClock(slot.startsAt, zone).date, 1)
  const until = daysAfter(horizonDate(Date.now(), zone), 1)
  const { data } = useQuery({ ...query(api, getDiary, { query: { from, until } }), enabled: from < until })
  const later = laterWeeks(slot, data?.slots ?? [], zone)
  const open = later.filter(({ booked }) => booked === 0)
  const last = open.at(-1)
  const all = [slot, ...later]
  const remove = useMutation({
    ...change(api, removeSlots, diaryChanged),
    onSettled: (answer) => {
      if (!answer) return
      tellRemoved(all, answer)
      onDone()
    },
  })
  const idsOf = (slots: readonly DiarySlot[]) => slots.map(({ id }) => id).join(',')
  const buttonOf = (slots: readonly DiarySlot[]) => ({
    variant: 'danger' as const,
    busy: remove.isPending && remove.variables.query.ids === idsOf(slots),
    busyLabel: t`Removing…`,
    onClick: () => remove.mutate({ query: { ids: idsOf(slots) } }),
  })
  return (
    <>
      {remove.error ? <Failure error={remove.error} /> : null}
      <Button {...buttonOf([slot])}>
        <Trans>Remove slot</Trans>
      </Button>
      {last === undefined ? null : (
        <>
          <p>
            <Plural
              value={open.length}
              one={`The same time is open in # later week, on ${friendlyDate(last.startsAt, zone)}.`}
              other={`The same time is open in # later weeks, the last on ${friendlyDate(last.startsAt, zone)}.`}
            />{' '}
            {open.length === later.length ? null : <Trans>Slots that somebody has booked stay.</Trans>}
          </p>
          <Button {...buttonOf(all)}>
            <Plural value={open.length} one="Remove this and # later one" other="Remove this and # later ones" />
          </Button>
        </>
      )}
    </>
  )
}
