/** Parts of the page, each with an address: one form at a time has something to lose. */
export const editParts = ['about', 'address', 'account'] as const
export type EditPart = (typeof editParts)[number]
