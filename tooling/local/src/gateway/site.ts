/** What a host name stands for. */
export type AppSite = 'marketplace' | 'console'
export type Site = AppSite | 'desk' | 'stripe'

export const HOSTS: Readonly<Record<Site, string>> = {
  marketplace: 'ginipig.localhost',
  console: 'console.ginipig.localhost',
  desk: 'admin.ginipig.localhost',
  stripe: 'stripe.ginipig.localhost',
}

const BARE_HOSTS = ['localhost', '127.0.0.1']
const SITES: readonly Site[] = ['marketplace', 'console', 'desk', 'stripe']
const API_PATH = /^\/(api|media|dev|socket\.io)(\/|$|\?)/

/** The address of a site for people: browsers resolve every name under `.localhost` to this machine. */
export function siteOrigin(site: Site, port: number): string {
  return `http://${HOSTS[site]}:${port}`
}

/** @returns `bare` for the machine's own names, undefined for a stranger's */
export function siteOf(hostHeader: string | undefined): Site | 'bare' | undefined {
  const host = (hostHeader ?? '').toLowerCase().replace(/:\d+$/, '')
  if (BARE_HOSTS.includes(host)) return 'bare'
  return SITES.find((site) => HOSTS[site] === host)
}

/** What search engines and readers of feeds ask the marketplace for. */
const SITE_PATH = /^\/(robots\.txt|sitemap(-[a-z0-9-]+)?\.xml|feed(-[a-z]+)?\.xml)($|\?)/

/** Whether a path of an app's origin is answered by the API. */
export function isApiPath(path: string, site?: Site | 'bare'): boolean {
  return API_PATH.test(path) || (site === 'marketplace' && SITE_PATH.test(path))
}
