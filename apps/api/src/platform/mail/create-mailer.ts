import { storeMessage } from '#platform/local-mailbox/store-message.ts'
import type { Platform } from '#platform/platform.ts'
import type { Mailer } from './mailer.ts'
import { createSmtpMailer } from './smtp-mailer.ts'

/** SMTP where it is configured; else, which only local mode allows, the local mailbox. */
export function createMailer({ clock, config, database, log }: Platform): Mailer {
  if (config.mail) return createSmtpMailer(config.mail, config.environment === 'production', log)
  return {
    async send({ to, unsubscribe: _header, replyTo: _other, ...letter }) {
      await storeMessage(database, { channel: 'email', recipient: to, ...letter }, clock.now())
      return true
    },
  }
}
