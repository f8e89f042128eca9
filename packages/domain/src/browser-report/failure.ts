/** How a failure in a browser came to light: nobody caught it, nobody waited for it, a boundary or we ourselves caught it,
 *  a page that a server rendered had to be drawn anew, or a part of the app didn't load. */
export const failureKinds = ['error', 'rejection', 'caught', 'hydration', 'chunk'] as const
export type FailureKind = (typeof failureKinds)[number]

/** Characters of a message, and lines of a stack. */
export const failureLimits = { message: 300, frames: 12 } as const

/** A file of a build, such as "main-1a2b3c.js". */
const FILE = String.raw`[\w.-]{1,80}\.(?:js|css)`
/** A place in one: "main-1a2b3c.js:7:120". */
export const FRAME = new RegExp(`^${FILE}:\\d{1,7}:\\d{1,7}$`)

/** One by itself, with the hash that a build gives it: no token, though it looks like one. */
const BUILT = String.raw`\b[\w-]{1,70}-[\w-]{8}\.(?:js|css)\b`

/** Parts of a message that could be somebody's: addresses, paths, quoted texts, mail addresses, long numbers (telephones,
 *  cards), ids and tokens. In this order: an address holds the others. */
const personal = new RegExp(
  [
    BUILT,
    String.raw`\b(?:[a-z][a-z\d+.-]*:\/\/|blob:|data:)[^\s"'“”\x60]+`,
    String.raw`(?<![\w)\]])(?:[/?]|#(?!\d{1,4}\b))[^\s"'“”\x60]+`,
    // As it was read, quotes and all.
    String.raw`"[^]*"(?:\.{3})?(?= is not valid JSON)`,
    '"[^"]*(?:"|$)',
    '[“«][^”»]*(?:[”»]|$)',
    String.raw`(?<!\w)'[^']*(?:'|$)`,
    String.raw`\x60[^\x60]*(?:\x60|$)`,
    String.raw`[^\s"'(<>]+@[^\s"')<>]+`,
    String.raw`\+?\d(?:[\s().-]{0,2}\d){5,}`,
    String.raw`[\w-]{24,}`,
  ].join('|'),
  'gi',
)
/** A built file, and names of code in quotes: 'querySelector', `a.b`. */
const CODE = new RegExp(String.raw`^(?:${BUILT}|['\x60][a-z$_][\w$.]{0,40}['\x60])$`, 'i')
const OWN_FILE = new RegExp(`/assets/(${FILE})(?:[?#:]\\S*)?$`)
/** React's page about one of its errors, whose query tells what the page showed. */
const REACT_ERROR = /^https:\/\/react\.dev\/errors\/\d+/

/** Characters of a message that are looked at. */
const MOST_READ = 2_000

/** A message of an error, cut, without what could be somebody's: of addresses only files of a build stay, of quoted texts only
 *  names of code. It errs towards hiding. Source: trust.md G15, §6. */
export const maskMessage = (message: string): string =>
  message
    .slice(0, MOST_READ)
    .replace(personal, (found) => {
      if (CODE.test(found)) return found
      return REACT_ERROR.exec(found)?.[0] ?? OWN_FILE.exec(found)?.[1] ?? '…'
    })
    .slice(0, failureLimits.message)
