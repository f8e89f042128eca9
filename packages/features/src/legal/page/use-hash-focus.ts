import { useLocation } from '@tanstack/react-router'
import { useEffect } from 'react'

/** Brings a section under the header, with the focus on its heading. */
export function focusSection(id: string): void {
  const heading = document.getElementById(id)
  heading?.focus({ preventScroll: true })
  heading?.scrollIntoView()
}

/** The section that the address names is where one begins to read. */
export function useHashFocus(): void {
  const target = useLocation({ select: ({ hash }) => hash })
  useEffect(() => {
    if (target !== '') focusSection(target)
  }, [target])
}
