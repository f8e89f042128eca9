import * as v from 'valibot'
import { Refusal } from '#platform/http/refusal.ts'
import type { Platform } from '#platform/platform.ts'
import { type KeptMessage, listMessages, readMessage } from './local-mailbox.store.ts'

export type { KeptMessage } from './local-mailbox.store.ts'

const LIMIT = 100

const Recipient = v.fallback(v.optional(v.pipe(v.string(), v.trim(), v.maxLength(320))), undefined)
const MessageId = v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number))

/** Reads what local mode kept back. */
export function createLocalMailbox({ database }: Platform) {
  return {
    /** @param to - of one recipient only; anything that is no text is everybody */
    list: (to: unknown): Promise<KeptMessage[]> => listMessages(database, v.parse(Recipient, to) || undefined, LIMIT),

    /** @throws Refusal `not_found` */
    async read(id: string): Promise<KeptMessage> {
      const parsed = v.safeParse(MessageId, id)
      const message = parsed.success ? await readMessage(database, parsed.output) : undefined
      if (!message) throw new Refusal('not_found')
      return message
    },
  }
}
