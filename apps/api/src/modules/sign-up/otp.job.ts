import type { Language, UserType } from '@ginipig/domain/identity'
import * as v from 'valibot'
import { appOf } from '#modules/account/user.ts'
import { unseal } from '#platform/crypto.ts'
import { enqueueMail } from '#platform/mail/enqueue-mail.ts'
import type { Mail } from '#platform/mail/mail.ts'
import type { Platform } from '#platform/platform.ts'
import { type KnownChallenge, readChallenge, readOwner } from './otp.sql.ts'
import { codeSeal } from './otp.ts'

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
  const owner = await readOwner(database, challenge.emailKey)
  const { mail, language } = owner
    ? ownerMail(owner)
    : { mail: codeMail(challenge, code), language: challenge.language }
  await enqueueMail(platform, database, { to: challenge.email, language, mail })
}

const codeMail = ({ purpose, expiresAt }: KnownChallenge, code: string): Mail => ({
  kind: purpose === 'sign_up' ? 'sign_up_code' : 'new_address_code',
  code,
  expiresAt,
})

/** In the owner's language, and to the app where they are at home, whoever gave their address. */
const ownerMail = ({ userType, language }: { userType: UserType; language: Language }) => ({
  mail: { kind: 'account_exists', app: appOf(userType) } satisfies Mail,
  language,
})
