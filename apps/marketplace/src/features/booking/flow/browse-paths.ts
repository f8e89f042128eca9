/** Pages of browsing that a booking begins at and leads back to. As text, for the router types only what it has. */
export const treatmentsPath = (): string => '/treatment'
export const treatmentPath = (listingId: string): string => `/category-detail/${listingId}`
