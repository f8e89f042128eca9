/** 256 bits: unguessable (trust.md §2.3). */
const PROOF_BYTES = 32

const toBase64Url = (bytes: Uint8Array) =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')

/** A random PKCE verifier or state, in base64url. */
export const randomToken = (): string => toBase64Url(crypto.getRandomValues(new Uint8Array(PROOF_BYTES)))

/** S256 of RFC 7636: what may be shown of a verifier. */
export async function challengeOf(verifier: string): Promise<string> {
  return toBase64Url(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier))))
}
