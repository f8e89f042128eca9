const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Characters after "GP-": enough that a million holds a day rarely collide (32⁸ is about 10¹²). */
export const REFERENCE_LENGTH = 8

/** "GP-7K3QF0M2": what people read out to each other; Crockford base32 has no I, L, O, U to mishear.
 *  @param bytes - `REFERENCE_LENGTH` random bytes or more; uniqueness is the database's */
export function bookingReference(bytes: Uint8Array): string {
  return `GP-${Array.from(bytes.subarray(0, REFERENCE_LENGTH), (byte) => ALPHABET[byte % 32]).join('')}`
}

/** A reference as people type it: in small letters, without "GP-", and with the letters that Crockford's alphabet leaves out
 *  for the digits that they look like. */
export function readReference(typed: string): string {
  const plain = typed.replace(/\s/g, '').toUpperCase().replace(/^GP-/, '')
  return `GP-${plain.replace(/[IL]/g, '1').replaceAll('O', '0')}`
}
