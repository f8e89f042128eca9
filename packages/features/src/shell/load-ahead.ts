import type { AnyRouter } from '@tanstack/react-router'

/** Ms that a page has the network to itself for its own data and pictures. */
const REST_MS = 500

/** Saves data where people ask for it; not every browser tells. */
const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true

/** Once a page is at rest, fetches the code of the pages that mostly come next (`leadsTo` of its route), so that going
 *  on waits for data only. @returns stops it */
export function loadAhead(router: AnyRouter): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const unsubscribe = router.subscribe('onResolved', () => {
    clearTimeout(timer)
    if (!savesData()) timer = setTimeout(() => loadNext(router), REST_MS)
  })
  return () => {
    clearTimeout(timer)
    unsubscribe()
  }
}

function loadNext(router: AnyRouter): void {
  if (!navigator.onLine) return
  for (const id of router.state.matches.at(-1)?.staticData.leadsTo ?? []) {
    const route = router.routesById[id]
    // Whoever goes there asks again, and hears why it can't be had.
    if (route) router.loadRouteChunk(route)?.catch(() => undefined)
  }
}
