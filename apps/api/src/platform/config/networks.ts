import { isIP } from 'node:net'
import * as v from 'valibot'

/** A network wider than this is not of somebody's own machines: nearly everybody would be a proxy. */
const WIDEST_BITS = 8
const ADDRESS_BITS = { 4: 32, 6: 128 } as const

function isNetwork(text: string): boolean {
  if (text === 'loopback') return true
  const [address = '', bits, ...rest] = text.split('/')
  const version = isIP(address)
  if ((version !== 4 && version !== 6) || rest.length > 0) return false
  if (bits === undefined) return true
  return /^\d{1,3}$/.test(bits) && Number(bits) >= WIDEST_BITS && Number(bits) <= ADDRESS_BITS[version]
}

/** Addresses and networks in CIDR notation, parted by commas; `loopback` for this machine. */
export const networks = v.pipe(
  v.string(),
  v.transform((text) => text.split(',').map((one) => one.trim())),
  v.check((list) => list.every(isNetwork), `networks such as 10.0.0.0/16 or loopback, none wider than /${WIDEST_BITS}`),
)
