import { useLingui } from '@lingui/react/macro'
import { useRouter, useRouterState } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'
import { useServices, useToast } from '../services-context.ts'
import { isChunkFailure } from './chunk-load-error.ts'
import { ErrorPage, OutdatedPage } from './failure-soon.tsx'

type RouteErrorProps = { error: unknown; reset: () => void }

/** The boundary of every route. A loader that failed shows the error page; a page that broke while rendering says
 *  "Something went wrong" and goes home. Source: spec §8. */
export function RouteError({ error, reset }: RouteErrorProps): ReactNode {
  const router = useRouter()
  const { report } = useServices()
  const isLoaders = useRouterState({ select: ({ matches }) => matches.some((match) => match.error === error) })
  // Where the router is going, not where it has arrived: on the way home nothing else may send home again.
  const isHome = useRouterState({ select: ({ location }) => location.pathname === '/' })

  useEffect(() => report(error), [report, error])

  if (isChunkFailure(error)) return <OutdatedPage />
  if (isLoaders || isHome) {
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
  useEffect(() => {
    toast.error(t`Something went wrong`)
    void router.navigate({ to: '/', replace: true }).then(onThere)
  }, [toast, t, router, onThere])
  return null
}
