import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { detailRoom } from './detail-room.ts'
import styles from './SplitView.module.css'

/** Round what stands in a `SplitView`'s detail: it scrolls within itself and ends on the screen, wherever the page is
 *  scrolled to, so that a `PanelFoot` in it is always in sight. A part of its own, to load with the detail. */
export function SplitDetail({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => (box.current ? keepOnScreen(box.current) : undefined), [])
  return (
    <div ref={box} className={styles.Room}>
      {children}
    </div>
  )
}

function keepOnScreen(box: HTMLElement): () => void {
  const split = box.closest<HTMLElement>('[data-split]')
  if (!split) return () => {}
  let frame = 0
  const measure = () => {
    const { top } = split.getBoundingClientRect()
    const listHeight = split.firstElementChild?.clientHeight ?? 0
    const { clientHeight: windowHeight } = document.documentElement
    box.style.maxHeight = `${detailRoom({ windowHeight, scrolled: window.scrollY, top, listHeight })}px`
  }
  const later = () => {
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(measure)
  }
  measure()
  // A message that comes above it moves it too.
  const page = new ResizeObserver(later)
  page.observe(document.body)
  window.addEventListener('scroll', later, { passive: true })
  window.addEventListener('resize', later)
  return () => {
    cancelAnimationFrame(frame)
    page.disconnect()
    window.removeEventListener('scroll', later)
    window.removeEventListener('resize', later)
  }
}
