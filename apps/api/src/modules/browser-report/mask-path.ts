export const WORD = /^[a-z][a-z-]{0,40}$/
/** A parameter in the pattern of a route: "$listingId". */
const PARAMETER = /^\$\w{0,40}$/
/** A file of a build, such as "main-1a2b3c.js". */
const FILE = /^[\w-]{1,60}\.(?:js|css|svg|png|woff2)$/
const MOST_PARTS = 6

/** A path as the log may have it: with ":" for every part that is no word of a route, so that no id, name or code stays.
 *  @param path - without query and fragment */
export const maskPath = (path: string): string =>
  path
    .split('/')
    .slice(0, MOST_PARTS)
    .map((part) => ([/^$/, WORD, PARAMETER, FILE].some((known) => known.test(part)) ? part : ':'))
    .join('/')
