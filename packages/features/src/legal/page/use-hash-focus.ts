import { useLocation } from '@tanstack/react-router'
import { useEffect } from 'react'

/** Brings a section under the header, with the focus on its heading. */
export function focusSection(id: string): void {
  const heading = document.getElementById(id)
  heading?.focus({ preventScroll: true })
  heading?.scrollIntoView()
}

/** What a person moves the page with. */
const moves = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const

/** The section that the address names is where one begins to read. What comes late, letters among it, moves the text:
 *  the place is found again each time, until the person moves on. */
export function useHashFocus(): void {
  const target = useLocation({ select: ({ hash }) => hash })
  useEffect(() => {
    if (target === '') return
    focusSection(target)
    let isOver = false
    const end = () => {
      isOver = true
    }
    for (const move of moves) window.addEventListener(move, end, { once: true, passive: true })
    const settle = () => {
      if (!isOver) document.getElementById(target)?.scrollIntoView()
    }
    // Not all that runs this says when its letters are there, or when the page grows.
    if ('fonts' in document) void document.fonts.ready.then(settle)
    const growing = 'ResizeObserver' in window ? new ResizeObserver(settle) : undefined
    growing?.observe(document.body)
    return () => {
      end()
      growing?.disconnect()
      for (const move of moves) window.removeEventListener(move, end)
    }
  }, [target])
}
