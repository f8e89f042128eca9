import * as v from 'valibot'
import { type Secret, toKey } from '#platform/crypto.ts'

/** Minimum of distinct differences between neighbouring bytes. Repetitive or counting text has few; 32 random hexadecimal
 *  digits have more but once in millions. */
const DIFFERENT_STEPS = 12

/** Whether a key is predictable from a part of it: constant, repeated or counting. */
export function isMonotonous(bytes: Uint8Array): boolean {
  const steps = new Set<number>()
  for (let index = 1; index < bytes.length; index += 1) steps.add((bytes[index] ?? 0) - (bytes[index - 1] ?? 0))
  return steps.size < DIFFERENT_STEPS
}

/** One key or several, comma-separated, the current one first (key rotation).
 *  @param read - the bytes of one key
 *  @param needs - a check of each key's bytes, and its description */
export const secret = (read: (text: string) => Buffer, [isEnough, needs]: [(bytes: Buffer) => boolean, string]) =>
  v.pipe(
    v.string(),
    v.transform((text) => text.split(',').map((one) => read(one.trim()))),
    v.check((keys) => keys.every(isEnough), needs),
    v.transform(([first, ...others]): Secret => [toKey(first ?? Buffer.alloc(0)), ...others.map(toKey)]),
  )
