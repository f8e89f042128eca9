import { onPersonLeaves } from '@ginipig/app/services/clear-personal-data.ts'
import type { ClientBooking } from '@ginipig/contract/booking/booking.ts'
import { MustHavesGiven } from '@ginipig/contract/listing/must-haves.ts'
import { hasContactDetails } from '@ginipig/domain/contact-details'
import * as v from 'valibot'
import { createStore } from 'zustand/vanilla'

/** What a client gives, in the contract's form. */
export type Given = ClientBooking['mustHavesGiven']

type DraftState = {
  /** Photos of a draft that were sent in this page's life, by id: links to show them. */
  readonly photoUrls: Readonly<Record<string, string>>
  /** By booking. */
  readonly drafts: Readonly<Record<string, Given>>
}

/** The must-haves in progress. In memory only: what a form asks about health never lies in a browser's storage;
 *  a reload reads it back from the server. */
export const draftStore = createStore<DraftState>(() => ({ photoUrls: {}, drafts: {} }))
onPersonLeaves(() => draftStore.setState(draftStore.getInitialState()))

export function saveDraft(bookingId: string, given: Given): void {
  draftStore.setState(({ drafts }) => ({ drafts: { ...drafts, [bookingId]: given } }))
}

export function savePhotoUrl(photoId: string, url: string): void {
  draftStore.setState(({ photoUrls }) => ({ photoUrls: { ...photoUrls, [photoId]: url } }))
}

const { entries } = MustHavesGiven
const Answer = v.pipe(
  v.string(),
  v.check((answer) => !hasContactDetails(answer), 'contact_details'),
)

/** What the API takes: no answer with a contact detail in it. Without consent none is sent, and they may say anything. */
export const SendableMustHaves = v.variant('consentsToHealthData', [
  v.object({ ...entries, consentsToHealthData: v.literal(false) }),
  v.object({
    ...entries,
    consentsToHealthData: v.literal(true),
    answers: v.pipe(entries.answers, v.record(v.string(), Answer)),
  }),
])

/** What may leave the browser: without consent no answer does, nor a word on a patch test, and never an answer with a
 *  contact detail in it. */
export function sendable(given: Given): Given {
  if (!given.consentsToHealthData) return { ...given, answers: {}, patchTest: null }
  const answers = Object.entries(given.answers).filter(([, answer]) => !hasContactDetails(answer))
  return { ...given, answers: Object.fromEntries(answers) }
}
