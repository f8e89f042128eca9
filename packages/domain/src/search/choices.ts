/** Miles round a place that one can search in. */
export const reachMiles = [1, 3, 6, 10, 25] as const
export const USUAL_REACH_MILES = 6
/** Where nobody said how far and nothing is near. */
export const WIDE_REACH_MILES = 25

/** Ms ahead that are the last minute: what begins within them is shown near today. */
export const LAST_MINUTE_MS = 48 * 3_600_000

/** Mean ratings that one can ask for at least. */
export const starsAtLeast = [4, 4.5, 4.8] as const

/** Pence; the top of the price range. Whoever stands there has set no upper bound. */
export const TOP_PRICE_PENCE = 25_000

/** How far a search went to find something: by title or by what the treatment is, by its kind, anywhere in the text, by
 *  the treatments among the words alone, or by any one of several words. Each is only tried where the one before found
 *  nothing. */
export const searchDepths = ['named', 'kind', 'said', 'known', 'some'] as const
export type SearchDepth = (typeof searchDepths)[number]
