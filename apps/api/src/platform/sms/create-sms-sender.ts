import { storeMessage } from '#platform/local-mailbox/store-message.ts'
import type { Platform } from '#platform/platform.ts'
import { createHttpSmsSender } from './http-sms-sender.ts'
import type { SmsSender } from './sms.ts'

/** The provider where one is configured; the local mailbox in local mode; else nothing: an SMS only ever comes beside a
 *  mail, so a deployment can do without. */
export function createSmsSender({ clock, config, database, log }: Platform): SmsSender {
  if (config.sms) return createHttpSmsSender(config.sms, log)
  if (!config.isLocal) return { send: async () => undefined }
  return {
    send: ({ to, text }) =>
      storeMessage(database, { channel: 'sms', recipient: to, subject: '', text, html: null, files: [] }, clock.now()),
  }
}
