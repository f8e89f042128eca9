import { randomBytes } from 'node:crypto'
import { OTP_ALPHABET, OTP_LENGTH } from '@ginipig/domain/identity'
import { hashPassword, isPassword } from '#modules/session/password/hash.ts'
import { sign } from '#platform/crypto.ts'

/** The alphabet has 32 characters: of a byte's 256 values each stands for as many as any other. */
export const otpFrom = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => OTP_ALPHABET.charAt(byte % OTP_ALPHABET.length)).join('')

/** 20 random bits. */
export const newOtp = (): string => otpFrom(randomBytes(OTP_LENGTH))

/** Keyed first: 20 bits alone would be tried out in hours by whoever gets hold of the rows. */
const keyed = (secret: string, challengeId: string, code: string) => sign(secret, 'otp', `${challengeId}\n${code}`)

/** What is kept of a code. It says nothing for another challenge. */
export const hashOtp = (secret: string, challengeId: string, code: string): Promise<string> =>
  hashPassword(keyed(secret, challengeId, code))

export const isOtpOf = (stored: string, secret: string, challengeId: string, code: string): Promise<boolean> =>
  isPassword(keyed(secret, challengeId, code), stored)
