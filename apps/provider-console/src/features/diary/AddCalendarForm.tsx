import { useApi } from '@ginipig/api-client/core/api-context.ts'
import { change } from '@ginipig/api-client/core/call-options.ts'
import { calendarsChanged } from '@ginipig/api-client/diary.ts'
import { useAppForm } from '@ginipig/app/form/use-app-form.ts'
import { useToast } from '@ginipig/app/services/services-context.ts'
import { addCalendar } from '@ginipig/contract/listing/calendars.ts'
import { MAX_CALENDAR_ADDRESS, MAX_CALENDAR_NAME } from '@ginipig/domain/calendar'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { Link2 } from 'lucide-react'
import { useState } from 'react'
import * as v from 'valibot'
import styles from './Calendars.module.css'

const text = (longest: number) => v.pipe(v.string(), v.trim(), v.nonEmpty('required'), v.maxLength(longest, 'too_long'))
const NewCalendar = v.object({ name: text(MAX_CALENDAR_NAME), address: text(MAX_CALENDAR_ADDRESS) })

/** Another calendar's name and address; empty again once it is added. */
export function AddCalendarForm() {
  const [added, setAdded] = useState(0)
  return <Fields key={added} onAdded={() => setAdded((before) => before + 1)} />
}

function Fields({ onAdded }: { onAdded: () => void }) {
  const { t } = useLingui()
  const toast = useToast()
  const { mutateAsync: add } = useMutation(change(useApi(), addCalendar, calendarsChanged))
  const form = useAppForm({
    schema: NewCalendar,
    defaultValues: { name: '', address: '' },
    onSubmit: async (body) => {
      await add({ body })
      toast.success(t`Added. We’re reading it now.`)
      onAdded()
    },
  })
  return (
    <form.AppForm>
      <form.Form className={styles.Form}>
        <form.Failure />
        <form.AppField name="name">
          {(field) => (
            <field.TextField
              label={t`Name of the calendar`}
              hint={<Trans>Only you see it: “Personal”, “Academy”.</Trans>}
              autoComplete="off"
              maxLength={MAX_CALENDAR_NAME}
            />
          )}
        </form.AppField>
        <form.AppField name="address">
          {(field) => (
            <field.TextField
              label={t`Address of the calendar`}
              hint={
                <Trans>
                  Its iCal address, from the calendar’s settings: in Google “Secret address in iCal format”, in Outlook
                  “Publish a calendar”, in Apple “Public calendar”.
                </Trans>
              }
              icon={<Link2 aria-hidden />}
              inputMode="url"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={MAX_CALENDAR_ADDRESS}
            />
          )}
        </form.AppField>
        <form.SubmitButton busyLabel={t`Adding…`}>
          <Trans>Add calendar</Trans>
        </form.SubmitButton>
      </form.Form>
    </form.AppForm>
  )
}
