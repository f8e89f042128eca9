import { useLingui } from '@lingui/react/macro'
import { useRouter, useRouterState } from '@tanstack/react-router'
import { type ReactNode, useEffect, useState } from 'react'
import { isChunkFailure } from '#services/chunk-load-error.ts'
import type { Services } from '#services/services.ts'
import { useServices, useToast } from '#services/services-context.ts'
import { isAway } from '#words/problem-text.ts'
import { ErrorPage } from './ErrorPage.tsx'
import { OutdatedPage } from './OutdatedPage.tsx'

/** Ms in which a page that home leads on to breaks, if it does. */
const AGAIN_MS = 5_000
/** When an app last sent somebody home. */
const sentHomeAt = new WeakMap<Services, number>()

type RouteErrorProps = { error: unknown; reset: () => void }

/** The boundary of every route. A loader that failed shows the error page; a page that broke while rendering says
 *  "Something went wrong" and goes home. Source: spec §8. */
export function RouteError({ error, reset }: RouteErrorProps): ReactNode {
  const router = useRouter()
  const services = useServices()
  const { report } = services
  // Home may redirect to the page that broke: then stay and say so instead of looping.
  const [isAgain] = useState(
    () => performance.now() - (sentHomeAt.get(services) ?? Number.NEGATIVE_INFINITY) < AGAIN_MS,
  )
  const isLoaders = useRouterState({ select: ({ matches }) => matches.some((match) => match.error === error) })
  // Where the router is going, not where it has arrived: on the way home nothing else may send home again.
  const isHome = useRouterState({ select: ({ location }) => location.pathname === '/' })

  useEffect(() => report(error), [report, error])

  const isWithoutSignal = isAway(error) && navigator.onLine === false
  if (isChunkFailure(error) || isWithoutSignal) return <OutdatedPage />
  if (isLoaders || isHome || isAgain) {
    const handleTryAgain = () => {
      reset()
      void router.invalidate()
    }
    return <ErrorPage error={error} onTryAgain={handleTryAgain} />
  }
  return <GoHome onThere={reset} />
}

/** Home itself may be what broke: then the boundary shows the error page there instead of going round. */
function GoHome({ onThere }: { onThere: () => void }) {
  const { t } = useLingui()
  const toast = useToast()
  const router = useRouter()
  const services = useServices()
  useEffect(() => {
    sentHomeAt.set(services, performance.now())
    toast.error(t`Something went wrong`)
    void router.navigate({ to: '/', replace: true }).then(onThere)
  }, [toast, t, router, services, onThere])
  return null
}
