import {
  blockPerson,
  clearThread,
  getThread,
  getUnread,
  listMessages,
  listThreads,
  markDelivered,
  markRead,
  sendMessage,
  sendTyping,
  unblockPerson,
} from '@ginipig/contract/message/message.ts'
import { MINUTE_MS } from '@ginipig/domain/time'
import { Refusal } from '#platform/http/refusal.ts'
import { type Host, serve } from '#platform/http/serve.ts'
import type { Platform } from '#platform/platform.ts'
import { createMemoryRateLimit } from '#platform/quota/memory-rate-limit.ts'
import { createEmitter } from '#platform/realtime/emitter.ts'
import { clear, setBlock } from './block.ts'
import { readUnread } from './inbox.sql.ts'
import { inboxOf } from './inbox.ts'
import { send } from './send.ts'
import { saveDelivered, saveRead } from './thread.sql.ts'
import { findPair, markThreadNotificationsRead, messagesOf, pairOf, threadOf } from './thread.ts'

/** Signs of typing a minute of one account; an app gives one each three seconds. */
const TYPING = { limit: 60, windowMs: MINUTE_MS }

export function messageCalls(host: Host, platform: Platform): void {
  const { database } = platform
  const emitter = createEmitter(platform)
  const countTyping = createMemoryRateLimit(platform, TYPING)
  /** What was kept is heard of in other apps at once, or when they next ask: a lost event loses no message. */
  const tell = (accountId: string, personId: string) => emitter.toAccount(accountId, 'thread.changed', { personId })

  serve(host, listThreads, async ({ actor, query }) => inboxOf(platform, actor, query))

  serve(host, getUnread, async ({ actor }) => readUnread(database, actor.accountId))

  serve(host, markDelivered, async ({ actor }) => {
    const others = await saveDelivered(database, actor.accountId)
    for (const { other_id } of others) await tell(other_id, actor.accountId)
    return {}
  })

  serve(host, getThread, async ({ actor, params }) => threadOf(platform, pairOf(actor, params.personId)))

  serve(host, listMessages, async ({ actor, params, query }) =>
    messagesOf(platform, pairOf(actor, params.personId), query),
  )

  serve(host, sendMessage, async ({ actor, params: { personId, key }, body }) => {
    const pair = pairOf(actor, personId)
    const { message, heardBy } = await send(platform, pair, { key, ...body })
    if (heardBy === 'both') await tell(personId, actor.accountId)
    await tell(actor.accountId, personId)
    return message
  })

  serve(host, markRead, async ({ actor, params, body }) => {
    const pair = pairOf(actor, params.personId)
    const { thread_id: threadId } = await findPair(database, pair)
    if (threadId === null) return {}
    await markThreadNotificationsRead(database, pair, platform.clock.now())
    const news = await saveRead(database, { threadId, meId: pair.meId, number: body.number })
    if (news?.isHeard) await tell(pair.otherId, pair.meId)
    if (news) await tell(pair.meId, pair.otherId)
    return {}
  })

  serve(host, sendTyping, async ({ actor, params }) => {
    const retryAfter = countTyping(actor.accountId)
    if (retryAfter > 0) throw new Refusal('too_many_requests', { retryAfter })
    const pair = pairOf(actor, params.personId)
    const row = await findPair(database, pair)
    const isHeard = row.blocked_at === null && !row.is_blocked_by_them && !row.is_gone
    if (isHeard) await emitter.toAccount(pair.otherId, 'thread.typing', { personId: pair.meId })
    return {}
  })

  serve(host, clearThread, async ({ actor, params }) => {
    const pair = pairOf(actor, params.personId)
    const thread = await clear(platform, pair)
    await tell(pair.meId, pair.otherId)
    return thread
  })

  serve(host, blockPerson, async ({ actor, params }) => {
    const pair = pairOf(actor, params.personId)
    const thread = await setBlock(platform, pair, true)
    await tell(pair.meId, pair.otherId)
    return thread
  })

  serve(host, unblockPerson, async ({ actor, params }) => {
    const pair = pairOf(actor, params.personId)
    const thread = await setBlock(platform, pair, false)
    await tell(pair.meId, pair.otherId)
    return thread
  })
}
