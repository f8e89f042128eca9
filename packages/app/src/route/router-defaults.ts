import { RouteError } from './failure/RouteError.tsx'
import { PendingPage } from './PendingPage.tsx'
import { PENDING_MS } from './WaitBar.tsx'

/** What both apps' routers do alike. Going on is quick: the next page is asked for as soon as its link is meant (decision 0020). */
export const routerDefaults = {
  defaultPreload: 'intent',
  defaultPreloadDelay: 100, // ms; less, and every link that scrolls past under a mouse asks for its page
  // What is fresh is React Query's to say.
  defaultPreloadStaleTime: 0,
  defaultPendingComponent: PendingPage,
  defaultPendingMs: PENDING_MS,
  defaultErrorComponent: RouteError,
} as const
