/** From here on a count of places is worth a word. Source: product.md §4. */
export const FEW_PLACES = 5

/** Whether so few places are left that a client should hear of it. */
export const areFewLeft = (places: number): boolean => places > 0 && places <= FEW_PLACES
