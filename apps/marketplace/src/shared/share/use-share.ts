import { useServices, useToast } from '@ginipig/app/services/services-context.ts'
import { useLingui } from '@lingui/react/macro'

type Shared = {
  /** For the device's own sheet. */
  title: string
  /** Of its page, from `public-paths`. */
  path: string
}

/** The device's own sharing, or the link copied where it has none. The link is the page's one address: how somebody came
 *  here, and which tab they read, stays with them. */
export function useShare({ title, path }: Shared): () => Promise<void> {
  const { t } = useLingui()
  const toast = useToast()
  const { report, shareUrl } = useServices()
  return async () => {
    const url = (shareUrl || location.origin) + path
    try {
      if (navigator.share) return await navigator.share({ title, url })
      await navigator.clipboard.writeText(url)
      toast.success(t`Link copied`)
    } catch (error) {
      // Closing the device's sheet is an answer, not a failure.
      if (error instanceof DOMException && error.name === 'AbortError') return
      report(error)
      toast.error(t`The link couldn’t be copied. You can copy it from the address bar.`)
    }
  }
}
