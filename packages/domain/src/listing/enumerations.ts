/** Skill of the provider in this treatment. Source: product.md §3. */
export const levels = ['newbie', 'nearly_there', 'pro'] as const
export type Level = (typeof levels)[number]

/** Why the provider wants clients for it. */
export const purposes = ['case_study', 'training', 'portfolio'] as const
export type Purpose = (typeof purposes)[number]

export const listingTypes = ['in_person', 'online'] as const
export type ListingType = (typeof listingTypes)[number]

/** `automatic` is labelled Instant: the client is accepted without the provider's answer. */
export const approvals = ['automatic', 'manual'] as const
export type Approval = (typeof approvals)[number]

export const listingStatuses = ['draft', 'listed', 'closed', 'removed'] as const
export type ListingStatus = (typeof listingStatuses)[number]

/** Listings that have a page: what is offered, and what its provider closed. */
export const publicListingStatuses = ['listed', 'closed'] as const satisfies readonly ListingStatus[]

/** Tabs of a provider's list. Active: drafts and what is listed. Past: closed ones. Source: spec §2 (my-listings, active and past). */
export const listingTabs = ['active', 'past'] as const
export type ListingTab = (typeof listingTabs)[number]

/** A listing as its provider's list tells it. `no_dates`: listed, with no start left that could be booked. `full`: as many clients as were wanted. */
export const listingStates = ['draft', 'listed', 'no_dates', 'full', 'closed'] as const
export type ListingState = (typeof listingStates)[number]

/** The drawn cover that a listing without pictures has; which ones there are the design system says. */
export const COVER_SHAPE = /^[a-z][a-z_-]{0,29}$/

export const settings = ['salon', 'academy', 'clinic', 'mobile', 'home', 'online'] as const
export type Setting = (typeof settings)[number]

/** `distance` is from the place that is searched round; without one it is `soonest`. */
export const sorts = ['soonest', 'rating', 'price_low', 'price_high', 'newest', 'saving', 'distance'] as const
export type Sort = (typeof sorts)[number]

export const MAX_IMAGES_PER_LISTING = 4
