import { useApi } from '@ginipig/api-client/core/api-context.ts'
import { keyOf } from '@ginipig/api-client/core/call-options.ts'
import { tabValue } from '@ginipig/app/form/tab-storage.ts'
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
import { createDraftKeeper, type DraftKeeper } from '#shared/draft/draft-keeper.ts'
import { useSending } from '#shared/draft/use-keeper.ts'
import { useProfileNow } from '../use-profile-now.ts'

export type SetupKeeper = DraftKeeper<TypedProfile, ProfileDraft>

/** How a provider is known; before they said so by the name that they signed up with, where that may stand there. */
export const aboutOf = ({ about, fullName }: ProviderProfile) =>
  about ?? { displayName: v.is(DisplayName, fullName) ? fullName : '', bio: '' }

const nothing: TypedProfile = { details: null, services: null, about: null }
const Unsaved = v.object({ revision: v.number(), typed: TypedProfile })
const unsavedOf = (id: string) => tabValue(`profile-draft ${id}`, Unsaved)

/** Keeps on the server what is typed in the set-up. @param first - as the server has it */
export function useSetupKeeper(first: ProfileDraft): SetupKeeper {
  const api = useApi()
  const client = useQueryClient()
  const readNow = useProfileNow()
  const [keeper] = useState(() => {
    // With the steps that were saved meanwhile: a form without typed words shows them.
    const load = async () => (await readNow()).draft ?? { ...first, typed: nothing }
    return createDraftKeeper<TypedProfile, ProfileDraft>({
      first,
      nothing,
      memory: {
        read: (id) => unsavedOf(id).read(),
        write: (id, unsaved) => unsavedOf(id).write(unsaved),
        clear: (id) => unsavedOf(id).clear(),
      },
      calls: {
        create: load,
        load,
        save: (_id, revision, typed) => api(saveProfileDraft, { body: { revision, typed } }),
      },
      onCreated: () => {},
      onSaved: (draft) => client.setQueryData(keyOf(getProviderProfile), (profile) => profile && { ...profile, draft }),
    })
  })
  useSending(keeper)
  return keeper
}

/** What a step's form begins with and tells as it is filled in: for `useAppForm`'s `draft`. One in which nothing is typed
 *  begins with what is saved, and follows it. */
export const stepDraft = <Step extends ProfileStep>(keeper: SetupKeeper, step: Step) => {
  const typed = keeper.store.getState().typed[step]
  return {
    ...(typed && { read: <Values extends object>(initial: Values): Values => ({ ...initial, ...typed }) as Values }), // of this very form
    keep: ({ begun: _, ...values }: { begun?: unknown }) => keeper.change({ [step]: values } as Partial<TypedProfile>), // of this very form
  }
}

/** Is something typed in a step that isn't saved as one? Of that the keeper tells other tabs; where nothing is, the step
 *  itself is compared. */
export const isTyped = (keeper: SetupKeeper | undefined, step: ProfileStep): boolean =>
  keeper !== undefined && keeper.store.getState().typed[step] !== null
