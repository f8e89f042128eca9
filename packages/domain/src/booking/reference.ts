const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** "GP-7K3QF": what people read out to each other; Crockford base32 has no I, L, O, U to mishear.
 *  @param bytes - five random bytes or more; uniqueness is the database's */
export function bookingReference(bytes: Uint8Array): string {
  return `GP-${Array.from(bytes.subarray(0, 5), (byte) => ALPHABET[byte % 32]).join('')}`
}
