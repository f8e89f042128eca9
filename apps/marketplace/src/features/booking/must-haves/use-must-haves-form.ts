import { clientBookingChanged } from '@ginipig/api-client/booking.ts'
import { useApi } from '@ginipig/api-client/core/api-context.ts'
import { errorCode } from '@ginipig/api-client/core/api-error.ts'
import { change, keyOf, makeStale } from '@ginipig/api-client/core/call-options.ts'
import { tabValue } from '@ginipig/app/form/tab-value.ts'
import { useAppForm, useStore } from '@ginipig/app/form/use-app-form.ts'
import type { ClientBooking } from '@ginipig/contract/booking/booking.ts'
import { getHold, getMyBooking, giveMustHaves } from '@ginipig/contract/booking/client-calls.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import * as v from 'valibot'
import { createAutosave } from './autosave.ts'
import { draftStore, type Given, SendableMustHaves, saveDraft, sendable } from './draft-store.ts'

/** Ms of rest after which what was typed is saved. */
const SAVE_AFTER_MS = 800
/** Ms until a save that didn't get through is tried again. */
const RETRY_AFTER_MS = 5_000
/** Ms until the hold is asked for once more, when the page before went with a save under way. */
const LOOK_AGAIN_AFTER_MS = 2_000
/** The booking whose save wasn't confirmed yet: its id alone, never what was typed. */
const unsavedBooking = tabValue('must-haves-unsaved', v.string())

export type MustHavesForm = ReturnType<typeof useMustHavesForm>['form']

/** The form of a hold's must-haves: kept here at once, on the server after a pause and before anybody leaves. What is
 *  done leads to the payment. */
export function useMustHavesForm(booking: ClientBooking) {
  const [isSaved, setIsSaved] = useState(true)
  const { mutateAsync: give } = useMutation(change(useApi(), giveMustHaves, clientBookingChanged))
  const [error, setError] = useState<unknown>()
  const [autosave] = useState(() =>
    createAutosave<Given>({
      delayMs: SAVE_AFTER_MS,
      save: (value) => give({ params: { bookingId: booking.id }, body: sendable(value), keepalive: true }),
      onError: setError,
      onSaved: () => {
        unsavedBooking.clear()
        setIsSaved(true)
        setError(undefined)
      },
    }),
  )
  const code = error === undefined ? undefined : errorCode(error)
  const isExpired = code === 'hold_expired'
  // Given back or sent from elsewhere: the booking itself tells which.
  const isElsewhere = code === 'booking_state'

  useEffect(() => {
    const saveNow = () => void autosave.flush().catch(setError)
    const saveWhenHidden = () => document.visibilityState === 'hidden' && saveNow()
    const saveWhenGone = () => void autosave.sendNow().catch(setError)
    window.addEventListener('pagehide', saveWhenGone)
    document.addEventListener('visibilitychange', saveWhenHidden)
    window.addEventListener('online', saveNow)
    return () => {
      window.removeEventListener('pagehide', saveWhenGone)
      document.removeEventListener('visibilitychange', saveWhenHidden)
      window.removeEventListener('online', saveNow)
      saveNow()
    }
  }, [autosave])

  const client = useQueryClient()
  useEffect(() => {
    if (unsavedBooking.read() !== booking.id || draftStore.getState().drafts[booking.id]) return
    // A reload sends its last save and asks for the hold at once: the question may have overtaken the save.
    const timer = setTimeout(() => {
      unsavedBooking.clear()
      void makeStale(client, [keyOf(getHold)])
    }, LOOK_AGAIN_AFTER_MS)
    return () => clearTimeout(timer)
  }, [booking.id, client])

  useEffect(() => {
    if (isElsewhere)
      void makeStale(client, [keyOf(getHold), keyOf(getMyBooking, { params: { bookingId: booking.id } })])
  }, [isElsewhere, client, booking.id])

  const isUnsaved = error !== undefined && !isExpired && !isElsewhere
  useEffect(() => {
    if (!isUnsaved) return
    const timer = setInterval(() => void autosave.flush().catch(setError), RETRY_AFTER_MS)
    return () => clearInterval(timer)
  }, [autosave, isUnsaved])

  const keep = (given: Given) => {
    saveDraft(booking.id, given)
    unsavedBooking.write(booking.id)
    setIsSaved(false)
    autosave.change(given)
  }

  const navigate = useNavigate()
  const handleSubmit = async () => {
    try {
      await autosave.flush()
    } catch (failure) {
      setError(failure)
      throw failure
    }
    await navigate({ to: '/payment-options/$id', params: { id: booking.id } })
  }

  const form = useAppForm({
    schema: SendableMustHaves,
    // What arrives later takes its place for as long as nothing was touched.
    defaultValues: draftStore.getState().drafts[booking.id] ?? booking.mustHavesGiven,
    draft: { keep: (values) => keep(values as Given) }, // of this very form
    onSubmit: handleSubmit,
  })
  const given = useStore(form.store, ({ values }) => values)

  return { form, given, isSaved, error: isUnsaved ? error : undefined, isExpired }
}
