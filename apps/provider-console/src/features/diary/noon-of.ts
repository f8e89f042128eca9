/** An instant of a date that is on that date in every zone of Europe. */
export const noonOf = (date: string): number => Date.parse(`${date}T12:00:00Z`)
