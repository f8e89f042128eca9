import ipaddr from 'ipaddr.js'

/** The address without what its owner chooses, as CIDR; an IPv4 address also where it is written as IPv6.
 *  @param bits - of each kind that stay; all of an IPv4 address without */
function prefixOf(ip: string, bits: { ipv4?: number; ipv6: number }): string {
  if (!ipaddr.isValid(ip)) return ip
  const address = ipaddr.process(ip)
  const count = bits[address.kind()]
  if (count === undefined) return address.toString()
  const cidr = `${address.toString()}/${count}`
  const { IPv4, IPv6 } = ipaddr
  const network = address.kind() === 'ipv4' ? IPv4.networkAddressFromCIDR(cidr) : IPv6.networkAddressFromCIDR(cidr)
  return `${network.toString()}/${count}`
}

/** What one visitor can't change at will: the IPv4 address, or the network of an IPv6 address; the rest of it they
 *  choose themselves, 2⁶⁴ times. */
export const networkOf = (ip: string): string => prefixOf(ip, { ipv6: 64 })

/** What one visitor can't leave without going elsewhere: 256 neighbouring IPv4 addresses, or of IPv6 what an internet
 *  provider gives to one house or one rented machine at most. For counts that few share anyhow, such as those of one
 *  email address. */
export const placeOf = (ip: string): string => prefixOf(ip, { ipv4: 24, ipv6: 48 })

/** This machine's own address. */
export const isLoopback = (ip: string): boolean => ipaddr.isValid(ip) && ipaddr.process(ip).range() === 'loopback'
