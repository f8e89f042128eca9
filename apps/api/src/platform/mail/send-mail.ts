import * as v from 'valibot'
import { unseal } from '#platform/crypto.ts'
import type { Platform } from '#platform/platform.ts'
import { MAIL_SEAL } from './enqueue-mail.ts'
import { MailOrder } from './mail.ts'
import type { Mailer } from './mailer.ts'
import { renderMail } from './render-mail.ts'

/** `mail.send`. Twice is a mail too many at worst. What came too late for its code or link is not sent any more. */
export async function sendMail({ clock, config }: Platform, mailer: Mailer, sealed: string): Promise<void> {
  const { to, language, mail } = v.parse(MailOrder, unseal(config.fieldKey, MAIL_SEAL, Buffer.from(sealed, 'base64')))
  if ('expiresAt' in mail && clock.now() >= mail.expiresAt) return
  await mailer.send({ to, ...renderMail(mail, language, config, clock.now()) })
}
