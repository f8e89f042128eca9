/** For a page that is on its way to another document: it stays what it is until that has come. */
export const untilGone = (): Promise<never> => new Promise<never>(() => {})
