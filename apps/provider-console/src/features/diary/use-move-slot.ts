import { useApi } from '@ginipig/api-client/core/api-context.ts'
import { change } from '@ginipig/api-client/core/call-options.ts'
import { diaryChanged } from '@ginipig/api-client/diary.ts'
import { useToast } from '@ginipig/app/services/services-context.ts'
import { fieldProblemsOf } from '@ginipig/app/words/field-problems.ts'
import { useFieldText } from '@ginipig/app/words/field-words.ts'
import { useProblemText } from '@ginipig/app/words/problem-text.ts'
import { moveSlot } from '@ginipig/contract/listing/diary.ts'
import { clashOf } from '@ginipig/domain/listing-draft'
import { fromWallClock, MINUTE_MS, type WallClock } from '@ginipig/domain/time'
import { useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useTakenWords } from '#shared/taken-times/use-start-words.ts'
import type { Diary } from './diary-days.ts'
import { obstaclesOf } from './use-day-plan.ts'
import { useSlotUndo } from './use-slot-undo.ts'

/** Moves a slot that was dropped elsewhere. It stands there at once, and is back where it was if that is refused; what is
 *  in the way there is said, where the diary has it. */
export function useMoveSlot(diary: Diary) {
  const { t } = useLingui()
  const takenWords = useTakenWords(diary.zone)
  const toast = useToast()
  const { tellMoved } = useSlotUndo(diary.zone)
  const textOf = useProblemText()
  const fieldText = useFieldText()
  const inTheWay = (slotId: string, start: WallClock) => {
    const slot = diary.slots.find(({ id }) => id === slotId)
    const startsAt = fromWallClock(start, diary.zone)
    if (!slot || startsAt === undefined) return undefined
    const obstacles = obstaclesOf(diary, { listingId: slot.listingId, movedId: slotId })
    return clashOf(startsAt, (slot.endsAt - slot.startsAt) / MINUTE_MS, obstacles)
  }
  const move = useMutation({
    ...change(useApi(), moveSlot, diaryChanged),
    onSettled: (moved, error, { params, body }) => {
      if (moved) return tellMoved(moved, diary.slots.find(({ id }) => id === params.slotId)?.startsAt ?? moved.startsAt)
      const [problem] = Object.values(fieldProblemsOf(error) ?? {})
      const by = problem === 'slot_clashes' ? inTheWay(params.slotId, body) : undefined
      toast.error(by ? t`In the way: ${takenWords(by)}` : (fieldText(problem, t`Starts at`) ?? textOf(error)))
    },
  })
  const { isPending, variables } = move
  return {
    move: (slotId: string, start: WallClock) => move.mutate({ params: { slotId }, body: start }),
    movingId: isPending ? variables?.params.slotId : undefined,
    /** The diary as it will be. */
    afterMove: (): Diary => {
      const startsAt = isPending && variables ? fromWallClock(variables.body, diary.zone) : undefined
      if (startsAt === undefined) return diary
      const slots = diary.slots.map((slot) =>
        slot.id === variables?.params.slotId
          ? { ...slot, startsAt, endsAt: startsAt + slot.endsAt - slot.startsAt }
          : slot,
      )
      return { ...diary, slots }
    },
  }
}
