import { clsx } from 'clsx'
import { type ComponentProps, type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react'
import { detailRoom } from './detail-room.ts'
import styles from './SplitView.module.css'

export interface SplitViewProps extends Omit<ComponentProps<'div'>, 'children'> {
  list: ReactNode
  /** What is selected, in a `SplitDetail`; shown beside the list from 1180 px. Below, rows keep their own buttons and
   *  lead to a page. */
  detail?: ReactNode
}

/** List and detail of the console. */
export function SplitView({ list, detail, className, ...rest }: SplitViewProps) {
  return (
    <div {...rest} data-split={detail === undefined ? undefined : ''} className={clsx(styles.SplitView, className)}>
      <div className={styles.List}>{list}</div>
      {detail === undefined ? null : <div className={styles.Detail}>{detail}</div>}
    </div>
  )
}

export interface SplitDetailProps {
  /** Whose detail it is: "Request from Hannah Doyle". */
  label: string
  /** The box, to lead the focus to it. */
  ref?: RefObject<HTMLDivElement | null> | undefined
  children: ReactNode
}

/** Round what stands in a `SplitView`'s detail: it scrolls within itself, by the keys too, and ends on the screen, wherever
 *  the page is scrolled to, so that a sticky `PanelFoot` in it is always in sight. Where there is more below, its lower edge
 *  says so. A part of its own, to load with the detail. */
export function SplitDetail({ label, ref, children }: SplitDetailProps) {
  const own = useRef<HTMLDivElement>(null)
  const box = ref ?? own
  useLayoutEffect(() => (box.current ? keepOnScreen(box.current) : undefined), [box])
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keys
    <section ref={box} tabIndex={0} aria-label={label} className={styles.Room}>
      {children}
    </section>
  )
}

function keepOnScreen(box: HTMLElement): () => void {
  const split = box.closest<HTMLElement>('[data-split]')
  if (!split) return () => {}
  let frame = 0
  const tellMore = () => {
    box.toggleAttribute('data-more', box.scrollTop + box.clientHeight < box.scrollHeight - 1) // parts of a px are no more
  }
  const measure = () => {
    const { top } = split.getBoundingClientRect()
    const listHeight = split.firstElementChild?.clientHeight ?? 0
    const { clientHeight: windowHeight } = document.documentElement
    box.style.maxHeight = `${detailRoom({ windowHeight, scrolled: window.scrollY, top, listHeight })}px`
    tellMore()
  }
  const later = () => {
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(measure)
  }
  measure()
  // A message that comes above it moves it too.
  const page = new ResizeObserver(later)
  page.observe(document.body)
  // What is in it comes later, and grows.
  for (const part of box.children) page.observe(part)
  const parts = new MutationObserver(() => {
    for (const part of box.children) page.observe(part)
    later()
  })
  parts.observe(box, { childList: true })
  box.addEventListener('scroll', tellMore, { passive: true })
  window.addEventListener('scroll', later, { passive: true })
  window.addEventListener('resize', later)
  return () => {
    cancelAnimationFrame(frame)
    page.disconnect()
    parts.disconnect()
    box.removeEventListener('scroll', tellMore)
    window.removeEventListener('scroll', later)
    window.removeEventListener('resize', later)
  }
}
