import * as v from 'valibot'
import { type Secret, toKey } from '#platform/crypto.ts'

/** Steps from one byte to the next that differ, at least. Text that repeats itself or counts up has few; of 32 random
 *  hexadecimal digits have more but once in millions. */
const DIFFERENT_STEPS = 12

/** Whether the rest of a key follows from a part of it: all the same, repeated, or counted up. */
export function isMonotonous(bytes: Uint8Array): boolean {
  const steps = new Set<number>()
  for (let index = 1; index < bytes.length; index += 1) steps.add((bytes[index] ?? 0) - (bytes[index - 1] ?? 0))
  return steps.size < DIFFERENT_STEPS
}

/** One key or several, parted by commas, the current one first.
 *  @param read - the bytes of one key
 *  @param needs - of each key's bytes, and in words */
export const secret = (read: (text: string) => Buffer, [isEnough, needs]: [(bytes: Buffer) => boolean, string]) =>
  v.pipe(
    v.string(),
    v.transform((text) => text.split(',').map((one) => read(one.trim()))),
    v.check((keys) => keys.every(isEnough), needs),
    v.transform(([first, ...others]): Secret => [toKey(first ?? Buffer.alloc(0)), ...others.map(toKey)]),
  )
