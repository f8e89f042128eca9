/** A connection that brings what changed. Of its own, so that whoever names it doesn't bring along what makes it. */
export type Realtime = {
  /** Hears about a listing's slots until the answer is called. */
  watchListing: (listingId: string) => () => void
  /** The same of a provider's page and listings. */
  watchProvider: (providerId: string) => () => void
  disconnect: () => void
}
