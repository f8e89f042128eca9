/** Are two values of a form the same, whichever object holds them? As they would be sent. */
export const isAlike = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)
