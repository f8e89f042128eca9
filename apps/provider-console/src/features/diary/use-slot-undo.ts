import { useApi } from '@ginipig/api-client/core/api-context.ts'
import { change } from '@ginipig/api-client/core/call-options.ts'
import { diaryChanged } from '@ginipig/api-client/diary.ts'
import { useToast } from '@ginipig/app/services/services-context.ts'
import { fieldProblemsOf } from '@ginipig/app/words/field-problems.ts'
import { useFieldText } from '@ginipig/app/words/field-words.ts'
import { useProblemText } from '@ginipig/app/words/problem-text.ts'
import { addSlot, type DiarySlot, moveSlot, removeSlot } from '@ginipig/contract/listing/diary.ts'
import { toWallClock } from '@ginipig/domain/time'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useTooNearWords } from '#shared/taken-times/use-start-words.ts'

/** Says that slots were added, or that one was moved or removed, with the way back: "Undo" does the opposite. It works from another page too. */
export function useSlotUndo(zone: string) {
  const { t } = useLingui()
  const api = useApi()
  const toast = useToast()
  const textOf = useProblemText()
  const fieldText = useFieldText()
  const tooNearWords = useTooNearWords(zone)
  const onSettled = (_answer: unknown, error: Error | null) => {
    if (!error) return void toast.success(t`The slot is back`)
    const [problem] = Object.values(fieldProblemsOf(error) ?? {})
    toast.error(fieldText(problem, t`Starts at`) ?? textOf(error))
  }
  const add = useMutation({ ...change(api, addSlot, diaryChanged), onSettled })
  const move = useMutation({ ...change(api, moveSlot, diaryChanged), onSettled })
  const { mutateAsync: remove } = useMutation(change(api, removeSlot, diaryChanged))
  /** What somebody has booked meanwhile stays, and is said. */
  const removeAll = async (slots: readonly DiarySlot[]) => {
    const done = await Promise.allSettled(slots.map(({ id }) => remove({ params: { slotId: id } })))
    const failed = done.find((one) => one.status === 'rejected')
    if (failed) toast.error(textOf(failed.reason))
    else toast.success(t`${plural(slots.length, { one: 'The slot is gone', other: '# slots are gone' })}`)
  }
  const undo = (act: () => void) => ({ action: { label: t`Undo`, act } })
  return {
    /** @param leftOut - weeks in which something was in the way */
    tellAdded: (slots: readonly DiarySlot[], leftOut: number) => {
      const added = t`${plural(slots.length, { one: 'The slot is in your diary', other: '# slots are in your diary' })}`
      const left = t`${plural(leftOut, { one: '# week is taken, so it’s left out.', other: '# weeks are taken, so they’re left out.' })}`
      toast.success(
        leftOut === 0 ? added : `${added}. ${left}`,
        undo(() => void removeAll(slots)),
      )
    },
    tellRemoved: ({ listingId, startsAt }: DiarySlot) =>
      toast.success(
        t`The slot is gone`,
        undo(() => add.mutate({ params: { listingId }, body: { ...toWallClock(startsAt, zone), isUndo: true } })),
      ),
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
