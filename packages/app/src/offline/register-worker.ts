import { onPersonLeaves } from '#services/clear-personal-data.ts'

/** Built beside each app (packages/worker). */
const WORKER = '/worker.js'

/** What is used of it; not every browser has it, and TypeScript's library doesn't know it. */
type TrustedTypes = {
  createPolicy: (
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ) => {
    createScriptURL: (url: string) => string
  }
}

/** Lets the browser install the app's worker once the page is there, for the next time there is no network. Not where an
 *  address holds a secret (trust.md §2.3), nor where the browser has no workers, or they are blocked. */
export async function registerWorker(report: (error: unknown) => void): Promise<void> {
  if (!('serviceWorker' in navigator) || /^\/(handoff|reset-password)/.test(location.pathname)) return
  if (document.readyState !== 'complete') await new Promise((resolve) => window.addEventListener('load', resolve))
  try {
    await navigator.serviceWorker.register(trusted(WORKER))
  } catch (error) {
    report(error)
    return
  }
  const { pushManager } = await navigator.serviceWorker.ready
  // The API has forgotten this device with the log-in; the browser forgets it too.
  onPersonLeaves(() => void pushManager.getSubscription().then((made) => made?.unsubscribe(), report))
}

/** The one address that may become a worker's script, for pages that ask for trusted types. */
function trusted(url: string): string {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes } // as above
  return trustedTypes?.createPolicy('ginipig-worker', { createScriptURL: () => WORKER }).createScriptURL(url) ?? url
}
