import { randomBytes } from 'node:crypto'
import { OTP_ALPHABET, OTP_LENGTH } from '@ginipig/domain/identity'
import { hashPassword, isPassword } from '#modules/session/password/hash.ts'
import type { Config } from '#platform/config/config.ts'
import { sign, signatures } from '#platform/crypto.ts'

type Hashing = { config: Pick<Config, 'argon2' | 'tokenSecret'> }

/** The alphabet has 32 characters: of a byte's 256 values each stands for as many as any other. */
export const otpFrom = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => OTP_ALPHABET.charAt(byte % OTP_ALPHABET.length)).join('')

/** 20 random bits. */
export const newOtp = (): string => otpFrom(randomBytes(OTP_LENGTH))

const signedText = (challengeId: string, code: string) => `${challengeId}\n${code}`

/** What is kept of a code. It says nothing for another challenge. Keyed first: 20 bits alone would be tried out in
 *  hours by whoever gets hold of the rows. */
export const hashOtp = (hashing: Hashing, challengeId: string, code: string): Promise<string> =>
  hashPassword(hashing, sign(hashing.config.tokenSecret, 'otp', signedText(challengeId, code)))

export async function isOtpOf(hashing: Hashing, stored: string, challengeId: string, code: string): Promise<boolean> {
  for (const keyed of signatures(hashing.config.tokenSecret, 'otp', signedText(challengeId, code)))
    if (await isPassword(hashing, keyed, stored)) return true
  return false
}
