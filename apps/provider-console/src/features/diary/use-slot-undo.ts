import { useApi } from '@ginipig/api-client/core/api-context.ts'
import { change } from '@ginipig/api-client/core/call-options.ts'
import { diaryChanged } from '@ginipig/api-client/diary.ts'
import { useToast } from '@ginipig/app/services/services-context.ts'
import { fieldProblemsOf } from '@ginipig/app/words/field-problems.ts'
import { useFieldText } from '@ginipig/app/words/field-words.ts'
import { useProblemText } from '@ginipig/app/words/problem-text.ts'
import type { ResponseOf } from '@ginipig/contract/core/endpoint.ts'
import { addSlot, type DiarySlot, moveSlot, removeSlots } from '@ginipig/contract/listing/diary.ts'
import { toWallClock } from '@ginipig/domain/time'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useTooNearWords } from '#shared/taken-times/use-start-words.ts'

type Removed = ResponseOf<typeof removeSlots>

/** Says that slots were added or removed, or that one was moved, with the way back: "Undo" does the opposite. It works from another page too. */
export function useSlotUndo(zone: string) {
  const { t } = useLingui()
  const api = useApi()
  const toast = useToast()
  const textOf = useProblemText()
  const fieldText = useFieldText()
  const tooNearWords = useTooNearWords(zone)
  const onSettled = (count: number, error: Error | null) => {
    if (!error) return void toast.success(t`${plural(count, { one: 'The slot is back', other: '# slots are back' })}`)
    const [problem] = Object.values(fieldProblemsOf(error) ?? {})
    toast.error(fieldText(problem, t`Starts at`) ?? textOf(error))
  }
  const add = useMutation({
    ...change(api, addSlot, diaryChanged),
    onSettled: (added, error) => onSettled(1 + (added?.later.length ?? 0), error),
  })
  const move = useMutation({
    ...change(api, moveSlot, diaryChanged),
    onSettled: (_moved, error) => onSettled(1, error),
  })
  const remove = useMutation({
    ...change(api, removeSlots, diaryChanged),
    onSettled: (answer, error) => {
      if (answer) toast.success(goneWords(answer))
      else if (error) toast.error(textOf(error))
    },
  })
  /** What is booked, or held for a client, stays, and is said. */
  const goneWords = ({ removed, booked }: Removed) => {
    const gone = t`${plural(removed.length, { one: 'The slot is gone', other: '# slots are gone' })}`
    const stay = t`${plural(booked, { one: '# is booked or held, so it stays.', other: '# are booked or held, so they stay.' })}`
    return booked === 0 ? gone : `${gone}. ${stay}`
  }
  const undo = (act: () => void) => ({ action: { label: t`Undo`, act } })
  return {
    /** @param leftOut - weeks in which something was in the way */
    tellAdded: (slots: readonly DiarySlot[], leftOut: number) => {
      const added = t`${plural(slots.length, { one: 'The slot is in your diary', other: '# slots are in your diary' })}`
      const left = t`${plural(leftOut, { one: '# week is taken, so it’s left out.', other: '# weeks are taken, so they’re left out.' })}`
      toast.success(
        leftOut === 0 ? added : `${added}. ${left}`,
        undo(() => remove.mutate({ query: { ids: slots.map(({ id }) => id).join(',') } })),
      )
    },
    /** @param asked - slots of one listing at one time of day, some of which somebody may have booked */
    tellRemoved: (asked: readonly DiarySlot[], answer: Removed) => {
      const [first, ...rest] = asked.filter(({ id }) => answer.removed.includes(id))
      if (!first) return
      const later = rest.map(({ startsAt }) => toWallClock(startsAt, zone).date)
      const body = { ...toWallClock(first.startsAt, zone), later, isUndo: true }
      toast.success(
        goneWords(answer),
        undo(() => add.mutate({ params: { listingId: first.listingId }, body })),
      )
    },
    /** @param from - epoch ms, where it was before */
    tellMoved: (slot: DiarySlot, from: number) => {
      const back = undo(() =>
        move.mutate({ params: { slotId: slot.id }, body: { ...toWallClock(from, zone), isUndo: true } }),
      )
      const isTooNear = tooNearWords(slot.startsAt, slot, Date.now())
      if (isTooNear === undefined) toast.success(t`The slot has moved`, back)
      else toast.warning(`${t`The slot has moved`}. ${isTooNear}`, back)
    },
  }
}
