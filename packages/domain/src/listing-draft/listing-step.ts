/** The steps in which a provider makes a listing, in order. Source: product.md §6 /provider/appointment. */
export const listingSteps = ['treatment', 'requirements', 'times'] as const
export type ListingStep = (typeof listingSteps)[number]
