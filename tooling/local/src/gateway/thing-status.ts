/** Pages about one thing that comes and goes, and the call of the API that knows it. */
const pagesOfThings: readonly (readonly [page: RegExp, call: (id: string) => string])[] = [
  [/^\/category-detail\/([\w-]+)\/?$/, (id) => `/api/v1/listings/${id}`],
  [/^\/provider-detail\/([\w-]+)\/?$/, (id) => `/api/v1/providers/${id}`],
  [/^\/blog-details\/([\w-]+)\/?$/, (id) => `/api/v1/posts/${id}?language=en`],
]

/** Milliseconds that a page waits to hear whether its thing is there. */
const PATIENCE_MS = 1_000

/** The status that is true of a page's address: 404 for what never was, 410 for what is gone; the app says so to people.
 *  Where the API doesn't say, the page is there: it asks again itself.
 *  @param api - an origin of the API */
export async function thingStatus(api: string | undefined, path: string): Promise<200 | 404 | 410> {
  for (const [page, callOf] of pagesOfThings) {
    const [, id] = page.exec(path) ?? []
    if (id === undefined || api === undefined) continue
    const answer = await fetch(api + callOf(id), { signal: AbortSignal.timeout(PATIENCE_MS) }).catch(() => undefined)
    await answer?.body?.cancel()
    return answer?.status === 404 || answer?.status === 410 ? answer.status : 200
  }
  return 200
}
