import { createFormHookContexts } from '@tanstack/react-form'
import type { RefObject } from 'react'
import type { StoreApi } from 'zustand/vanilla'

export const { fieldContext, formContext, useFieldContext, useFormContext } = createFormHookContexts()

/** What our forms know beside what TanStack Form does. */
export type Kit = {
  element: RefObject<HTMLFormElement | null>
  /** How the last try went. `failedTries` counts those that leave a field wrong: each leads to the first such field. */
  outcome: StoreApi<{ failure: unknown; failedTries: number }>
  /** See `useAfterPress`. */
  afterPress: (act: () => void) => void
  /** Is this field wrong by what stands there now, whenever it was last looked at? */
  isWrongNow: (name: string) => boolean
  /** The form says by itself what keeps a try back, beside its fields. */
  saysMore: boolean
  /** Fields that are right get a tick. */
  showsTicks: boolean
}

/** Of the form around. */
export const useKit = (): Kit => (useFormContext() as unknown as { kit: Kit }).kit // `useAppForm` has put it there
