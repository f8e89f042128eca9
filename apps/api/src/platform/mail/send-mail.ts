import * as v from 'valibot'
import { sign, unseal } from '#platform/crypto.ts'
import type { Platform } from '#platform/platform.ts'
import { MAIL_SEAL } from './enqueue-mail.ts'
import { type Mail, MailOrder } from './mail.ts'
import type { Mailer } from './mailer.ts'
import { countRefusals, deleteRefusals, recordRefusal } from './refused.sql.ts'
import { renderMail } from './render-mail.ts'

/** After so many mails in a row that came back for good, an address is left alone. */
const MAX_REFUSALS = 3

/** What somebody asks for at this moment is tried all the same: it may be their mailbox that was mended. */
const isAskedFor = (mail: Mail) => 'expiresAt' in mail

/** `mail.send`. At-least-once: a repeat is one mail too many at worst. Drops a mail whose code or link has expired, and
 *  mail to an address that keeps bouncing; another address of the same person counts on its own. */
export async function sendMail({ clock, config, database }: Platform, mailer: Mailer, sealed: string): Promise<void> {
  const order = v.parse(MailOrder, unseal(config.fieldKey, MAIL_SEAL, Buffer.from(sealed, 'base64')))
  const { to, language, mail, unsubscribe = null, replyTo = null } = order
  if ('expiresAt' in mail && clock.now() >= mail.expiresAt) return
  const mark = sign(config.tokenSecret, 'refused-address', to.toLowerCase())
  const refusals = await countRefusals(database, mark)
  if (refusals >= MAX_REFUSALS && !isAskedFor(mail)) return
  const rendered = renderMail(mail, language, { ...config, unsubscribe }, clock.now())
  const isTaken = await mailer.send({ to, ...rendered, unsubscribe, replyTo })
  if (!isTaken) await recordRefusal(database, mark, clock.now())
  else if (refusals > 0) await deleteRefusals(database, mark)
}
