import { type FocusEvent, type RefObject, useRef } from 'react'
import styles from './Overlay.module.css'

/** Dims the page under a dialog or drawer and locks its scrolling. Ours instead of Radix's, which injects a style element
 *  that a strict content security policy refuses. */
export function Scrim() {
  return <div aria-hidden data-scrim className={styles.Scrim} />
}

/** A pointer or focus event as Radix reports it: the real one is in `detail`. */
type OutsideEvent = Event & { detail: { originalEvent: Event } }

/** Where the focus was before the modal that opened last. */
let lastFrom: RefObject<HTMLElement | null> | undefined

/** A menu goes as soon as something in it is chosen; the button that opened it, which names it, stays. */
const stayingOf = (active: HTMLElement): HTMLElement => {
  const opener = active.closest('[role="menu"]')?.getAttribute('aria-labelledby')
  return (opener && document.getElementById(opener)) || active
}

/** What every modal of ours adds to Radix: focus goes back to where it was even without a Radix trigger, a toast above
 *  the modal can be used, and unsaved work is not lost to a stray Escape or click. */
export function useOverlay(isDismissible: boolean) {
  const cameFrom = useRef<HTMLElement | null>(null)
  /** The modal that this one was opened in. */
  const around = useRef<HTMLElement | null>(null)

  /** What the focus is on its way to, out of something inside. */
  const goingTo = useRef<EventTarget | null>(null)

  const keepUnlessDismissible = (event: Event) => {
    if (!isDismissible) event.preventDefault()
  }

  return {
    // React's own autoFocus would come before it is known where the focus was.
    onOpenAutoFocus: (event: Event) => {
      const { activeElement: active, body } = document
      // One that follows another at once opens where that one's button has just gone: it gives back what that one would have.
      if (active === body && lastFrom) cameFrom.current = lastFrom.current
      else cameFrom.current = active instanceof HTMLElement ? stayingOf(active) : null
      around.current = cameFrom.current?.closest<HTMLElement>('[role="dialog"], [role="alertdialog"]') ?? null
      lastFrom = cameFrom
      const sheet = event.target instanceof HTMLElement ? event.target : null
      const first = sheet?.querySelector<HTMLElement>('[data-first-focus]')
      // Longer than the window, it is read from its beginning: the first button may stand at its end, out of sight.
      const next = first ?? (sheet && sheet.scrollHeight > window.innerHeight ? sheet : null)
      if (!next) return
      event.preventDefault()
      next.focus()
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault()
      if (lastFrom === cameFrom) lastFrom = undefined
      const asked = cameFrom.current
      // The page that the answer led to has the focus already.
      if (!asked?.isConnected && document.activeElement !== document.body) return
      // What asked may have gone with its answer, or with a change of width; what it stood in hasn't.
      const places = [asked, around.current, document.querySelector('main')]
      places.find((place) => place?.isConnected)?.focus()
    },
    onBlur: ({ relatedTarget }: FocusEvent) => {
      goingTo.current = relatedTarget
    },
    // Radix takes the focus to the modal as a whole when something inside goes while nothing has it: also when a field
    // that is left changes what is said below it, and the next one is about to have the focus.
    onFocus: ({ target, currentTarget }: FocusEvent) => {
      const next = goingTo.current
      goingTo.current = null
      if (target === currentTarget && next instanceof HTMLElement && currentTarget.contains(next)) next.focus()
    },
    onEscapeKeyDown: keepUnlessDismissible,
    onInteractOutside: (event: OutsideEvent) => {
      const { target } = event.detail.originalEvent
      if (target instanceof Element && target.closest('[data-toasts]')) event.preventDefault()
      else keepUnlessDismissible(event)
    },
  }
}
