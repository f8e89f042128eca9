import { randomBytes } from 'node:crypto'
import { OTP_ALPHABET, OTP_LENGTH } from '@ginipig/domain/identity'
import { hashPassword, isPassword } from '#modules/session/password/hash.ts'
import type { Config } from '#platform/config/config.ts'
import { sign } from '#platform/crypto.ts'

type Hashing = { config: Pick<Config, 'argon2' | 'tokenSecret'> }

/** The alphabet has 32 characters: of a byte's 256 values each stands for as many as any other. */
export const otpFrom = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => OTP_ALPHABET.charAt(byte % OTP_ALPHABET.length)).join('')

/** 20 random bits. */
export const newOtp = (): string => otpFrom(randomBytes(OTP_LENGTH))

/** Keyed first: 20 bits alone would be tried out in hours by whoever gets hold of the rows. */
const keyed = ({ config }: Hashing, challengeId: string, code: string) =>
  sign(config.tokenSecret, 'otp', `${challengeId}\n${code}`)

/** What is kept of a code. It says nothing for another challenge. */
export const hashOtp = (hashing: Hashing, challengeId: string, code: string): Promise<string> =>
  hashPassword(hashing, keyed(hashing, challengeId, code))

export const isOtpOf = (hashing: Hashing, stored: string, challengeId: string, code: string): Promise<boolean> =>
  isPassword(hashing, keyed(hashing, challengeId, code), stored)
