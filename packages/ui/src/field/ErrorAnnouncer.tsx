import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { VisuallyHidden } from '#visually-hidden/index.ts'

/** Ms. Whatever takes the focus next is read first; and where the focus goes to the field itself, nothing is left to
 *  say. */
const DELAY = 150
/** Ms, after which it is gone again: who reads the page line by line meets the message once. */
const STAY = 4000

export interface ErrorAnnouncerProps {
  /** Ids of the words: whose error it is, for the focus is elsewhere by then, and what it says. */
  labelId: string
  messageId: string
  /** As it is shown; nothing while there is none. */
  error: ReactNode
}

/** Live region that announces a field's error, once and politely, when the field is left or its form was tried from within
 *  it. Not while somebody types, and not where the focus reads it anyway. Must stand directly in the field's element. */
export function ErrorAnnouncer({ labelId, messageId, error }: ErrorAnnouncerProps) {
  const live = useRef<HTMLSpanElement>(null)
  const { cause, changes } = useCause(live)
  const heard = useRef<unknown>(false)
  const [said, setSaid] = useState<{ error: unknown; words: string }>()
  // An error made of elements is another one each time it is drawn.
  const current = typeof error === 'object' ? error !== null : error || false

  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever the person does next is looked at anew
  useEffect(() => {
    if (current === false || cause.current === 'came') heard.current = current
    if (heard.current === current || cause.current === undefined) return
    const begin = setTimeout(() => {
      heard.current = current
      setSaid({ error: current, words: `${wordsOf(labelId)}. ${wordsOf(messageId)}` })
    }, DELAY)
    return () => clearTimeout(begin)
  }, [changes, current, cause, labelId, messageId])

  useEffect(() => {
    if (said === undefined) return
    const end = setTimeout(() => setSaid(undefined), STAY)
    return () => clearTimeout(end)
  }, [said])

  return (
    <VisuallyHidden ref={live} aria-live="polite">
      {current !== false && said?.error === current ? said.words : null}
    </VisuallyHidden>
  )
}

const wordsOf = (id: string) => document.getElementById(id)?.textContent?.trim() ?? ''

type Cause = 'came' | 'left' | 'tried' | undefined

/** What the person did last that an error of the field may have come of; nothing that would read it by itself while
 *  they type, or try from somewhere else. @returns also a number that changes with each act at the field */
function useCause(live: RefObject<HTMLElement | null>) {
  const cause = useRef<Cause>(undefined)
  const [changes, setChanges] = useState(0)

  useEffect(() => {
    const field = live.current?.parentElement
    if (!field) return
    const holds = (target: EventTarget | null) => target instanceof Node && field.contains(target)
    const listening = new AbortController()
    const listen = (on: Document | HTMLElement, type: string, handle: (event: Event) => void) =>
      on.addEventListener(type, handle, { capture: true, signal: listening.signal })
    const note = (act: Cause) => {
      cause.current = act
      setChanges((before) => before + 1)
    }
    const crosses = (event: Event) => event instanceof FocusEvent && !holds(event.relatedTarget)
    listen(document, 'input', () => {
      cause.current = undefined
    })
    listen(document, 'submit', () => note(holds(document.activeElement) ? 'tried' : undefined))
    // After a try the form leads away, to its first error.
    listen(field, 'focusout', (event) => crosses(event) && note(cause.current === 'tried' ? undefined : 'left'))
    listen(field, 'focusin', (event) => crosses(event) && note('came'))
    return () => listening.abort()
  }, [live])

  return { cause, changes }
}
