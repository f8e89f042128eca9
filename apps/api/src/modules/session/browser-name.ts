import Bowser from 'bowser'

const browsers: ReadonlySet<string> = new Set(Object.values(Bowser.BROWSER_MAP))
const platforms: ReadonlySet<string> = new Set(Object.values(Bowser.OS_MAP))

/** Names such as "Firefox" and "macOS" of a User-Agent header. Only names that the library knows: the header is its
 *  sender's to write. */
export function browserNames(userAgent: string | null): { browser: string | null; platform: string | null } {
  if (!userAgent) return { browser: null, platform: null }
  const { browser, os } = Bowser.parse(userAgent)
  const known = (name: string | undefined, names: ReadonlySet<string>) =>
    name !== undefined && names.has(name) ? name : null
  return { browser: known(browser.name, browsers), platform: known(os.name, platforms) }
}
