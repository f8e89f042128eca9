import * as v from 'valibot'
import { unseal } from '#platform/crypto.ts'
import { enqueueMail } from '#platform/mail/enqueue-mail.ts'
import type { Mail } from '#platform/mail/mail.ts'
import type { Platform } from '#platform/platform.ts'
import { codeSeal } from './otp.service.ts'
import { type KnownChallenge, readChallenge, readOwnerType } from './otp.store.ts'

/** `otp.send`. Here, out of the asker's sight, it is looked whether an address is somebody's already: then its owner
 *  hears of it instead of getting a code. Twice is a mail too many at worst. */
export async function sendOtp(
  platform: Platform,
  job: { challengeId: string; sentAt: number; sealed: string },
): Promise<void> {
  const { config, database } = platform
  const challenge = await readChallenge(database, job.challengeId)
  // Used, swept, or another code was asked for meanwhile.
  if (!challenge || challenge.isUsed || challenge.sentAt !== job.sentAt) return
  const code = v.parse(v.string(), unseal(config.fieldKey, codeSeal(challenge.id), Buffer.from(job.sealed, 'base64')))
  const ownerType = await readOwnerType(database, challenge.emailKey)
  const mail: Mail =
    ownerType === undefined
      ? { ...codeMail(challenge), code }
      : { kind: 'account_exists', app: ownerType === 'provider' ? 'console' : 'marketplace' }
  await enqueueMail(platform, database, { to: challenge.email, language: challenge.language, mail })
}

const codeMail = ({ purpose, expiresAt }: KnownChallenge) =>
  ({ kind: purpose === 'sign_up' ? 'sign_up_code' : 'new_address_code', expiresAt }) as const
