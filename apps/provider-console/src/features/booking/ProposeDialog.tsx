import { providerBookingChanged } from '@ginipig/api-client/booking.ts'
import { useApi } from '@ginipig/api-client/core/api-context.ts'
import { change, query } from '@ginipig/api-client/core/call-options.ts'
import { useToast } from '@ginipig/app/services/services-context.ts'
import { useProblemText } from '@ginipig/app/words/problem-text.ts'
import { useDates } from '@ginipig/app/words/use-dates.ts'
import type { ProviderBooking } from '@ginipig/contract/booking/booking.ts'
import { listProposableTimes, proposeTimes } from '@ginipig/contract/booking/provider-calls.ts'
import { MAX_PROPOSED_TIMES, MAX_REASON_TEXT } from '@ginipig/domain/booking'
import { Button } from '@ginipig/ui/button'
import { Checkbox } from '@ginipig/ui/checkbox'
import { ConfirmDialog } from '@ginipig/ui/dialog'
import { Field } from '@ginipig/ui/field'
import { Skeleton } from '@ginipig/ui/skeleton'
import { Textarea } from '@ginipig/ui/textarea'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import styles from './ProposalPart.module.css'

type ProposeDialogProps = { booking: ProviderBooking; open: boolean; onOpenChange: (open: boolean) => void }

/** How many times are shown before more are asked for. */
const SHOWN = 9

/** Up to three open times of the same appointment, held for the client until they answer. Moving costs nothing. Source:
 *  product.md §9. */
export function ProposeDialog({ booking, open, onOpenChange }: ProposeDialogProps) {
  const { t } = useLingui()
  const api = useApi()
  const dates = useDates()
  const toast = useToast()
  const textOf = useProblemText()
  const { id: bookingId, client, zone, status } = booking
  const params = { bookingId }
  const [picked, setPicked] = useState<readonly string[]>([])
  const [note, setNote] = useState('')
  const [shown, setShown] = useState(SHOWN)
  const [isMissing, setIsMissing] = useState(false)
  const { data, error } = useQuery({ ...query(api, listProposableTimes, { params }), enabled: open, staleTime: 0 })
  const propose = useMutation(change(api, proposeTimes, providerBookingChanged))
  const name = client.firstName
  const times = data?.times ?? []
  const until = data?.until === undefined || data.until === null ? undefined : dates.friendlyDateTime(data.until, zone)
  const isFull = picked.length >= MAX_PROPOSED_TIMES
  const failure = propose.error ?? error
  const nothing =
    data && times.length === 0 ? t`There is no open time of this appointment that could be held.` : undefined
  const missing = isMissing && picked.length === 0 ? t`Choose at least one time.` : undefined
  const send = () => {
    if (picked.length === 0) return setIsMissing(true)
    propose.mutate(
      { params, body: { slotIds: [...picked], ...(note.trim() === '' ? {} : { note }) } },
      {
        onSuccess: () => {
          onOpenChange(false)
          setPicked([])
          toast.success(t`${name} has your times.`)
        },
      },
    )
  }
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(isOpen) => {
        propose.reset()
        setIsMissing(false)
        onOpenChange(isOpen)
      }}
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
      confirmLabel={nothing === undefined ? t`Propose these times` : undefined}
      cancelLabel={t`Not now`}
      busy={propose.isPending}
      busyLabel={t`One moment…`}
      error={failure ? textOf(failure) : (nothing ?? missing)}
      onConfirm={send}
    >
      <fieldset className={styles.Choices} aria-busy={data === undefined && error === null}>
        <legend className={styles.Hint}>
          {until === undefined ? (
            <Trans>Open times</Trans>
          ) : (
            <Trans>
              Held for {name} until {until}
            </Trans>
          )}
        </legend>
        {data === undefined && error === null ? <Skeleton shape="block" height={44} /> : null}
        {times.slice(0, shown).map(({ slotId, startsAt, endsAt }) => {
          const when = dates.friendlyDateTime(startsAt, zone)
          const end = dates.time(endsAt, zone)
          const isPicked = picked.includes(slotId)
          return (
            <Checkbox
              key={slotId}
              label={t`${when} to ${end}`}
              checked={isPicked}
              disabled={isFull && !isPicked}
              onChange={() =>
                setPicked((now) => (now.includes(slotId) ? now.filter((one) => one !== slotId) : [...now, slotId]))
              }
            />
          )
        })}
        {times.length > shown ? (
          <Button variant="ghost" size="sm" onClick={() => setShown(shown + SHOWN)}>
            <Trans>Later times</Trans>
          </Button>
        ) : null}
      </fieldset>
      {times.length > 0 ? (
        <Field
          label={<Trans>Words for {name}</Trans>}
          marker={<Trans>Optional</Trans>}
          hint={<Trans>No phone numbers or addresses, please.</Trans>}
        >
          <Textarea
            rows={2}
            maxLength={MAX_REASON_TEXT}
            value={note}
            onChange={(event) => setNote(event.target.value)}
          />
        </Field>
      ) : null}
    </ConfirmDialog>
  )
}
