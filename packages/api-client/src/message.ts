import { getThread, getUnread, listMessages, listThreads } from '@ginipig/contract/message/message.ts'
import type { QueryClient } from '@tanstack/react-query'
import { keyOf } from '#core/call-options.ts'

/** Everything that an event of a thread makes stale. */
export const threadKeys = (personId: string) => [
  keyOf(listThreads),
  keyOf(getUnread),
  keyOf(getThread, { params: { personId } }),
  keyOf(listMessages, { params: { personId } }),
]

const typingKey = (personId: string) => ['typing', { personId }] as const

/** Counts the signs of somebody's typing: whoever shows it sees that there was another. */
export const noteTyping = (client: QueryClient, personId: string): void =>
  void client.setQueryData<number>(typingKey(personId), (count = 0) => count + 1)
