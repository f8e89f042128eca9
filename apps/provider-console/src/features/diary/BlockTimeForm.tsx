import { useApi } from '@ginipig/api-client/core/api-context.ts'
import { change } from '@ginipig/api-client/core/call-options.ts'
import { diaryChanged } from '@ginipig/api-client/diary.ts'
import { useAppForm } from '@ginipig/app/form/use-app-form.ts'
import { useToast } from '@ginipig/app/services/services-context.ts'
import { blockTime, MAX_BUSY_NOTE } from '@ginipig/contract/listing/diary.ts'
import { horizonDate } from '@ginipig/domain/listing'
import { minutesOf, timeOf } from '@ginipig/domain/time'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { AddFormProps } from './add-form.ts'
import { ClosedBy } from './ClosedBy.tsx'
import styles from './Diary.module.css'
import { instantOf, newBlock } from './diary-forms.ts'
import { TimeField } from './TimeField.tsx'

/** A time at which nobody can book, on one day. @param props.until - an hour after it begins, where nothing says otherwise */
export function BlockTimeForm({ start, until, zone, onDone }: AddFormProps & { until: string | undefined }) {
  const { t } = useLingui()
  const toast = useToast()
  const { mutateAsync: block } = useMutation(change(useApi(), blockTime, diaryChanged))
  const [schema] = useState(() => newBlock(horizonDate(Date.now(), zone)))
  const form = useAppForm({
    schema,
    judgedTogether: ['date', 'startsAt', 'endsAt'],
    defaultValues: {
      date: start.date,
      startsAt: start.time,
      endsAt: until ?? timeOf(Math.min(minutesOf(start.time) + 60, 24 * 60)),
      note: '',
    },
    onSubmit: async ({ date, startsAt, endsAt, note }) => {
      const times = { startsAt: instantOf(date, startsAt, zone), endsAt: instantOf(date, endsAt, zone) }
      await block({ body: { ...times, note } })
      toast.success(t`This time is blocked`)
      onDone()
    },
  })
  return (
    <form.AppForm>
      <form.Form className={styles.Form}>
        <form.Failure />
        <form.AppField name="date">
          {(field) => <field.TextField type="date" label={t`Date`} autoComplete="off" />}
        </form.AppField>
        <div className={styles.Pair}>
          <form.AppField name="startsAt">{() => <TimeField label={t`From`} from={0} until={23.5} />}</form.AppField>
          <form.AppField name="endsAt">
            {() => (
              <TimeField
                label={t({ context: 'a time of day', message: 'Until' })}
                problemLabel={t`the end: it comes after the start`}
                from={0.5}
                until={24}
              />
            )}
          </form.AppField>
        </div>
        <form.Subscribe selector={({ values }) => values}>
          {({ date, startsAt, endsAt }) => <ClosedBy date={date} from={startsAt} until={endsAt} zone={zone} />}
        </form.Subscribe>
        <form.AppField name="note">
          {(field) => (
            <field.TextField
              label={t`Note`}
              marker={<Trans>Optional</Trans>}
              hint={<Trans>Only you see it.</Trans>}
              autoComplete="off"
              maxLength={MAX_BUSY_NOTE}
            />
          )}
        </form.AppField>
        <form.SubmitButton busyLabel={t`Blocking…`}>
          <Trans>Block time</Trans>
        </form.SubmitButton>
      </form.Form>
    </form.AppForm>
  )
}
