import { useLingui } from '@lingui/react'
import { useMatches, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useChosenTitle } from './page-title.ts'
import { MAIN_ID } from './SkipLink.tsx'

/** Sets the title, and on a new page the focus on its heading, which reads it out. Filters in the address and
 *  the first page leave the focus alone. */
export function PageAnnouncer() {
  const { i18n } = useLingui()
  const router = useRouter()
  const chosen = useChosenTitle()
  const ofRoute = useMatches({ select: (matches) => matches.at(-1)?.staticData.title })
  const title = chosen ?? (ofRoute && i18n._(ofRoute))

  useEffect(() => {
    document.title = title === undefined ? 'Ginipig' : `${title} | Ginipig`
  }, [title])

  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, pathChanged, toLocation }) => {
        if (fromLocation && pathChanged && toLocation.hash === '') focusPage()
      }),
    [router],
  )

  return null
}

function focusPage(): void {
  const main = document.getElementById(MAIN_ID)
  const target = main?.querySelector<HTMLElement>('h1') ?? main
  target?.setAttribute('tabindex', '-1')
  target?.focus({ preventScroll: true })
}
