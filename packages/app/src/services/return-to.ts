/** Where a visitor wanted to go when they were asked to log in; a path of this app. */
export type ReturnTo = {
  path: string | undefined
  /** Whose place it is: of who was logged out on it, for nobody else. Undefined: of whoever logs in. */
  of?: string | undefined
}

/** The place kept, if it is this person's; without one: if it is anybody's. */
export const placeFor = ({ path, of }: ReturnTo, personId?: string): string | undefined =>
  of === undefined || of === personId ? path : undefined
