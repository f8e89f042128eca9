import { isIPv6 } from 'node:net'

const MAPPED = /^::ffff:(?<ip>\d+\.\d+\.\d+\.\d+)$/i
/** Groups of an IPv6 address that its owner was given; the rest they choose themselves, 2⁶⁴ times. */
const NETWORK_GROUPS = 4
const ALL_GROUPS = 8

const groupsOf = (part: string) => part.split(':').filter((group) => group !== '')

/** What one visitor can't change at will: the IPv4 address, or the /64 network of an IPv6 address. */
export function networkOf(ip: string): string {
  if (!isIPv6(ip)) return ip
  const mapped = MAPPED.exec(ip)?.groups?.ip
  if (mapped !== undefined) return mapped
  const [front = '', back] = ip.split('::')
  const head = groupsOf(front)
  const tail = back === undefined ? [] : groupsOf(back)
  const zeros = back === undefined ? 0 : ALL_GROUPS - head.length - tail.length
  const groups = [...head, ...Array.from({ length: zeros }, () => '0'), ...tail]
  return `${groups
    .slice(0, NETWORK_GROUPS)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}

/** This machine's own address. */
export const isLoopback = (ip: string): boolean => /^127\.|^::1$/.test(MAPPED.exec(ip)?.groups?.ip ?? ip)
