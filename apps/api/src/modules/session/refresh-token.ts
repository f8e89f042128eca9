import { createHash, randomBytes } from 'node:crypto'
import { type Secret, signatures } from '#platform/crypto.ts'

/** A session ends for good after 60 days, and after 14 days without a refresh (trust.md S53). */
export const SESSION_MS = 60 * 86_400_000
export const IDLE_MS = 14 * 86_400_000

/** A repeat with the same nonce is a lost answer: for a minute it gets the same successor again (trust.md §2.4). */
export const SAME_NONCE_MS = 60_000
/** Another nonce this soon is another tab: neither a new token nor harm to the session. */
export const RACE_MS = 10_000

/** 256 random bits. */
export const newRefreshToken = () => randomBytes(32).toString('base64url')

/** What is stored of a token. */
export const hashOf = (token: string) => createHash('sha256').update(token).digest()

/** What is stored of a nonce: a text of any length and any characters becomes a short and plain one. */
export const nonceMark = (nonce: string) => hashOf(nonce).toString('base64url')

/** The successor of a token: derived from the old one and the nonce, so it needn't be stored to be given again. By each
 *  key, the current one's first. */
export const successorsOf = (secret: Secret, token: string, nonce: string): string[] =>
  signatures(secret, 'refresh-successor', `${token}\n${nonce}`)
