import {
  cancelBooking,
  contestNoShow,
  endProposal,
  eraseHealthAnswers,
  getHold,
  getMyBooking,
  giveMustHaves,
  holdSlot,
  listMyBookings,
  moveBooking,
  releaseHold,
  startBalance,
  startPayment,
  syncPayment,
  takeProposedTime,
  wishMove,
  withdrawRequest,
} from '@ginipig/contract/booking/client-calls.ts'
import { applyPromo, removePromo } from '@ginipig/contract/booking/promo.ts'
import {
  acceptBooking,
  addSide,
  cancelBookingAsProvider,
  completeBooking,
  declineBooking,
  endProposalAsProvider,
  getProviderBooking,
  grantMove,
  listProposableTimes,
  listProviderBookings,
  markNoShow,
  proposeTimes,
  releasePayment,
  undoAccept,
} from '@ginipig/contract/booking/provider-calls.ts'
import { getSickDay, takeDayOff } from '@ginipig/contract/booking/sick-day.ts'
import { getOwnRecord } from '@ginipig/contract/booking/track-record.ts'
import { languages, wishedLanguage } from '@ginipig/domain/identity'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { plainPagePolicy } from '#platform/html/plain-page.ts'
import { type Host, serve } from '#platform/http/serve.ts'
import type { Platform } from '#platform/platform.ts'
import { withDeadline } from '#platform/stripe/gateway.ts'
import * as balances from './balance.ts'
import * as endings from './ending.ts'
import * as holds from './hold.ts'
import { listOfClient, listOfProvider } from './list.ts'
import { moveToSlot } from './move.ts'
import * as payments from './pay.ts'
import * as promos from './promo.ts'
import * as proposals from './proposal.ts'
import * as requests from './requests.ts'
import * as sickDays from './sick-day.ts'
import * as terms from './terms.ts'
import { ownRecordOf } from './track-record.ts'
import { viewAsClient, viewAsProvider, viewLiveHold } from './view.ts'
import { VISIT_LINK_PATH } from './visit-link.ts'
import { followVisitLink, showVisitLink } from './visit-link-act.ts'

export function bookingCalls(host: Host, platform: Platform): void {
  serve(host, holdSlot, async ({ body, actor }) =>
    viewAsClient(platform, await holds.holdSlot(platform, actor.accountId, body), actor.accountId),
  )

  serve(host, getOwnRecord, ({ actor }) => ownRecordOf(platform, actor))

  serve(host, getHold, ({ actor }) => viewLiveHold(platform, actor.accountId))

  serve(host, releaseHold, async ({ params: { bookingId }, actor }) => {
    await holds.releaseHold(platform, bookingId, actor.accountId)
    return viewAsClient(platform, bookingId, actor.accountId)
  })

  serve(host, giveMustHaves, async ({ params: { bookingId }, body, actor }) => {
    await terms.giveMustHaves(platform, bookingId, actor.accountId, body)
    return viewAsClient(platform, bookingId, actor.accountId)
  })

  serve(host, eraseHealthAnswers, async ({ params: { bookingId }, actor }) => {
    await terms.eraseHealth(platform, bookingId, actor.accountId)
    return viewAsClient(platform, bookingId, actor.accountId)
  })

  serve(host, applyPromo, async ({ params: { bookingId }, body, actor }) => {
    const refused = await promos.applyPromo(platform, bookingId, actor.accountId, body.code)
    return { booking: await viewAsClient(platform, bookingId, actor.accountId), refused }
  })

  serve(host, removePromo, async ({ params: { bookingId }, actor }) => {
    await promos.removePromo(platform, bookingId, actor.accountId)
    return viewAsClient(platform, bookingId, actor.accountId)
  })

  serve(host, startPayment, ({ params, body, actor, request }) =>
    withDeadline(() => payments.startPayment(platform, params.bookingId, actor.accountId, body, request.ip)),
  )

  serve(host, startBalance, ({ params, body, actor, request }) =>
    withDeadline(() =>
      balances.startBalance(platform, params.bookingId, {
        clientId: actor.accountId,
        card: body.card,
        ip: request.ip,
      }),
    ),
  )

  serve(host, syncPayment, async ({ params: { bookingId }, actor }) => {
    await viewAsClient(platform, bookingId, actor.accountId)
    await withDeadline(() => payments.syncPayment(platform, bookingId))
    return viewAsClient(platform, bookingId, actor.accountId)
  })

  serve(host, withdrawRequest, async ({ params: { bookingId }, actor }) => {
    await requests.withdraw(platform, bookingId, actor.accountId)
    return viewAsClient(platform, bookingId, actor.accountId)
  })

  serve(host, cancelBooking, async ({ params: { bookingId }, body, actor }) => {
    await platform.database.transaction((sql) =>
      endings.cancelAsClient(platform, sql, bookingId, actor.accountId, body.loses),
    )
    return viewAsClient(platform, bookingId, actor.accountId)
  })

  serve(host, contestNoShow, async ({ params: { bookingId }, body, actor }) => {
    await endings.contestNoShow(platform, bookingId, actor.accountId, body.words)
    return viewAsClient(platform, bookingId, actor.accountId)
  })

  serve(host, moveBooking, async ({ params: { bookingId }, body, actor }) => {
    await platform.database.transaction((sql) => moveToSlot(platform, sql, bookingId, actor.accountId, body.slotId))
    return viewAsClient(platform, bookingId, actor.accountId)
  })

  serve(host, wishMove, async ({ params: { bookingId }, body, actor }) => {
    await proposals.wishMove(platform, bookingId, actor.accountId, body.slotId)
    return viewAsClient(platform, bookingId, actor.accountId)
  })

  serve(host, takeProposedTime, async ({ params: { bookingId }, body, actor }) => {
    await proposals.takeProposedTime(platform, bookingId, actor.accountId, body.slotId)
    return viewAsClient(platform, bookingId, actor.accountId)
  })

  serve(host, endProposal, async ({ params: { bookingId }, actor }) => {
    await proposals.endAsClient(platform, bookingId, actor.accountId)
    return viewAsClient(platform, bookingId, actor.accountId)
  })

  serve(host, getSickDay, ({ params: { day }, actor }) => sickDays.viewDay(platform, actor.accountId, day))

  serve(host, takeDayOff, async ({ params: { day }, body, actor }) => {
    await sickDays.takeDayOff(platform, actor.accountId, day, body)
    return sickDays.viewDay(platform, actor.accountId, day)
  })

  serve(host, listProposableTimes, ({ params, actor }) =>
    proposals.listProposable(platform, params.bookingId, actor.accountId),
  )

  serve(host, proposeTimes, async ({ params: { bookingId }, body, actor }) => {
    await proposals.proposeTimes(platform, bookingId, actor.accountId, body)
    return viewAsProvider(platform, bookingId, actor.accountId)
  })

  serve(host, grantMove, async ({ params: { bookingId }, actor }) => {
    await proposals.grantMove(platform, bookingId, actor.accountId)
    return viewAsProvider(platform, bookingId, actor.accountId)
  })

  serve(host, endProposalAsProvider, async ({ params: { bookingId }, actor }) => {
    await proposals.endAsProvider(platform, bookingId, actor.accountId)
    return viewAsProvider(platform, bookingId, actor.accountId)
  })

  serve(host, getMyBooking, ({ params, actor }) => viewAsClient(platform, params.bookingId, actor.accountId))

  serve(host, listMyBookings, ({ query, actor }) => listOfClient(platform, actor.accountId, query))

  serve(host, listProviderBookings, ({ query, actor }) => listOfProvider(platform, actor.accountId, query))

  serve(host, getProviderBooking, ({ params, actor }) => viewAsProvider(platform, params.bookingId, actor.accountId))

  serve(host, acceptBooking, async ({ params: { bookingId }, actor }) => {
    await requests.accept(platform, bookingId, actor.accountId)
    return viewAsProvider(platform, bookingId, actor.accountId)
  })

  serve(host, undoAccept, async ({ params: { bookingId }, actor }) => {
    await requests.undoAccept(platform, bookingId, actor.accountId)
    return viewAsProvider(platform, bookingId, actor.accountId)
  })

  serve(host, cancelBookingAsProvider, async ({ params: { bookingId }, body, actor }) => {
    await endings.cancelAsProvider(platform, bookingId, actor.accountId, body)
    return viewAsProvider(platform, bookingId, actor.accountId)
  })

  serve(host, addSide, async ({ params: { bookingId }, body, actor }) => {
    await endings.addSide(platform, bookingId, actor.accountId, body.words)
    return viewAsProvider(platform, bookingId, actor.accountId)
  })

  for (const [call, action] of [
    [markNoShow, 'mark_no_show'],
    [completeBooking, 'complete'],
    [releasePayment, 'release'],
  ] as const)
    serve(host, call, async ({ params: { bookingId }, actor }) => {
      await endings.settleVisit(platform, bookingId, actor.accountId, action)
      return viewAsProvider(platform, bookingId, actor.accountId)
    })

  serve(host, declineBooking, async ({ params: { bookingId }, body, actor }) => {
    await requests.decline(platform, bookingId, actor.accountId, body)
    return viewAsProvider(platform, bookingId, actor.accountId)
  })

  visitLinkCalls(host.app, platform)
}

/** Bytes of a form: one field. */
const FORM_LIMIT = 1024

type Asked = { Params: { act: string; token: string }; Body: URLSearchParams | undefined }

const askedOf = ({ params, ip, headers }: FastifyRequest<Asked>) => ({
  ...params,
  ip,
  language: wishedLanguage(headers['accept-language'], languages) ?? 'en',
})

/** The links of a reminder. No calls of the contract: pages without a script, for who isn't signed in on the device that
 *  they read their mail on. A GET changes nothing; a POST acts, for who holds the link. */
function visitLinkCalls(app: FastifyInstance, platform: Platform): void {
  const send = async (reply: FastifyReply, answer: Promise<{ status: number; page: string }>) => {
    const { status, page } = await answer
    return reply
      .status(status)
      .type('text/html; charset=utf-8')
      .header('content-security-policy', plainPagePolicy)
      .header('cache-control', 'no-store')
      .send(page)
  }
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: FORM_LIMIT },
      (_request, body, done) => done(null, new URLSearchParams(String(body))),
    )
    const path = `${VISIT_LINK_PATH}/:act/:token`
    scope.get<Asked>(path, (request, reply) => send(reply, showVisitLink(platform, askedOf(request))))
    scope.post<Asked>(path, (request, reply) =>
      send(reply, followVisitLink(platform, askedOf(request), request.body ?? new URLSearchParams())),
    )
  })
}
