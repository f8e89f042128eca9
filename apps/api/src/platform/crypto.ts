import { createCipheriv, createDecipheriv, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

const IV_BYTES = 12
const TAG_BYTES = 16

/** Seals a value with AES-256-GCM under a fresh nonce, bound to what it belongs to (`context`), so that a sealed
 *  field copied to another row does not open. Layout: nonce, tag, text. */
export function seal(key: Buffer, context: string, value: unknown): Buffer {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(context))
  const sealed = Buffer.concat([cipher.update(JSON.stringify(value), 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), sealed])
}

/** @throws when the field was changed, or belongs to another context or key */
export function unseal(key: Buffer, context: string, sealed: Buffer): unknown {
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, IV_BYTES))
    .setAAD(Buffer.from(context))
    .setAuthTag(sealed.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
  const text = Buffer.concat([decipher.update(sealed.subarray(IV_BYTES + TAG_BYTES)), decipher.final()])
  return JSON.parse(text.toString('utf8'))
}

/** Signature of a text for a purpose; signatures of one purpose are worth nothing for another. */
export function sign(secret: string, purpose: string, text: string): string {
  return createHmac('sha256', secret).update(`${purpose}\n${text}`).digest('base64url')
}

/** Compares in a time that tells nothing. */
export function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}
