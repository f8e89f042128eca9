// Does what opening a conversation asks for, by the API's own functions, without HTTP.
import { join } from 'node:path'
import { ROOT } from '#root.ts'
import { measured, type Taken, timed } from '#server/measured.ts'
import type { LongThread } from './fill-thread.ts'

/** @param middle - a number in the middle of the thread */
export type ThreadOrder = LongThread & { readonly times: number; readonly middle: number }

export type ThreadResult = Readonly<Record<'open' | 'older' | 'inbox' | 'found', Taken>>

/** Whose thread with whom, as the API's own pairOf makes it. */
type Actor = { accountId: string; userType: 'user' | 'provider' }

/** What is used of the API's inside: no entry of its package gives it, and nothing but this may need it. */
interface Inside {
  readonly createPlatform: () => object
  readonly pairOf: (actor: Actor, personId: string) => object
  readonly threadOf: (platform: object, pair: object) => Promise<unknown>
  readonly messagesOf: (platform: object, pair: object, page: object) => Promise<{ items: unknown[] }>
  readonly inboxOf: (platform: object, actor: Actor, page: object) => Promise<unknown>
}
const load = async (file: string) => (await import(join(ROOT, 'apps/api/src', file))) as Partial<Inside>
const inside = {
  ...(await load('platform/create-platform.ts')),
  ...(await load('modules/message/thread.ts')),
  ...(await load('modules/message/inbox.ts')),
} as Inside // checked by the first call of each

/** Of messages, and of conversations. */
const PAGE = 50
const INBOX_PAGE = 24

const platform = inside.createPlatform()

async function measure({ clientId, providerId, times, middle }: ThreadOrder): Promise<ThreadResult> {
  const provider: Actor = { accountId: providerId, userType: 'provider' }
  const pair = inside.pairOf({ accountId: clientId, userType: 'user' }, providerId)
  const page = async (where: object) => {
    const { items } = await inside.messagesOf(platform, pair, { limit: PAGE, ...where })
    if (items.length !== PAGE) throw new Error(`a page has ${items.length} messages`)
  }
  const inbox = (q?: string) => inside.inboxOf(platform, provider, { q, limit: INBOX_PAGE })
  return {
    open: await measured(times, () => timed(() => Promise.all([inside.threadOf(platform, pair), page({})]))),
    older: await measured(times, () => timed(() => page({ before: middle }))),
    inbox: await measured(times, () => timed(() => inbox())),
    found: await measured(times, () => timed(() => inbox('ma'))),
  }
}

process.on('message', async (message: Partial<ThreadOrder>) => {
  if (message.clientId) process.send?.({ answer: await measure(message as ThreadOrder) }) // the bench's only order
})
process.once('SIGTERM', () => process.exit(0))
