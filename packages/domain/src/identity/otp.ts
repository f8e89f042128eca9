import * as v from 'valibot'

/** Characters of a one-time code, of the 32 of Crockford base32: 20 bits. Source: spec §5, §9; product.md §2. */
export const OTP_LENGTH = 4
export const OTP_ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** How long a code is good, how often it may be typed wrong, and how soon the next one may be asked for. */
export const OTP_LIFE_MS = 10 * 60_000
export const OTP_TRIES = 5
export const OTP_RESEND_MS = 30_000
/** Codes an address gets in a day, and how many of them may be asked for from one place: 50 guesses at 20 bits, and
 *  100 in any 24 hours, which may touch two days (decision 0015). */
export const OTP_PER_DAY = 10
export const OTP_PER_PLACE = 5

/** A code as it is compared: in either case, with Crockford's readings of O, I and L, without spaces or hyphens. */
export const normalOtp = (typed: string) =>
  typed.replace(/[\s-]/g, '').toUpperCase().replace(/O/g, '0').replace(/[IL]/g, '1')

const isOtp = (code: string) => code.length === OTP_LENGTH && [...code].every((one) => OTP_ALPHABET.includes(one))

export const Otp = v.pipe(
  v.string(),
  v.nonEmpty('required'),
  v.maxLength(20, 'otp_invalid'),
  v.transform(normalOtp),
  v.check(isOtp, 'otp_invalid'),
)
