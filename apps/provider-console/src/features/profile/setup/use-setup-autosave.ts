import { useApi } from '@ginipig/api-client/core/api-context.ts'
import { keyOf } from '@ginipig/api-client/core/call-options.ts'
import { tabValue } from '@ginipig/app/form/tab-value.ts'
import {
  getProviderProfile,
  type ProfileDraft,
  type ProviderProfile,
  saveProfileDraft,
  TypedProfile,
} from '@ginipig/contract/provider/profile.ts'
import { DisplayName } from '@ginipig/domain/identity'
import type { ProfileStep } from '@ginipig/domain/provider'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import * as v from 'valibot'
import { createDraftAutosave, type DraftAutosave } from '#shared/draft/draft-autosave.ts'
import { useFlushOnLeave } from '#shared/draft/use-autosave.ts'
import { useProfileNow } from '../use-profile-now.ts'

export type SetupAutosave = DraftAutosave<TypedProfile, ProfileDraft>

/** How a provider is known; before they said so by the name that they signed up with, where that may stand there. */
export const aboutOf = ({ about, fullName }: ProviderProfile) =>
  about ?? { displayName: v.is(DisplayName, fullName) ? fullName : '', bio: '' }

const nothing: TypedProfile = { details: null, services: null, about: null }
const Unsaved = v.object({ revision: v.number(), typed: TypedProfile })
const unsavedOf = (id: string) => tabValue(`profile-draft ${id}`, Unsaved)

/** Keeps on the server what is typed in the set-up. @param first - as the server has it */
export function useSetupAutosave(first: ProfileDraft): SetupAutosave {
  const api = useApi()
  const client = useQueryClient()
  const readNow = useProfileNow()
  const [autosave] = useState(() => {
    // With the steps that were saved meanwhile: a form without typed words shows them.
    const load = async () => (await readNow()).draft ?? { ...first, typed: nothing }
    return createDraftAutosave<TypedProfile, ProfileDraft>({
      first,
      nothing,
      unsavedOf,
      calls: {
        create: load,
        load,
        save: (_id, revision, typed) => api(saveProfileDraft, { body: { revision, typed } }),
      },
      onCreated: () => {},
      onSaved: (draft) => client.setQueryData(keyOf(getProviderProfile), (profile) => profile && { ...profile, draft }),
    })
  })
  useFlushOnLeave(autosave)
  return autosave
}

/** What a step's form begins with and tells as it is filled in: for `useAppForm`'s `draft`. One in which nothing is typed
 *  begins with what is saved, and follows it. */
export const stepDraft = <Step extends ProfileStep>(autosave: SetupAutosave, step: Step) => {
  const typed = autosave.store.getState().typed[step]
  return {
    ...(typed && { read: <Values extends object>(initial: Values): Values => ({ ...initial, ...typed }) as Values }), // of this very form
    keep: ({ begun: _, ...values }: { begun?: unknown }) =>
      autosave.change({ [step]: values } as Partial<TypedProfile>), // of this very form
  }
}

/** Is something typed in a step that isn't saved as one? Of that the autosave tells other tabs; where nothing is, the step
 *  itself is compared. */
export const isTyped = (autosave: SetupAutosave | undefined, step: ProfileStep): boolean =>
  autosave !== undefined && autosave.store.getState().typed[step] !== null
