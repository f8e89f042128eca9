import { useApi } from '@ginipig/api-client/core/api-context.ts'
import { change } from '@ginipig/api-client/core/call-options.ts'
import { diaryChanged } from '@ginipig/api-client/diary.ts'
import { useToast } from '@ginipig/app/services/services-context.ts'
import { fieldProblemsOf } from '@ginipig/app/words/field-problems.ts'
import { useFieldText } from '@ginipig/app/words/field-words.ts'
import { useProblemText } from '@ginipig/app/words/problem-text.ts'
import { moveSlot } from '@ginipig/contract/listing/diary.ts'
import { fromWallClock, type WallClock } from '@ginipig/domain/time'
import { useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import type { Diary } from './diary-days.ts'

/** Moves a slot that was dropped elsewhere. It stands there at once, and is back where it was if that is refused. */
export function useMoveSlot() {
  const { t } = useLingui()
  const toast = useToast()
  const textOf = useProblemText()
  const fieldText = useFieldText()
  const move = useMutation({
    ...change(useApi(), moveSlot, diaryChanged),
    onSettled: (_answer, error) => {
      if (!error) return void toast.success(t`The slot has moved`)
      const [problem] = Object.values(fieldProblemsOf(error) ?? {})
      toast.error(fieldText(problem, t`Starts at`) ?? textOf(error))
    },
  })
  const { isPending, variables } = move
  return {
    move: (slotId: string, start: WallClock) => move.mutate({ params: { slotId }, body: start }),
    movingId: isPending ? variables?.params.slotId : undefined,
    /** The diary as it will be. */
    afterMove: (diary: Diary): Diary => {
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
