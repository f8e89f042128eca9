import { useApi } from '@ginipig/api-client/core/api-context.ts'
import { change, keyOf } from '@ginipig/api-client/core/call-options.ts'
import { useAppForm } from '@ginipig/app/form/use-app-form.ts'
import { useToast } from '@ginipig/app/services/services-context.ts'
import { addToReport, getReport } from '@ginipig/contract/report/report.ts'
import { MAX_REPORT_TEXT, ReportAddition } from '@ginipig/domain/report'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import styles from './ReportFrame.module.css'

/** Something that its author remembers while a report is open. */
export function AddWords({ reportId }: { reportId: string }) {
  const { t } = useLingui()
  const toast = useToast()
  const params = { reportId }
  const add = useMutation(change(useApi(), addToReport, { stale: [keyOf(getReport, { params })] }))
  const form = useAppForm({
    schema: ReportAddition,
    defaultValues: { text: '' },
    onSubmit: async (body) => {
      await add.mutateAsync({ params, body })
      toast.success(t`Added to your report.`)
    },
  })
  return (
    <form.AppForm>
      <form.Form className={styles.Form}>
        <form.Failure
          cases={{ too_many_requests: { words: t`You have added all that this report can hold. Please write to us.` } }}
        />
        <form.AppField name="text">
          {(field) => (
            <field.TextareaField
              label={<Trans>Something to add?</Trans>}
              problemLabel={t`Something to add`}
              rows={3}
              counterMax={MAX_REPORT_TEXT}
              counterAnnouncement={(used, max) => t`${used} of ${max} characters used`}
            />
          )}
        </form.AppField>
        <div className={styles.Actions}>
          <form.SubmitButton variant="secondary" busyLabel={t`Sending…`}>
            <Trans>Add to my report</Trans>
          </form.SubmitButton>
        </div>
      </form.Form>
    </form.AppForm>
  )
}
