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
import { TimeField } from './TimeField.tsx'

type MoveSlotFormProps = { slotId: string; start: WallClock; onDone: () => void }

/** Another time for a slot that nobody has booked. */
export function MoveSlotForm({ slotId, start, onDone }: MoveSlotFormProps) {
  const { t } = useLingui()
  const toast = useToast()
  const { mutateAsync: move } = useMutation(change(useApi(), moveSlot, diaryChanged))
  const form = useAppForm({
    schema: SlotStart,
    defaultValues: start,
    onSubmit: async (body) => {
      if (body.date !== start.date || body.time !== start.time) {
        await move({ params: { slotId }, body })
        toast.success(t`The slot has moved`)
      }
      onDone()
    },
  })
  return (
    <form.AppForm>
      <form.Form className={styles.Form}>
        <form.Failure />
        <div className={styles.Pair}>
          <form.AppField name="date">
            {(field) => <field.TextField type="date" label={t`Date`} autoComplete="off" />}
          </form.AppField>
          <form.AppField name="time">{() => <TimeField label={t`Starts at`} from={7} until={21.5} />}</form.AppField>
        </div>
        <form.SubmitButton busyLabel={t`Moving…`}>
          <Trans>Move slot</Trans>
        </form.SubmitButton>
      </form.Form>
    </form.AppForm>
  )
}
