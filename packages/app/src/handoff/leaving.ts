/** A promise that never resolves, for a page that is navigating to another document: it stays as it is until that has
 *  loaded. */
export const untilGone = (): Promise<never> => new Promise<never>(() => {})
