import { useApi } from '@ginipig/api-client/core/api-context.ts'
import { change } from '@ginipig/api-client/core/call-options.ts'
import { diaryChanged } from '@ginipig/api-client/diary.ts'
import { useAppForm } from '@ginipig/app/form/use-app-form.ts'
import { type DiarySlot, moveSlot } from '@ginipig/contract/listing/diary.ts'
import { MINUTE_MS, toWallClock } from '@ginipig/domain/time'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import styles from './Diary.module.css'
import { SlotStart } from './diary-forms.ts'
import { StartField } from './StartField.tsx'
import { useSlotUndo } from './use-slot-undo.ts'

type MoveSlotFormProps = {
  slot: DiarySlot
  zone: string
  /** Told the slot that stands in its place; none where it stayed. */
  onDone: (slotId?: string) => void
}

/** Another time for a slot that nobody has booked. */
export function MoveSlotForm({ slot, zone, onDone }: MoveSlotFormProps) {
  const { t } = useLingui()
  const { tellMoved } = useSlotUndo(zone)
  const start = toWallClock(slot.startsAt, zone)
  const planned = {
    listingId: slot.listingId,
    movedId: slot.id,
    duration: (slot.endsAt - slot.startsAt) / MINUTE_MS,
  }
  const { mutateAsync: move } = useMutation(change(useApi(), moveSlot, diaryChanged))
  const form = useAppForm({
    schema: SlotStart,
    judgedTogether: ['date', 'time'],
    defaultValues: start,
    onSubmit: async (body) => {
      if (body.date === start.date && body.time === start.time) return onDone()
      const moved = await move({ params: { slotId: slot.id }, body })
      tellMoved(moved, slot.startsAt)
      onDone(moved.id)
    },
  })
  return (
    <form.AppForm>
      <form.Form className={styles.Form}>
        <form.Failure />
        <form.AppField name="date">
          {/* The focus begins here whether the day's half hours are there already or still come. */}
          {(field) => <field.TextField type="date" label={t`Date`} autoComplete="off" data-first-focus />}
        </form.AppField>
        <form.Subscribe selector={({ values }) => values}>
          {({ date, time }) => (
            <>
              <form.AppField name="time">
                {() => <StartField date={date} planned={planned} notice={slot} zone={zone} before={start} />}
              </form.AppField>
              <form.SubmitButton busyLabel={t`Moving…`}>
                {date === start.date && time === start.time ? <Trans>Move slot</Trans> : <Trans>Move to {time}</Trans>}
              </form.SubmitButton>
            </>
          )}
        </form.Subscribe>
      </form.Form>
    </form.AppForm>
  )
}
