import * as v from 'valibot'
import { unseal } from '#platform/crypto.ts'
import type { Platform } from '#platform/platform.ts'
import { FORGOT_SEAL, writeResetLink } from './reset.ts'

/** `password.forgot`. Twice is a link too many at worst: both are good until one of them is used. */
export async function sendResetLink(platform: Platform, sealed: string): Promise<void> {
  const key = v.parse(v.string(), unseal(platform.config.fieldKey, FORGOT_SEAL, Buffer.from(sealed, 'base64')))
  await writeResetLink(platform, key)
}
