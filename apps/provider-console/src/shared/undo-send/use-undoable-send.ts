import { useCallback, useEffect, useRef, useState } from 'react'

/** How long a person can take back what they pressed before it is sent (docs/decisions/0086). Ms. */
export const UNDO_MS = 5_000

/** Sends what was pressed some seconds later, unless it is taken back. Who goes on to another page has decided: then it is
 *  sent at once; of a page that was closed meanwhile nothing was said. */
export function useUndoableSend(send: () => void) {
  const [isPressed, setIsPressed] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const latest = useRef(send)
  useEffect(() => {
    latest.current = send
  })
  const stop = useCallback(() => {
    const wasRunning = timer.current !== undefined
    clearTimeout(timer.current)
    timer.current = undefined
    return wasRunning
  }, [])
  const press = useCallback(() => {
    setIsPressed(true)
    timer.current ??= setTimeout(() => {
      timer.current = undefined
      setIsPressed(false)
      latest.current()
    }, UNDO_MS)
  }, [])
  const takeBack = useCallback(() => {
    stop()
    setIsPressed(false)
  }, [stop])
  useEffect(
    () => () => {
      if (stop()) latest.current()
    },
    [stop],
  )
  return { isPressed, press, takeBack }
}
