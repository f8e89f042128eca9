import { Trans } from '@lingui/react/macro'
import { type ComponentProps, type ComponentType, lazy, type ReactNode, Suspense } from 'react'
import type { ErrorPage as ErrorPageItself } from './ErrorPage.tsx'

/** Already there for messages (`Toasts`), unless the network went before the first page stood. */
const load = () => import('../after-first.ts')

/** For then: the page didn't load, and neither can anything better. */
function PlainFailure() {
  return (
    <div role="alert">
      <h1>
        <Trans>This page didn’t load</Trans>
      </h1>
      <button type="button" onClick={() => window.location.reload()}>
        <Trans>Reload</Trans>
      </button>
    </div>
  )
}

type Pages = Awaited<ReturnType<typeof load>>

/** A page of the file, shown once it is there. */
function soon<Props extends object>(pick: (pages: Pages) => ComponentType<Props>) {
  const Page = lazy<ComponentType<Props>>(() =>
    load().then(
      (pages) => ({ default: pick(pages) }),
      () => ({ default: PlainFailure }),
    ),
  )
  return (props: Props): ReactNode => (
    <Suspense fallback={null}>
      <Page {...props} />
    </Suspense>
  )
}

export const ErrorPage = soon<ComponentProps<typeof ErrorPageItself>>((pages) => pages.ErrorPage)
export const NotFoundPage = soon<object>((pages) => pages.NotFoundPage)
export const OutdatedPage = soon<object>((pages) => pages.OutdatedPage)
