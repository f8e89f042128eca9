/** What providers write stays in their language, whichever the page is in: named for screen readers and hyphens. */
export const PROVIDERS_LANGUAGE = 'en-GB'
