import { useEffect, useState } from 'react'

/** Ms after the last key before what was typed is searched for. */
const PAUSE_MS = 350

const asItIs = (text: string) => text

/** Debounced input: hands on what is typed after a pause. A value that comes from outside (Back, a removed chip) replaces
 *  the draft; the echo of a value that was handed on doesn't, so no keystroke is lost.
 *  @param onCommit - also told what was handed on before
 *  @param echoOf - the value that comes back for what is handed on, where it isn't the same: it replaces the draft once the
 *  field is left */
export function useDebouncedDraft(
  value: string,
  onCommit: (text: string, before: string) => void,
  echoOf: (text: string) => string = asItIs,
) {
  const [draft, setDraft] = useState(value)
  const [seen, setSeen] = useState(value)
  const [sent, setSent] = useState(value)
  const [isLeft, setIsLeft] = useState(false)
  /** Stands there, and is sent already. */
  const put = (text: string) => {
    setDraft(text)
    setSent(text)
  }
  if (value !== seen) {
    setSeen(value)
    if (value !== echoOf(sent)) put(value)
  }
  if (isLeft && draft.trim() === sent && draft !== echoOf(sent)) put(echoOf(sent))

  useEffect(() => {
    if (draft.trim() === sent) return
    const timer = setTimeout(() => {
      setSent(draft.trim())
      onCommit(draft.trim(), sent)
    }, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [draft, sent, onCommit])

  /** What stands there now, for a search that doesn't wait. */
  const take = () => {
    setSent(draft.trim())
    return draft.trim()
  }
  const type = (text: string) => {
    setIsLeft(false)
    setDraft(text)
  }
  return { draft, sent, setDraft: type, put, take, leave: () => setIsLeft(true) }
}
