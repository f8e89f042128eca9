import { createContext, type RefObject, useContext } from 'react'
import type { Steps } from './slot-drag.ts'

type Drag = {
  steps: Steps
  dates: readonly string[]
  zone: string
  /** What was dropped last: it takes the focus along to another day. */
  dropped: RefObject<string | undefined>
  /** What is on its way to its new time: it has another id there, so nothing can be done with it until then. */
  movingId: string | undefined
}

export const DragContext = createContext<Drag | null>(null)

export function useDrag(): Drag {
  const drag = useContext(DragContext)
  if (!drag) throw new Error('A slot that moves stands in SlotDrag')
  return drag
}
