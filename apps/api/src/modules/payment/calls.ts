import { listCards, receiveStripeEvent, receiveStripeNotice } from '@ginipig/contract/payment/card.ts'
import {
  getEarningMonths,
  getEarnings,
  getStatement,
  getStatementLink,
  getStatementPaper,
  listEarnings,
} from '@ginipig/contract/payment/earnings.ts'
import { getEarningsAccount, startEarningsOnboarding } from '@ginipig/contract/payment/earnings-account.ts'
import { listPayments } from '@ginipig/contract/payment/history.ts'
import { getInvoice, getInvoiceLink } from '@ginipig/contract/payment/invoice.ts'
import { listPayouts } from '@ginipig/contract/payment/payouts.ts'
import { chooseCard, deleteCard, getWallet, startCard } from '@ginipig/contract/payment/wallet.ts'
import type { FastifyRequest } from 'fastify'
import { Refusal } from '#platform/http/refusal.ts'
import { type Host, RawBytes, serve } from '#platform/http/serve.ts'
import type { Platform } from '#platform/platform.ts'
import { withDeadline } from '#platform/stripe/gateway.ts'
import { listCards as readCards } from './customer.ts'
import { readEarningsPage, readHistory, readMonths, readStatement } from './earnings.ts'
import { startOnboarding, viewEarnings } from './earnings-account.ts'
import { receiveEvent, receiveNotice } from './events.ts'
import { paymentsOf } from './history.ts'
import { linkForInvoice, openInvoice, type PaperFile } from './invoice.ts'
import { payoutsOf } from './payout.ts'
import { linkForStatement, openStatement } from './statement.ts'
import * as wallet from './wallet.ts'

/** Bytes. Stripe says nothing of how large an event can be; one with a long list in it passes our usual limit, and would
 *  come again for three days. */
const LARGEST_EVENT = 1024 * 1024

/** A paper of ours, to be kept under its name: with its accents by `filename*`, without for who can't read that (RFC 6266). */
const pdfFile = ({ name, bytes }: PaperFile) =>
  new RawBytes(bytes, {
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename="${name.normalize('NFD').replaceAll(/[^ -~]/g, '')}"; filename*=UTF-8''${encodeURIComponent(name)}`,
    'cache-control': 'private, no-store',
    'cross-origin-resource-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
  })

export function paymentCalls(host: Host, platform: Platform): void {
  serve(host, listCards, ({ actor }) => withDeadline(() => readCards(platform, actor.accountId)))

  serve(host, getWallet, ({ actor }) => withDeadline(() => wallet.readWallet(platform, actor.accountId)))

  serve(host, startCard, ({ actor }) => withDeadline(() => wallet.startCard(platform, actor.accountId)))

  serve(host, chooseCard, ({ actor, params, body }) =>
    withDeadline(() => wallet.chooseCard(platform, actor.accountId, { ...params, ...body })),
  )

  serve(host, deleteCard, ({ actor, params, body }) =>
    withDeadline(() => wallet.deleteCard(platform, actor.accountId, { ...params, ...body })),
  )

  serve(host, listPayments, ({ actor, query }) => paymentsOf(platform, actor.accountId, query))

  serve(host, getInvoiceLink, async ({ actor, params }) => ({
    url: await linkForInvoice(platform, actor.accountId, params.invoiceId),
  }))

  serve(host, getInvoice, async ({ params, query }) => pdfFile(await openInvoice(platform, { ...params, ...query })))

  serve(host, getEarnings, ({ actor }) => readEarningsPage(platform, actor.accountId))

  serve(host, getEarningMonths, ({ actor, query }) => readMonths(platform, actor.accountId, query))

  serve(host, listEarnings, ({ actor, query }) => readHistory(platform, actor.accountId, query))

  serve(host, getStatement, ({ actor, params }) => readStatement(platform, actor.accountId, params.month))

  serve(host, getStatementLink, async ({ actor, params }) => ({
    url: linkForStatement(platform, actor.accountId, params.month),
  }))

  serve(host, getStatementPaper, async ({ params, query }) =>
    pdfFile(await openStatement(platform, { ...params, ...query })),
  )

  serve(host, getEarningsAccount, ({ actor }) => viewEarnings(platform, actor.accountId))

  serve(host, listPayouts, ({ actor }) => withDeadline(() => payoutsOf(platform, actor.accountId)))

  serve(host, startEarningsOnboarding, ({ actor }) => withDeadline(() => startOnboarding(platform, actor.accountId)))

  // The signature covers the raw bytes, so these routes have a body parser and a Fastify scope of their own.
  host.app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    const raw = { parseAs: 'buffer', bodyLimit: LARGEST_EVENT } as const
    scope.addContentTypeParser('application/json', raw, (_request, body, done) => done(null, body))
    const taking = (receive: typeof receiveEvent) => async (call: { body: unknown; request: FastifyRequest }) => {
      const signature = call.request.headers['stripe-signature']
      if (!Buffer.isBuffer(call.body) || typeof signature !== 'string') throw new Refusal('malformed')
      await receive(platform, call.body, signature)
      return { received: true }
    }
    serve({ ...host, app: scope }, receiveStripeEvent, taking(receiveEvent))
    serve({ ...host, app: scope }, receiveStripeNotice, taking(receiveNotice))
  })
}
