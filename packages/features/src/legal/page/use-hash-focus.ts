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

/** The section that the address names is where one begins to read. Letters that come late move the text, so the place
 *  is found once more then, unless the person has moved on meanwhile. */
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
    // Not every browser that runs this says when its letters are there.
    if ('fonts' in document) void document.fonts.ready.then(settle)
    return () => {
      end()
      for (const move of moves) window.removeEventListener(move, end)
    }
  }, [target])
}
