import { providerBookingChanged } from '@ginipig/api-client/booking.ts'
import { useApi } from '@ginipig/api-client/core/api-context.ts'
import { change, query } from '@ginipig/api-client/core/call-options.ts'
import { useAppForm } from '@ginipig/app/form/use-app-form.ts'
import { useField } from '@ginipig/app/form/use-field.ts'
import { useToast } from '@ginipig/app/services/services-context.ts'
import { Failure } from '@ginipig/app/words/Failure.tsx'
import { ofChoice, useFieldText } from '@ginipig/app/words/field-words.ts'
import { useDates } from '@ginipig/app/words/use-dates.ts'
import type { Proposal, ProviderBooking } from '@ginipig/contract/booking/booking.ts'
import { listProposableTimes, ProposedTimes, proposeTimes } from '@ginipig/contract/booking/provider-calls.ts'
import { MAX_PROPOSED_TIMES } from '@ginipig/domain/booking'
import { Button } from '@ginipig/ui/button'
import { Checkbox } from '@ginipig/ui/checkbox'
import { Field } from '@ginipig/ui/field'
import { TextLink } from '@ginipig/ui/link'
import { Skeleton } from '@ginipig/ui/skeleton'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import styles from './ProposalPart.module.css'
import { WordsField } from './WordsField.tsx'

type ProposeDialogProps = {
  booking: ProviderBooking
  open: boolean
  onOpenChange: (open: boolean) => void
  onClosed?: () => void
}

/** How many times are shown before more are asked for. */
const SHOWN = 9

/** Up to three open times of the same appointment, held for the client until they answer. Moving costs nothing. Source:
 *  product.md §9. */
export function ProposeDialog({ booking, open, onOpenChange, onClosed }: ProposeDialogProps) {
  const { t } = useLingui()
  const api = useApi()
  const dates = useDates()
  const toast = useToast()
  const { id: bookingId, client, zone, status } = booking
  const params = { bookingId }
  const asked = useQuery({ ...query(api, listProposableTimes, { params }), enabled: open, staleTime: 0 })
  const { data } = asked
  const propose = useMutation(change(api, proposeTimes, providerBookingChanged))
  const name = client.firstName
  const times = data?.times ?? []
  const until = data?.until === undefined || data.until === null ? undefined : dates.friendlyDateTime(data.until, zone)
  const isNothingOpen = data !== undefined && times.length === 0
  const list = useRef<HTMLDivElement>(null)
  const isLoading = open && data === undefined
  const wasLoading = useRef(isLoading)
  // What had the focus while they loaded is pushed down by them, out of sight.
  useEffect(() => {
    if (wasLoading.current && open && !isLoading) list.current?.querySelector('input')?.focus()
    wasLoading.current = isLoading
  }, [open, isLoading])
  const form = useAppForm({
    schema: ProposedTimes,
    defaultValues: { slotIds: [] as string[], note: '' },
    onSubmit: ({ slotIds, note }) =>
      propose.mutateAsync(
        { params, body: { slotIds, ...(note ? { note } : {}) } },
        {
          onSuccess: () => {
            toast.success(t`${name} has your times.`)
            form.reset()
            onOpenChange(false)
          },
        },
      ),
  })
  return (
    <form.AppForm>
      <form.Question
        open={open}
        onOpenChange={onOpenChange}
        onClosed={onClosed}
        title={<Trans>Propose other times to {name}</Trans>}
        description={
          status === 'requested' ? (
            <Trans>
              Up to three. One taken is confirmed at once; none taken ends the request. Neither costs anything.
            </Trans>
          ) : (
            <Trans>Up to three. One taken moves the booking at no cost; none taken leaves it as it is.</Trans>
          )
        }
        confirmLabel={!isNothingOpen && !asked.isLoadingError ? t`Propose these times` : undefined}
        cancelLabel={t`Not now`}
        busyLabel={t`One moment…`}
      >
        {asked.isPending ? <Skeleton shape="block" height={44} /> : null}
        {asked.isLoadingError ? (
          <Failure error={asked.error} onTryAgain={asked.refetch} isTrying={asked.isFetching} />
        ) : null}
        {isNothingOpen ? (
          <p>
            <Trans>
              No open time of this appointment is left to propose.{' '}
              <TextLink render={(slot) => <Link to="/provider/diary" {...slot} />}>Add one to your diary</TextLink>,
              then propose it.
            </Trans>
          </p>
        ) : null}
        {times.length > 0 ? (
          <>
            <form.AppField name="slotIds">
              {() => (
                <TimesField
                  ref={list}
                  label={
                    until === undefined ? (
                      <Trans>Open times</Trans>
                    ) : (
                      <Trans>
                        Held for {name} until {until}
                      </Trans>
                    )
                  }
                  times={times}
                  zone={zone}
                />
              )}
            </form.AppField>
            <form.AppField name="note">{() => <WordsField client={name} rows={2} />}</form.AppField>
          </>
        ) : null}
      </form.Question>
    </form.AppForm>
  )
}

type TimesFieldProps = {
  ref: RefObject<HTMLDivElement | null>
  label: React.ReactNode
  times: Proposal['times']
  zone: string
}

/** Up to three of these times; the first ones are shown before more are asked for. */
function TimesField({ ref, label, times, zone }: TimesFieldProps) {
  const { t } = useLingui()
  const dates = useDates()
  const fieldText = useFieldText()
  const { value: picked, change, onBlur, problem } = useField<string[]>()
  const [shown, setShown] = useState(SHOWN)
  const isFull = picked.length >= MAX_PROPOSED_TIMES
  // Picked before the dialog was closed, and no longer open.
  const open = picked.filter((one) => times.some(({ slotId }) => slotId === one))
  const isGone = open.length < picked.length
  const dropGone = useEffectEvent(() => change(open))
  useEffect(() => {
    if (isGone) dropGone()
  }, [isGone])
  // What is picked stands in sight.
  const count = Math.max(shown, times.findLastIndex(({ slotId }) => picked.includes(slotId)) + 1)
  return (
    <Field group label={label} error={fieldText(ofChoice(problem), t`at least one time`)}>
      <div ref={ref} className={styles.Choices}>
        {times.slice(0, count).map(({ slotId, startsAt, endsAt }) => {
          const when = dates.friendlyDateTime(startsAt, zone)
          const end = dates.time(endsAt, zone)
          const isPicked = picked.includes(slotId)
          return (
            <Checkbox
              key={slotId}
              label={t`${when} to ${end}`}
              checked={isPicked}
              disabled={isFull && !isPicked}
              onBlur={onBlur}
              onChange={() => change(isPicked ? picked.filter((one) => one !== slotId) : [...picked, slotId])}
            />
          )
        })}
        {times.length > count ? (
          <Button variant="ghost" size="sm" onClick={() => setShown(count + SHOWN)}>
            <Trans>Later times</Trans>
          </Button>
        ) : null}
      </div>
    </Field>
  )
}
