import { isIPv6 } from 'node:net'

const MAPPED = /^::ffff:(?<ip>\d+\.\d+\.\d+\.\d+)$/i
/** Groups of an IPv6 address that its owner was given; the rest they choose themselves, 2⁶⁴ times. */
const NETWORK_GROUPS = 4
const ALL_GROUPS = 8

/** Of them, those that an internet provider gives to one house or one rented machine at most. */
const PLACE_GROUPS = 3

const groupsOf = (part: string) => part.split(':').filter((group) => group !== '')

/** The first groups of an IPv6 address, the rest left open; undefined for IPv4, also where it is written as IPv6. */
function prefixOf(ip: string, count: number): string | undefined {
  if (!isIPv6(ip) || MAPPED.test(ip)) return undefined
  const [front = '', back] = ip.split('::')
  const head = groupsOf(front)
  const tail = back === undefined ? [] : groupsOf(back)
  const zeros = back === undefined ? 0 : ALL_GROUPS - head.length - tail.length
  const groups = [...head, ...Array.from({ length: zeros }, () => '0'), ...tail]
  const first = groups.slice(0, count).map((group) => Number.parseInt(group, 16).toString(16))
  return `${first.join(':')}::/${count * 16}`
}

const ipv4Of = (ip: string) => MAPPED.exec(ip)?.groups?.ip ?? ip

/** What one visitor can't change at will: the IPv4 address, or the /64 network of an IPv6 address. */
export const networkOf = (ip: string): string => prefixOf(ip, NETWORK_GROUPS) ?? ipv4Of(ip)

/** What one visitor can't leave without going elsewhere: 256 neighbouring IPv4 addresses, or the /48 of an IPv6
 *  address. For counts that few share anyhow, such as those of one e-mail address. */
export const placeOf = (ip: string): string => prefixOf(ip, PLACE_GROUPS) ?? ipv4Of(ip).replace(/\.\d+$/, '.0/24')

/** This machine's own address. */
export const isLoopback = (ip: string): boolean => /^127\.|^::1$/.test(ipv4Of(ip))
