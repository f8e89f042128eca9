import { useLocation, useNavigate, useRouter } from '@tanstack/react-router'
import { useEffect, useId, useRef, useState } from 'react'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** What lies over the page, which the way back closes. */
    over?: string
  }
}

/** Something that takes the whole screen, which the way back closes like a page. It opens at once, within the press that
 *  asked for it: only then a phone lets its keys come. `close(next)` does `next` once the page alone is in the history. */
export function useBackCloses(): { isOpen: boolean; open: () => void; close: (next?: () => void) => void } {
  const id = useId()
  const { history } = useRouter()
  const navigate = useNavigate()
  const [isOpen, setOpen] = useState(false)
  const isInHistory = useLocation({ select: ({ state }) => state.over === id })
  const wasInHistory = useRef(false)
  const afterwards = useRef<() => void>(undefined)
  useEffect(() => {
    if (wasInHistory.current && !isInHistory) {
      setOpen(false)
      afterwards.current?.()
      afterwards.current = undefined
    }
    wasInHistory.current = isInHistory
  }, [isInHistory])
  const open = () => {
    setOpen(true)
    void navigate({ to: '.', search: true, hash: true, state: { over: id }, resetScroll: false })
  }
  const close = (next?: () => void) => {
    if (isInHistory) {
      afterwards.current = next
      history.back()
      return
    }
    setOpen(false)
    next?.()
  }
  return { isOpen, open, close }
}
