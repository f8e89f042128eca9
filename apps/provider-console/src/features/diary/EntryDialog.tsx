import { useApi } from '@ginipig/api-client/core/api-context.ts'
import { change } from '@ginipig/api-client/core/call-options.ts'
import { dayTakenOff } from '@ginipig/api-client/sick-day.ts'
import { useToast } from '@ginipig/app/services/services-context.ts'
import { Failure } from '@ginipig/app/words/Failure.tsx'
import { useDates } from '@ginipig/app/words/use-dates.ts'
import { unblockTime } from '@ginipig/contract/listing/diary.ts'
import { Button } from '@ginipig/ui/button'
import { Dialog } from '@ginipig/ui/dialog'
import { useLingui as useI18n } from '@lingui/react'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import styles from './Diary.module.css'
import { type Entry, isWholeDays } from './diary-days.ts'
import { entryWords } from './kind-words.ts'
import { MoveSlotForm } from './MoveSlotForm.tsx'
import { RemoveSlot } from './RemoveSlot.tsx'

type EntryDialogProps = {
  entry: Entry
  now: number
  zone: string
  onClose: () => void
  /** It was removed, opened again, or moved, to where another slot stands for it. */
  onDone: (slotId?: string) => void
  /** See `Dialog`. */
  onClosed: () => void
}

/** What can be done with a slot or a busy time. */
export function EntryDialog({ entry, now, zone, onClose, onDone, onClosed }: EntryDialogProps) {
  const { t } = useLingui()
  const { i18n } = useI18n()
  const { friendlyDate, friendlyDateTime, time } = useDates()
  const { from, until } = entry
  const day = friendlyDate(from, zone)
  const last = friendlyDate(until - 1, zone)
  const when = isWholeDays(entry, zone)
    ? day === last
      ? t`${day}, all day`
      : `${day} – ${last}`
    : `${friendlyDateTime(from, zone)} – ${day === last ? time(until, zone) : friendlyDateTime(until, zone)}`
  const title = 'slot' in entry ? entry.slot.title : i18n._(entryWords(entry))
  return (
    <Dialog open onOpenChange={onClose} onClosed={onClosed} title={title} description={when} closeLabel={t`Close`}>
      <div className={styles.Form}>
        {'slot' in entry ? <SlotBody entry={entry} now={now} zone={zone} onDone={onDone} /> : null}
        {'busy' in entry ? <BusyBody entry={entry} onDone={onDone} /> : null}
      </div>
    </Dialog>
  )
}

type SlotEntry = Extract<Entry, { slot: unknown }>

type SlotBodyProps = { entry: SlotEntry } & Pick<EntryDialogProps, 'now' | 'zone' | 'onDone'>

function SlotBody({ entry, now, zone, onDone }: SlotBodyProps) {
  const { i18n } = useI18n()
  const { slot } = entry
  const said = <p>{i18n._(entryWords(entry))}</p>
  if (entry.from <= now) return said
  if (entry.kind === 'held')
    return (
      <>
        {said}
        <p>
          <Trans>
            A client is booking it, or it is kept for the first on your waitlist. If they let it go, it is open again.
          </Trans>
        </p>
      </>
    )
  if (slot.booked > 0)
    return (
      <>
        {said}
        <p>
          <Plural
            value={slot.booked}
            one={`# of ${slot.capacity} places is taken.`}
            other={`# of ${slot.capacity} places are taken.`}
          />{' '}
          <Trans>A slot that somebody has booked can’t be moved or removed here.</Trans>
        </p>
      </>
    )
  return (
    <>
      {said}
      <MoveSlotForm slot={slot} zone={zone} onDone={onDone} />
      <RemoveSlot slot={slot} zone={zone} onDone={onDone} />
    </>
  )
}

function BusyBody({ entry: { busy }, onDone }: { entry: Extract<Entry, { busy: unknown }>; onDone: () => void }) {
  const { t } = useLingui()
  const toast = useToast()
  const { heldFor, offersOut } = busy
  const unblock = useMutation({
    ...change(useApi(), unblockTime, dayTakenOff),
    onSettled: (_answer, error) => {
      if (error) return
      toast.success(t`This time is open again`)
      onDone()
    },
  })
  return (
    <>
      {busy.note === '' ? null : <p>{busy.note}</p>}
      <p>
        <Trans>Clients can’t book anything at this time.</Trans>
      </p>
      {offersOut === 0 ? null : (
        <p>
          <Plural
            value={offersOut}
            one="# client who is booked then was offered other times and hasn’t answered. If you open it, the offer is taken back, and they’re told that their booking stays."
            other="# clients who are booked then were offered other times and haven’t answered. If you open it, the offers are taken back, and they’re told that their bookings stay."
          />
        </p>
      )}
      {heldFor === null ? null : (
        <p>
          <Trans>
            You proposed it to {heldFor}, or they asked for it: answer or take it back on the booking’s page.
          </Trans>
        </p>
      )}
      {busy.calendarName === null ? null : (
        <p>
          <Trans>It comes from your calendar “{busy.calendarName}”: change it there.</Trans>
        </p>
      )}
      {unblock.error ? <Failure error={unblock.error} /> : null}
      {busy.calendarName === null && heldFor === null ? (
        <Button
          variant="primary"
          busy={unblock.isPending}
          busyLabel={t`Opening…`}
          onClick={() => unblock.mutate({ params: { busyTimeId: busy.id } })}
        >
          <Trans>Open this time again</Trans>
        </Button>
      ) : null}
    </>
  )
}
