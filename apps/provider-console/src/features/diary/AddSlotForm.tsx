import { useApi } from '@ginipig/api-client/core/api-context.ts'
import { change, pages } from '@ginipig/api-client/core/call-options.ts'
import { diaryChanged } from '@ginipig/api-client/diary.ts'
import { useAppForm } from '@ginipig/app/form/use-app-form.ts'
import { useField, useTextField } from '@ginipig/app/form/use-field.ts'
import { Failure } from '@ginipig/app/words/Failure.tsx'
import { useFieldText } from '@ginipig/app/words/field-words.ts'
import { addSlot } from '@ginipig/contract/listing/diary.ts'
import { listMyListings } from '@ginipig/contract/listing/my-listings.ts'
import { FIRST_START, horizonDate, LAST_START } from '@ginipig/domain/listing'
import { weekdayOf, weeklyDates } from '@ginipig/domain/listing-draft'
import { dateFormat, isCalendarDate } from '@ginipig/domain/time'
import { Checkbox } from '@ginipig/ui/checkbox'
import { Field } from '@ginipig/ui/field'
import { TextLink } from '@ginipig/ui/link'
import { Select } from '@ginipig/ui/select'
import { Spinner } from '@ginipig/ui/spinner'
import { useLingui as useI18n } from '@lingui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useInfiniteQuery, useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect } from 'react'
import { type AddFormProps, takesSlots } from './add-form.ts'
import styles from './Diary.module.css'
import { NewSlot } from './diary-forms.ts'
import { InTheWay } from './InTheWay.tsx'
import { TimeField } from './TimeField.tsx'
import { useSlotUndo } from './use-slot-undo.ts'

/** The half hour nearest to this one at which a slot may begin (spec §9). */
const nearest = (time: string) => (time < FIRST_START ? FIRST_START : time > LAST_START ? LAST_START : time)

/** One more slot of a listing that is listed. */
export function AddSlotForm({ start, zone, onDone }: AddFormProps) {
  const { t } = useLingui()
  const api = useApi()
  const { tellAdded } = useSlotUndo(zone)
  const asked = useInfiniteQuery(pages(api, listMyListings, { query: takesSlots }))
  const { data, error, isFetching, hasNextPage, fetchNextPage } = asked
  const { i18n } = useI18n()
  const weekday = dateFormat(i18n.locale, { weekday: 'long', timeZone: 'UTC' })
  const { mutateAsync: add } = useMutation(change(api, addSlot, diaryChanged))
  const form = useAppForm({
    schema: NewSlot,
    judgedTogether: ['listingId', 'date', 'time'],
    defaultValues: {
      listingId: '',
      date: start.date,
      time: nearest(start.time),
      isWeekly: false,
      until: horizonDate(Date.now(), zone),
    },
    onSubmit: async ({ listingId, date, time, isWeekly, until }) => {
      const last = horizonDate(Date.now(), zone)
      const weeks = isWeekly ? weeklyDates(date, [weekdayOf(date)], until < last ? until : last) : []
      const body = { date, time, later: weeks }
      const { slot, later, leftOut } = await add({ params: { listingId }, body })
      tellAdded([slot, ...later], leftOut.length)
      onDone()
    },
  })
  // One chooses among all of them.
  const isToAskOn = hasNextPage && !isFetching && error === null
  useEffect(() => {
    if (isToAskOn) void fetchNextPage()
  }, [isToAskOn, fetchNextPage])
  // Once all are there, what is typed stays though looking again fails.
  if (error && (!data || hasNextPage)) {
    const tryAgain = () => (asked.isFetchNextPageError ? fetchNextPage() : asked.refetch())
    return <Failure error={error} onTryAgain={tryAgain} isTrying={isFetching} />
  }
  if (!data || hasNextPage) return <Spinner label={t`Loading…`} />
  const offered = data.pages.flatMap(({ items }) => items)
  if (offered.length === 0)
    return (
      <p>
        <Trans>
          No listing of yours takes bookings now, so there is nothing to add a slot to.{' '}
          <TextLink render={(slot) => <Link to="/provider/appointment" {...slot} />}>
            List an appointment first
          </TextLink>
          .
        </Trans>
      </p>
    )
  return (
    <form.AppForm>
      <form.Form className={styles.Form}>
        <form.Failure />
        <form.AppField name="listingId">{() => <ListingField listings={offered} />}</form.AppField>
        <form.AppField name="date">
          {(field) => <field.TextField type="date" label={t`Date`} autoComplete="off" />}
        </form.AppField>
        <form.AppField name="time">{() => <TimeField label={t`Starts at`} from={7} until={21.5} />}</form.AppField>
        <form.Subscribe selector={({ values, isSubmitting }) => [values, isSubmitting] as const}>
          {([{ listingId, date, time, isWeekly }, isAdding]) => {
            const listing = offered.find(({ id }) => id === listingId)
            const duration = listing?.durationMinutes ?? null
            return (
              <>
                <form.AppField name="time">
                  {() => (
                    <InTheWay
                      // What is being added would stand in its own way.
                      planned={duration === null || isAdding ? undefined : { listingId, duration }}
                      start={{ date, time }}
                      zone={zone}
                      notice={listing && { ...listing, approval: listing.approval ?? 'automatic' }}
                    />
                  )}
                </form.AppField>
                <form.AppField name="isWeekly">
                  {() => <WeeklyField weekday={isCalendarDate(date) ? weekday.format(Date.parse(date)) : ''} />}
                </form.AppField>
                {isWeekly ? (
                  <form.AppField name="until">
                    {(field) => (
                      <field.TextField
                        type="date"
                        label={t`Until`}
                        problemLabel={t`the last day: it comes after the first`}
                        hint={<Trans>Weeks in which something is in the way are left out, and we say how many.</Trans>}
                        autoComplete="off"
                        min={date}
                        max={horizonDate(Date.now(), zone)}
                      />
                    )}
                  </form.AppField>
                ) : null}
              </>
            )
          }}
        </form.Subscribe>
        <form.SubmitButton busyLabel={t`Adding…`}>
          <Trans>Add slot</Trans>
        </form.SubmitButton>
      </form.Form>
    </form.AppForm>
  )
}

function WeeklyField({ weekday }: { weekday: string }) {
  const { value, change } = useField<boolean>()
  return (
    <Checkbox
      label={weekday === '' ? <Trans>Every week</Trans> : <Trans>Every {weekday}</Trans>}
      checked={value}
      onChange={(event) => change(event.target.checked)}
    />
  )
}

function ListingField({ listings }: { listings: readonly { id: string; title: string }[] }) {
  const { t } = useLingui()
  const fieldText = useFieldText()
  const { input, problem } = useTextField()
  return (
    <Field label={t`Listing`} error={fieldText(problem, t`a listing`)}>
      <Select {...input}>
        {input.value === '' ? <option value="">{t`Choose one`}</option> : null}
        {listings.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </Select>
    </Field>
  )
}
