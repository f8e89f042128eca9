import { createCipheriv, createDecipheriv, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

const KEY_ID_BYTES = 4
const IV_BYTES = 12
const TAG_BYTES = 16

/** One key; `id` tells it from others and tells nothing else of it. */
export type Key = { id: string; bytes: Buffer }

/** A secret that can be rotated without logging anybody out: the first key signs and encrypts, all keys verify and decrypt
 *  (docs/operations.md, "Changing keys"). */
export type Secret = readonly [Key, ...Key[]]

/** @param bytes - of the key. The id follows from them, so that nobody has to choose one */
export const toKey = (bytes: Buffer): Key => ({
  id: createHmac('sha256', bytes).update('key id').digest().subarray(0, KEY_ID_BYTES).toString('hex'),
  bytes,
})

/** Encrypts a value with AES-256-GCM under a random nonce, bound to its `context` as additional data, so that a sealed
 *  field copied to another row doesn't decrypt. Layout: key id, nonce, tag, ciphertext. */
export function seal([key]: Secret, context: string, value: unknown): Buffer {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv('aes-256-gcm', key.bytes, iv).setAAD(Buffer.from(context))
  const sealed = Buffer.concat([cipher.update(JSON.stringify(value), 'utf8'), cipher.final()])
  return Buffer.concat([Buffer.from(key.id, 'hex'), iv, cipher.getAuthTag(), sealed])
}

/** @throws when the field was altered, belongs to another context, or its key is unknown */
export function unseal(secret: Secret, context: string, sealed: Buffer): unknown {
  const id = sealed.toString('hex', 0, KEY_ID_BYTES)
  const named = secret.find((key) => key.id === id)
  if (named) return open(named, context, sealed.subarray(KEY_ID_BYTES))
  return open(secret[secret.length - 1] ?? secret[0], context, sealed) // without a key id: by the oldest key
}

function open({ bytes }: Key, context: string, sealed: Buffer): unknown {
  const decipher = createDecipheriv('aes-256-gcm', bytes, sealed.subarray(0, IV_BYTES))
    .setAAD(Buffer.from(context))
    .setAuthTag(sealed.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
  const text = Buffer.concat([decipher.update(sealed.subarray(IV_BYTES + TAG_BYTES)), decipher.final()])
  return JSON.parse(text.toString('utf8'))
}

const signWith = ({ bytes }: Key, purpose: string, text: string) =>
  createHmac('sha256', bytes).update(`${purpose}\n${text}`).digest('base64url')

/** HMAC of a text for a purpose; signatures of one purpose are invalid for another. */
export const sign = ([key]: Secret, purpose: string, text: string): string => signWith(key, purpose, text)

/** The HMAC by each key, the current one's first: any of them may have made a stored one. */
export const signatures = (secret: Secret, purpose: string, text: string): string[] =>
  secret.map((key) => signWith(key, purpose, text))

/** Whether one of the keys made a signature; compares in constant time. */
export const isSigned = (secret: Secret, purpose: string, text: string, signature: string): boolean =>
  signatures(secret, purpose, text).some((one) => isSame(one, signature))

/** Compares in constant time. */
export function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}
