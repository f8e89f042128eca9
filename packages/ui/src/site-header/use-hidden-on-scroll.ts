import { type RefObject, useEffect, useState } from 'react'

/** Small trembles of a thumb are no scrolling. */
const TREMBLE_PX = 6

/** True while the reader scrolls down past the element, false on the way up, near the top, and when focus is inside. */
export function useHiddenOnScroll(ref: RefObject<HTMLElement | null>, isOn: boolean): boolean {
  const [isHidden, setHidden] = useState(false)

  useEffect(() => {
    if (!isOn) return
    let last = 0
    // With the frame's own layout: where the page stands is only known once it is laid out.
    const frame = requestAnimationFrame(() => {
      last = window.scrollY
    })
    const handleScroll = () => {
      const { scrollY } = window
      if (Math.abs(scrollY - last) < TREMBLE_PX) return
      const height = ref.current?.offsetHeight ?? 0
      const hasFocus = ref.current?.contains(document.activeElement) ?? false
      setHidden(scrollY > last && scrollY > height && !hasFocus)
      last = scrollY
    }
    const handleFocus = () => setHidden(false)
    const element = ref.current
    window.addEventListener('scroll', handleScroll, { passive: true })
    element?.addEventListener('focusin', handleFocus)
    return () => {
      cancelAnimationFrame(frame)
      window.removeEventListener('scroll', handleScroll)
      element?.removeEventListener('focusin', handleFocus)
      setHidden(false)
    }
  }, [isOn, ref])

  return isHidden
}
