import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

/** Everything that is anybody's on the internet: of IPv6 only what has been given out so far, so that no way of writing
 *  an IPv4 address inside of one gets by. */
const GLOBAL_IPV6 = ipaddr.parseCIDR('2000::/3')

/** Of clouds, inside of every machine there, though the number is a public one. */
const INSIDE_OF_CLOUDS = new Set(['168.63.129.16'])

/** Whether an address is somebody's on the internet, not of this machine, its network or the cloud it stands in.
 *  @param address - IPv4 or IPv6 as a resolver or `URL` writes it, without brackets. Source: trust.md S03 */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 0 || INSIDE_OF_CLOUDS.has(address)) return false
  const parsed = ipaddr.parse(address)
  if (parsed.range() !== 'unicast') return false
  return parsed.kind() === 'ipv4' || parsed.match(GLOBAL_IPV6)
}

/** Names that never are on the internet. */
const PRIVATE_NAME =
  /^[^.]*$|(^|\.)(localhost|local|internal|intranet|lan|home|corp|private|home\.arpa|onion|test|example|invalid)$/

/** Whether a host can be seen to be private before anybody asks for its addresses. @param hostname - of a `URL` */
export function isPrivateHost(hostname: string): boolean {
  const bare = hostname
    .replace(/^\[|\]$/g, '')
    .replace(/\.$/, '')
    .toLowerCase()
  return isIP(bare) === 0 ? PRIVATE_NAME.test(bare) : !isPublicAddress(bare)
}
