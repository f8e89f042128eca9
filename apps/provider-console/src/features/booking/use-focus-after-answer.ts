import { type RefObject, useCallback, useEffect, useRef } from 'react'

const isOnMain = () => document.activeElement?.tagName === 'MAIN'

/** A request leaves the list with the link that had the focus: the focus goes to what came of it where that is said, else
 *  to the request shown beside the list, else to the one that took its place, else to the list. Returns what does the same
 *  after a dialog closed, which leaves the focus to `main` when what opened it is gone. */
export function useFocusAfterAnswer(list: RefObject<HTMLElement | null>, ids: readonly string[]): () => void {
  const last = useRef<Element | null>(null)
  const before = useRef(ids)
  const place = useRef(0)
  const focusNext = useCallback(() => {
    const rows = [...(list.current?.querySelectorAll('article') ?? [])]
    const next = rows.find((row) => row.matches('[aria-current]')) ?? rows[place.current] ?? rows.at(-1)
    const answered = document.querySelector<HTMLElement>('[data-answered]')
    const target = answered ?? next?.querySelector('a') ?? list.current
    target?.focus()
  }, [list])

  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      if (target instanceof Element && target.tagName !== 'MAIN') last.current = target
    }
    document.addEventListener('focusin', note)
    return () => document.removeEventListener('focusin', note)
  }, [])

  useEffect(() => {
    const gone = before.current.findIndex((id) => !ids.includes(id))
    before.current = ids
    if (gone === -1) return
    place.current = gone
    const isNowhere = document.activeElement === document.body || isOnMain()
    if (isNowhere && last.current?.isConnected === false) focusNext()
  })

  return useCallback(() => {
    if (isOnMain()) focusNext()
  }, [focusNext])
}
