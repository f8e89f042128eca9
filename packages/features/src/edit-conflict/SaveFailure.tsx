import { errorCode } from '@ginipig/api-client/core/api-error.ts'
import { useFormContext, useKit } from '@ginipig/app/form/form-contexts.ts'
import { isAlike } from '@ginipig/app/form/is-alike.ts'
import { Failure } from '@ginipig/app/form/parts.tsx'
import { type AnyFormApi, useStore as useFormStore } from '@ginipig/app/form/use-app-form.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import { useStore } from 'zustand'
import { ChangedBanner } from './ChangedBanner.tsx'

type Values = Readonly<Record<string, unknown>>
type Begun<V> = { revision: string | undefined; values: V }

/** A form's values, and what they were when it began: whose revision goes along when they are saved. Both follow what is
 *  saved elsewhere until something is typed. */
export const withBegun = <V extends object>(values: V, revision: string | undefined): V & { begun: Begun<V> } => ({
  ...values,
  begun: { revision, values },
})

const typedIn = ({ begun, ...values }: Values): [string, unknown][] => {
  const before = (begun as Begun<Values>).values // `withBegun` has put it there
  return Object.entries(values).filter(([name, value]) => !isAlike(value, before[name]))
}

type SaveFailureProps = {
  /** What is saved now, as the form would begin with it. */
  readNow: () => Promise<{ begun: Begun<object> }>
}

/** `Failure` of a form that saves what other tabs and devices save too, and began with `withBegun`. What was saved
 *  meanwhile can be looked at; kept is what was typed here, and of the rest what is saved now. */
export function SaveFailure({ readNow }: SaveFailureProps) {
  const form = useFormContext() as unknown as AnyFormApi // of any values
  const { element, outcome } = useKit()
  const isOld = useStore(outcome, ({ failure }) => failure !== undefined && errorCode(failure) === 'draft_changed')
  const isSubmitting = useFormStore(form.store, (state) => state.isSubmitting)
  const [isReading, setReading] = useState(false)
  /** What was typed here, while what is saved now is shown. */
  const [typed, setTyped] = useState<[string, unknown][]>()
  if (isSubmitting && typed !== undefined) setTyped(undefined)

  const fillIn = (values: [string, unknown][]) => {
    for (const [name, value] of values) form.setFieldValue(name, value)
    // The banner goes, and with it the button that was pressed.
    element.current?.querySelector<HTMLElement>('[type="submit"]')?.focus()
  }
  /** @param keepAside - told what was typed here before the form gives it up: the banner and its button stay */
  const begin = async (keepAside?: (here: [string, unknown][]) => void) => {
    if (isReading) return undefined
    setReading(true)
    try {
      const now = await readNow()
      const here = typedIn(form.state.values as Values)
      keepAside?.(here)
      form.reset(now)
      return here
    } catch (failure) {
      outcome.setState({ failure })
      return undefined
    } finally {
      setReading(false)
    }
  }
  const keep = async () => {
    const here = await begin()
    if (!here) return
    fillIn(here)
    await form.handleSubmit()
  }
  const back = () => {
    fillIn(typed ?? [])
    setTyped(undefined)
  }
  // Where nothing was typed there is nothing to choose.
  const showAtOnce = useEffectEvent(() => {
    if (typedIn(form.state.values as Values).length === 0) void begin(setTyped)
  })
  useEffect(() => {
    if (isOld) showAtOnce()
  }, [isOld])
  if (!isOld && typed === undefined) return <Failure />
  return (
    <ChangedBanner
      busy={isReading}
      isShown={typed !== undefined}
      onShow={() => void begin(setTyped)}
      onKeep={() => void keep()}
      onBack={typed === undefined || typed.length === 0 ? undefined : back}
    />
  )
}
