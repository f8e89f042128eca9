import { randomUUID } from 'node:crypto'
import { listMessages, sendMessage } from '@ginipig/contract/message/message.ts'
import type { Message, TextPart } from '@ginipig/contract/message/thread.ts'
import type * as v from 'valibot'
import { createClient } from '#demo/factories/account.ts'
import { createProvider } from '#demo/factories/provider.ts'
import { at } from '#platform/database/sql.ts'
import { type Caller, injectCaller } from '#testing/caller.ts'
import { signIn } from '#testing/sign-in.ts'
import type { TestApi } from '#testing/test-api.ts'

/** Somebody who writes, to one other person. */
export type Talker = { id: string; call: Caller; to: string }

export async function talkerOf({ platform, app }: TestApi, id: string, side: 'client' | 'provider'): Promise<Talker> {
  const audience = side === 'client' ? 'marketplace' : 'console'
  const token = await signIn({ ...platform, tokenSecret: platform.config.tokenSecret }, id, audience)
  return { id, call: injectCaller(app, token), to: '' }
}

/** A client and a provider who don't know each other yet. */
export async function twoPeople(api: TestApi): Promise<{ client: Talker; provider: Talker }> {
  const { database, clock } = api.platform
  const client = await talkerOf(api, (await createClient(database, clock.now())).id, 'client')
  const provider = await talkerOf(api, (await createProvider(database, clock.now())).id, 'provider')
  return { client: { ...client, to: provider.id }, provider: { ...provider, to: client.id } }
}

export const write = ({ call, to }: Talker, text: string, more: { key?: string; photoId?: string } = {}) =>
  call(sendMessage, {
    params: { personId: to, key: more.key ?? randomUUID() },
    body: { text, photoId: more.photoId ?? null },
  })

export const shown = (parts: readonly v.InferOutput<typeof TextPart>[]) =>
  parts.map((part) => ('text' in part ? part.text : `[${part.hidden}]`)).join('')

export const textOf = (message: Message) =>
  message.kind === 'text' ? shown(message.parts) : `<${message.card.event}: ${message.card.status}>`

/** A page of somebody's thread as texts. */
export async function read(
  { call, to }: Talker,
  query: { before?: string; after?: string; limit?: string } = {},
): Promise<string[]> {
  const { body } = await call(listMessages, { params: { personId: to }, query })
  return body.items.map(textOf)
}

/** Fills a thread by the row: `count` messages by turns. @returns its id */
export async function fillThread(
  { platform: { clock, database } }: Pick<TestApi, 'platform'>,
  people: { clientId: string; providerId: string },
  count: number,
): Promise<string> {
  const now = at(clock.now())
  const thread = await database.row<{ id: string }>(
    'insert into thread (client_id, provider_id, last_number, created_at) values ($1, $2, $3, $4) returning id',
    [people.clientId, people.providerId, count, now],
  )
  const id = thread?.id ?? ''
  await database.row(
    `insert into thread_side (thread_id, account_id, side, shown_at)
     values ($1, $2, 'client', $4), ($1, $3, 'provider', $4)`,
    [id, people.clientId, people.providerId, now],
  )
  await database.row(
    `insert into message (thread_id, number, sender, key, text, sent_at)
     select $1, n, case when n % 2 = 0 then 'client' else 'provider' end, gen_random_uuid(),
       'Message ' || n || ' about the colour, the time and the way to the salon', $3::timestamptz - (($2 - n) || ' minutes')::interval
     from generate_series(1, $2::int) n`,
    [id, count, now],
  )
  return id
}
