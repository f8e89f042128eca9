import { useEffect, useState } from 'react'

/** Ms after the last key before what was typed is searched for. */
const PAUSE_MS = 350

/** What is being typed, handed on after a pause. A value that comes from elsewhere (the way back, a chip taken away)
 *  takes the draft's place; the echo of what was handed on doesn't, so that no key is lost. */
export function useDebouncedDraft(value: string, onCommit: (value: string) => void) {
  const [draft, setDraft] = useState(value)
  const [seen, setSeen] = useState(value)
  const [sent, setSent] = useState(value)
  if (value !== seen) {
    setSeen(value)
    if (value !== sent) setDraft(value)
    setSent(value)
  }

  useEffect(() => {
    if (draft.trim() === value || draft.trim() === sent) return
    const timer = setTimeout(() => {
      setSent(draft.trim())
      onCommit(draft.trim())
    }, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [draft, value, sent, onCommit])

  /** What stands there now, for a search that doesn't wait. */
  const take = () => {
    setSent(draft.trim())
    return draft.trim()
  }
  return { draft, setDraft, take }
}
