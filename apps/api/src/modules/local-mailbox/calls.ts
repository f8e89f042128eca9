import type { FastifyInstance, FastifyReply } from 'fastify'
import * as v from 'valibot'
import { Refusal } from '#platform/http/refusal.ts'
import type { Platform } from '#platform/platform.ts'
import { type KeptMessage, listMessages, readMessage } from './mailbox.sql.ts'
import { listPage, mailPolicy, messagePage, pagePolicy } from './page.ts'

const LIMIT = 100

/** Of one recipient only; anything that is no text is everybody. */
const Recipient = v.fallback(v.optional(v.pipe(v.string(), v.trim(), v.maxLength(320))), undefined)
const MessageId = v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number))

const sendPage = (reply: FastifyReply, text: string, policy = pagePolicy) =>
  reply.type('text/html; charset=utf-8').header('content-security-policy', policy).send(text)

/** Local mode's mailbox: what would have gone out by mail and SMS, for people and for the journeys' tests. The routes exist
 *  in local mode only and are no calls of the contract. */
export function localMailboxCalls(app: FastifyInstance, { config, database }: Platform): void {
  if (!config.isLocal) return

  const list = (to: unknown): Promise<KeptMessage[]> =>
    listMessages(database, v.parse(Recipient, to) || undefined, LIMIT)

  const read = async (id: string): Promise<KeptMessage> => {
    const parsed = v.safeParse(MessageId, id)
    const message = parsed.success ? await readMessage(database, parsed.output) : undefined
    if (!message) throw new Refusal('not_found')
    return message
  }

  app.get<{ Querystring: { to?: unknown } }>('/dev/mailbox', async ({ query: { to } }, reply) =>
    sendPage(reply, listPage(await list(to), typeof to === 'string' ? to : '')),
  )

  app.get<{ Querystring: { to?: unknown } }>('/dev/mailbox.json', async ({ query: { to } }) => ({
    messages: await list(to),
  }))

  app.get<{ Params: { id: string } }>('/dev/mailbox/:id', async ({ params }, reply) =>
    sendPage(reply, messagePage(await read(params.id))),
  )

  app.get<{ Params: { id: string } }>('/dev/mailbox/:id/mail', async ({ params }, reply) => {
    const { html } = await read(params.id)
    if (html === null) throw new Refusal('not_found')
    return sendPage(reply, html.replace('<head>', '<head><base target="_blank">'), mailPolicy)
  })

  app.get<{ Params: { id: string; name: string } }>('/dev/mailbox/:id/file/:name', async ({ params }, reply) => {
    const file = (await read(params.id)).files.find(({ name }) => name === params.name)
    if (!file) throw new Refusal('not_found')
    return reply
      .type(`${file.type}; charset=utf-8`)
      .header('content-disposition', `attachment; filename="${file.name}"`)
      .send(file.text)
  })
}
