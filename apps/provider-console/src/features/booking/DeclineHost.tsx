import { type ReactNode, useCallback, useState } from 'react'
import { DeclineQuestion } from './DeclineQuestion.tsx'
import { type Declinable, DeclineContext } from './decline-context.ts'

type DeclineHostProps = {
  /** After the question closed; what asked may be gone. */
  onClosed?: () => void
  children: ReactNode
}

/** Holds the question for a whole page: it and what was typed in it outlast the part of the page that asked, which a
 *  change of width or a new request may take away. */
export function DeclineHost({ onClosed, children }: DeclineHostProps) {
  const [asked, setAsked] = useState<Declinable>()
  const [isOpen, setOpen] = useState(false)
  const ask = useCallback((booking: Declinable) => {
    setAsked(booking)
    setOpen(true)
  }, [])
  // What asked may be gone, and the focus with it: what came of the request stands in its place.
  const closed = () => {
    const told = document.querySelector<HTMLElement>('[data-answered]')
    if (told && document.activeElement?.tagName === 'MAIN') told.focus({ preventScroll: true })
    else onClosed?.()
  }
  return (
    <DeclineContext value={ask}>
      {children}
      {asked ? (
        <DeclineQuestion
          key={`decline ${asked.id}`}
          booking={asked}
          open={isOpen}
          onOpenChange={setOpen}
          onClosed={closed}
        />
      ) : null}
    </DeclineContext>
  )
}
