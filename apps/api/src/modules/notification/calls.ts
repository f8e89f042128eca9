import {
  getLatestNotifications,
  getNotificationSwitches,
  listNotifications,
  putNotificationSwitch,
  readAllNotifications,
  readNotification,
} from '@ginipig/contract/notification/notification.ts'
import { deletePush, getPush, putPush } from '@ginipig/contract/notification/push.ts'
import type { NotificationSide } from '@ginipig/domain/notification'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Actor } from '#platform/auth/actor.ts'
import { plainPagePolicy } from '#platform/html/plain-page.ts'
import { type Host, serve } from '#platform/http/serve.ts'
import { UNSUBSCRIBE_PATH } from '#platform/notify/unsubscribe.ts'
import type { Platform } from '#platform/platform.ts'
import { latestOf, notificationsOf, read, switchesOf, turn } from './notification.ts'
import { pushOf, turnOffPush, turnOnPush } from './push.ts'
import { unsubscribe } from './unsubscribe.ts'

const sideOf = ({ userType }: Actor): NotificationSide => (userType === 'provider' ? 'provider' : 'client')

export function notificationCalls(host: Host, platform: Platform): void {
  serve(host, listNotifications, async ({ actor, query }) => notificationsOf(platform, actor.accountId, query))

  serve(host, getLatestNotifications, async ({ actor, query }) => latestOf(platform, actor.accountId, query.language))

  serve(host, readNotification, async ({ actor, params }) =>
    read(platform, actor.accountId, { id: params.notificationId }),
  )

  serve(host, readAllNotifications, async ({ actor, body }) => read(platform, actor.accountId, body))

  serve(host, getNotificationSwitches, async ({ actor }) => switchesOf(platform, actor.accountId, sideOf(actor)))

  serve(host, putNotificationSwitch, async ({ actor, body }) =>
    turn(platform, { accountId: actor.accountId, side: sideOf(actor) }, body),
  )

  serve(host, getPush, async ({ actor }) => pushOf(platform, actor))

  serve(host, putPush, async ({ actor, body }) => turnOnPush(platform, actor, body))

  serve(host, deletePush, async ({ actor }) => turnOffPush(platform, actor))

  unsubscribeCalls(host.app, platform)
}

/** Bytes of a body, which says nothing that we need. */
const FORM_LIMIT = 1024

/** Mail programs send either; the button on the page the first. */
const FORM_TYPES = ['application/x-www-form-urlencoded', 'multipart/form-data']

/** The link in mails that may be left out. No call of the contract: mail programs choose its form and send it without an
 *  origin (RFC 8058). A GET changes nothing; a POST turns those mails off, for who holds the link. */
function unsubscribeCalls(app: FastifyInstance, platform: Platform): void {
  const answer = async (token: string, isConfirmed: boolean, reply: FastifyReply) => {
    const { status, page } = await unsubscribe(platform, token, isConfirmed)
    return reply
      .status(status)
      .type('text/html; charset=utf-8')
      .header('content-security-policy', plainPagePolicy)
      .send(page)
  }
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(FORM_TYPES, { parseAs: 'string', bodyLimit: FORM_LIMIT }, (_request, _body, done) =>
      done(null, undefined),
    )
    type Asked = { Params: { token: string } }
    const path = `${UNSUBSCRIBE_PATH}/:token`
    scope.get<Asked>(path, async ({ params: { token } }, reply) => answer(token, false, reply))
    scope.post<Asked>(path, async ({ params: { token } }, reply) => answer(token, true, reply))
  })
}
