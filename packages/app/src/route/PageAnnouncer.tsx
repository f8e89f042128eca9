import { useLingui } from '@lingui/react'
import { type ParsedLocation, useMatches, useRouter, useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'
import { renderedTitle, useChosenTitle, useWaitingCount } from './page-title.ts'
import { MAIN_ID } from './SkipLink.tsx'

/** Sets the title, and on a new page the focus on its heading, which reads it out. Filters in the address and
 *  the first page leave the focus alone. */
export function PageAnnouncer() {
  const { i18n } = useLingui()
  const router = useRouter()
  const chosen = useChosenTitle()
  const ofRoute = useMatches({ select: (matches) => matches.at(-1)?.staticData.title })
  const title = chosen ?? (ofRoute && i18n._(ofRoute))

  // Of the page that is shown, not of the one that is on its way.
  const address = useRouterState({
    select: ({ resolvedLocation, location }) => addressOf(resolvedLocation ?? location),
  })
  const waiting = useWaitingCount()

  useEffect(() => {
    const own = title === undefined ? 'Ginipig' : `${title} | Ginipig`
    const words = renderedTitle(address, i18n.locale) ?? own
    document.title = waiting > 0 ? `(${waiting}) ${words}` : words
  }, [title, waiting, address, i18n.locale])

  useEffect(() => {
    let stop: (() => void) | undefined
    const unsubscribe = router.subscribe('onRendered', ({ fromLocation, pathChanged, toLocation }) => {
      stop?.()
      // A page that leads straight back here, such as a step of a booking that is paid, has taken the focus along.
      const isBack = fromLocation?.href === toLocation.href && document.activeElement === document.body
      stop = fromLocation && (pathChanged || isBack) && toLocation.hash === '' ? focusPage() : undefined
    })
    return () => {
      unsubscribe()
      stop?.()
    }
  }, [router])

  return null
}

const addressOf = ({ pathname, searchStr }: ParsedLocation) => pathname + searchStr

/** A heading that is still on its way, as with the frame that comes after a log-in, is waited for, unless the person has
 *  gone on meanwhile. @returns what ends the waiting */
function focusPage(): (() => void) | undefined {
  if (hasFocusedHeading()) return
  focusOn(document.getElementById(MAIN_ID))
  const observer = new MutationObserver(() => {
    const { activeElement, body } = document
    const hasGoneOn = activeElement !== body && activeElement?.id !== MAIN_ID
    if (hasGoneOn || hasFocusedHeading()) observer.disconnect()
  })
  observer.observe(document.body, { childList: true, subtree: true })
  return () => observer.disconnect()
}

function hasFocusedHeading(): boolean {
  const main = document.getElementById(MAIN_ID)
  const heading = main?.querySelector<HTMLElement>('h1') ?? null
  // A page that begins at its one field, such as a code's, has put the focus there.
  if (heading !== null && !main?.contains(document.activeElement?.closest('form') ?? null)) focusOn(heading)
  return heading !== null
}

function focusOn(target: HTMLElement | null): void {
  target?.setAttribute('tabindex', '-1')
  target?.focus({ preventScroll: true })
}
