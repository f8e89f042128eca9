import { randomBytes } from 'node:crypto'

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

/** Letters and digits as in Stripe's ids. Not seeded: ids must not repeat after a restart. */
export function randomText(length: number): string {
  return Array.from(randomBytes(length), (byte) => alphabet[byte % alphabet.length]).join('')
}

/** `pi_` and 24 characters. */
export function newId(prefix: string): string {
  return `${prefix}_${randomText(24)}`
}
