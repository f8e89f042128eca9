import { useRouter } from '@tanstack/react-router'
import { type RefObject, useEffect, useEffectEvent } from 'react'
import { onCutOff, onPersonLeaves } from '#services/clear-personal-data.ts'
import { secrets } from './form-draft.ts'

type Values = Readonly<Record<string, unknown>>

type OpenForm = { key: () => string; changed: () => Values }

const open = new Set<OpenForm>()
/** Of who is back after their session was cut off, until their form is. */
const typed = new Map<string, Values>()

onPersonLeaves(() => typed.clear())
onCutOff(() => {
  const kept = [...open].map(({ key, changed }) => [key(), changed()] as const)
  // Two that can't be told apart: one's words may not come up in the other.
  const unlike = kept.filter(([key]) => kept.filter(([other]) => other === key).length === 1)
  return () => {
    for (const [key, values] of unlike) if (Object.keys(values).length > 0) typed.set(key, values)
  }
})

type CutOffForm = {
  element: RefObject<HTMLFormElement | null>
  formId: string | undefined
  values: () => object
  /** What it would hold had nobody typed. */
  untouched: () => object
  set: (name: string, value: unknown) => void
}

/** What was half typed in a form when the session was cut off is in it again once its person is back and on its page
 *  (docs/decisions/0013). Words and choices that were changed, over what is saved by then: no secrets, and no ticks, for
 *  those are given anew. A dialog's question isn't kept, for nothing says what it was about.
 *  @param isKeptOtherwise - the form has a draft */
export function useCutOff({ element, formId, values, untouched, set }: CutOffForm, isKeptOtherwise: boolean): void {
  // There is none around a form that is tested alone.
  const router: ReturnType<typeof useRouter> | undefined = useRouter({ warn: false })

  const key = useEffectEvent(() => {
    const { pathname = '', searchStr = '' } = router?.latestLocation ?? {}
    return [pathname + searchStr, formId, ...Object.keys(untouched())].join(' ')
  })
  const changed = useEffectEvent(() => {
    if (element.current?.closest('[role="dialog"], [role="alertdialog"]')) return {}
    const before = new Map<string, unknown>(Object.entries(untouched()))
    const isKept = ([name, value]: [string, unknown]) =>
      (typeof value === 'string' || typeof value === 'number') && value !== before.get(name) && !secrets.has(name)
    return Object.fromEntries(Object.entries(values()).filter(isKept))
  })
  const fill = useEffectEvent(() => {
    for (const [name, value] of Object.entries(typed.get(key()) ?? {})) set(name, value)
    typed.delete(key())
  })
  useEffect(() => {
    if (isKeptOtherwise) return undefined
    fill()
    const form = { key: () => key(), changed: () => changed() }
    open.add(form)
    return () => void open.delete(form)
  }, [isKeptOtherwise])
}
