import type { FastifyInstance, FastifyReply } from 'fastify'
import { Refusal } from '#platform/http/refusal.ts'
import type { Platform } from '#platform/platform.ts'
import { createLocalMailbox } from './local-mailbox.service.ts'
import { listPage, mailPolicy, messagePage, pagePolicy } from './mailbox-page.ts'

const sendPage = (reply: FastifyReply, text: string, policy = pagePolicy) =>
  reply.type('text/html; charset=utf-8').header('content-security-policy', policy).send(text)

/** What would have gone out by mail and SMS, for people and for the journeys' tests. Only in local mode is there such
 *  an address at all; it is no call of the contract. */
export function localMailboxRoutes(app: FastifyInstance, platform: Platform): void {
  if (!platform.config.isLocal) return
  const mailbox = createLocalMailbox(platform)

  app.get<{ Querystring: { to?: unknown } }>('/dev/mailbox', async ({ query: { to } }, reply) =>
    sendPage(reply, listPage(await mailbox.list(to), typeof to === 'string' ? to : '')),
  )

  app.get<{ Querystring: { to?: unknown } }>('/dev/mailbox.json', async ({ query: { to } }) => ({
    messages: await mailbox.list(to),
  }))

  app.get<{ Params: { id: string } }>('/dev/mailbox/:id', async ({ params }, reply) =>
    sendPage(reply, messagePage(await mailbox.read(params.id))),
  )

  app.get<{ Params: { id: string } }>('/dev/mailbox/:id/mail', async ({ params }, reply) => {
    const { html } = await mailbox.read(params.id)
    if (html === null) throw new Refusal('not_found')
    return sendPage(reply, html.replace('<head>', '<head><base target="_blank">'), mailPolicy)
  })

  app.get<{ Params: { id: string; name: string } }>('/dev/mailbox/:id/file/:name', async ({ params }, reply) => {
    const file = (await mailbox.read(params.id)).files.find(({ name }) => name === params.name)
    if (!file) throw new Refusal('not_found')
    return reply
      .type(`${file.type}; charset=utf-8`)
      .header('content-disposition', `attachment; filename="${file.name}"`)
      .send(file.text)
  })
}
