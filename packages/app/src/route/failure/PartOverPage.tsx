import { useLingui } from '@lingui/react/macro'
import { Component, type ReactNode, Suspense, useEffect, useEffectEvent } from 'react'
import { isChunkFailure } from '#services/chunk-load-error.ts'
import { useServices, useToast } from '#services/services-context.ts'

type PartOverPageProps = {
  /** A dialog or a menu that comes when it is asked for (`lazyPart`). */
  children: ReactNode
  /** While it is on its way. */
  fallback?: ReactNode
  /** Its script didn't come: takes it away, so that whoever asks again is told again. */
  onLost: () => void
}

/** Round what opens over a page. Where its script doesn't come, most often because a release took it away, the page below
 *  stays with what is typed there, and a message says what to do; the boundary of the route would put a page of its own in
 *  place of both. */
export class PartOverPage extends Component<PartOverPageProps, { error?: unknown }> {
  override state: { error?: unknown } = {}

  static getDerivedStateFromError(error: unknown) {
    return { error }
  }

  override render(): ReactNode {
    const { children, fallback, onLost } = this.props
    const { error } = this.state
    if (error === undefined) return <Suspense fallback={fallback}>{children}</Suspense>
    if (!isChunkFailure(error)) throw error
    return <Lost error={error} onLost={onLost} />
  }
}

function Lost({ error, onLost }: { error: unknown; onLost: () => void }) {
  const { t } = useLingui()
  const { report } = useServices()
  const toast = useToast()
  const tell = useEffectEvent(() => {
    report(error)
    toast.error(t`That didn’t open. We may have updated the site: save what you’ve typed, then reload the page.`)
    onLost()
  })
  useEffect(() => tell(), [])
  return null
}
