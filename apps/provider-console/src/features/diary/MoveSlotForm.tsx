import { useApi } from '@ginipig/api-client/core/api-context.ts'
import { change } from '@ginipig/api-client/core/call-options.ts'
import { diaryChanged } from '@ginipig/api-client/diary.ts'
import { useAppForm } from '@ginipig/app/form/use-app-form.ts'
import { useToast } from '@ginipig/app/services/services-context.ts'
import { moveSlot } from '@ginipig/contract/listing/diary.ts'
import type { WallClock } from '@ginipig/domain/time'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import styles from './Diary.module.css'
import { SlotStart } from './diary-forms.ts'
import { StartField } from './StartField.tsx'
import type { Planned } from './use-day-plan.ts'

type MoveSlotFormProps = {
  planned: Planned & { movedId: string }
  start: WallClock
  zone: string
  /** Told the slot that stands in its place; none where it stayed. */
  onDone: (slotId?: string) => void
}

/** Another time for a slot that nobody has booked. */
export function MoveSlotForm({ planned, start, zone, onDone }: MoveSlotFormProps) {
  const { t } = useLingui()
  const toast = useToast()
  const { mutateAsync: move } = useMutation(change(useApi(), moveSlot, diaryChanged))
  const form = useAppForm({
    schema: SlotStart,
    judgedTogether: ['date', 'time'],
    defaultValues: start,
    onSubmit: async (body) => {
      if (body.date === start.date && body.time === start.time) return onDone()
      const { id } = await move({ params: { slotId: planned.movedId }, body })
      toast.success(t`The slot has moved`)
      onDone(id)
    },
  })
  return (
    <form.AppForm>
      <form.Form className={styles.Form}>
        <form.Failure />
        <form.AppField name="date">
          {(field) => <field.TextField type="date" label={t`Date`} autoComplete="off" />}
        </form.AppField>
        <form.Subscribe selector={({ values }) => values}>
          {({ date, time }) => (
            <>
              <form.AppField name="time">
                {() => <StartField date={date} planned={planned} zone={zone} before={start} />}
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
