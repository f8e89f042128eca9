import { useApi } from '@ginipig/api-client/core/api-context.ts'
import { query } from '@ginipig/api-client/core/call-options.ts'
import { loadOlder, logQuery, typingKey } from '@ginipig/api-client/message.ts'
import { getThread, markRead, sendTyping } from '@ginipig/contract/message/message.ts'
import { TYPING_EVERY_MS, TYPING_SHOWN_MS } from '@ginipig/domain/message'
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { drop, outbox, type Pending } from './outbox.ts'

const none: readonly Pending[] = []

/** The thread with somebody: who they are, what was written, and what is on its way. */
export function useThread(personId: string) {
  const api = useApi()
  const client = useQueryClient()
  const thread = useQuery(query(api, getThread, { params: { personId } }))
  const log = useQuery(logQuery(api, personId))
  const pending = useStore(outbox, (state) => state[personId]) ?? none
  const older = useCallback(() => loadOlder(api, client, personId), [api, client, personId])

  useEffect(() => {
    const here = new Set(log.data?.items.map((one) => (one.kind === 'text' ? one.key : '')))
    const arrived = pending.filter(({ key }) => here.has(key)).map(({ key }) => key)
    if (arrived.length > 0) drop(personId, new Set(arrived))
  }, [log.data, pending, personId])

  return { thread, log, pending, older }
}

/** Says that the thread is read as far as it is shown, while somebody looks at the page. */
export function useMarkRead(personId: string, latest: number | undefined, read: number | undefined): void {
  const api = useApi()
  useEffect(() => {
    if (latest === undefined || read === undefined || latest <= read) return
    const say = () => {
      if (document.visibilityState !== 'visible') return
      // What fails is said again with the next message.
      api(markRead, { params: { personId }, body: { number: latest } }).catch(() => {})
    }
    say()
    document.addEventListener('visibilitychange', say)
    return () => document.removeEventListener('visibilitychange', say)
  }, [api, personId, latest, read])
}

/** Is the other typing? For some seconds after each sign of it, and not beyond what they then sent. */
export function useTyping(personId: string, latest: number | undefined): boolean {
  const { data: signs } = useQuery({ queryKey: typingKey(personId), queryFn: skipToken as unknown as () => number })
  const [seen, setSeen] = useState({ signs, latest })
  useEffect(() => {
    if (signs === undefined) return
    const timer = setTimeout(() => setSeen((one) => ({ ...one, signs })), TYPING_SHOWN_MS)
    return () => clearTimeout(timer)
  }, [signs])
  if (seen.latest !== latest) setSeen({ signs, latest })
  return signs !== undefined && signs !== seen.signs
}

/** Throttled typing indicator to the other. */
export function useSendTyping(personId: string): () => void {
  const api = useApi()
  const last = useRef(0)
  return useCallback(() => {
    const now = Date.now()
    if (now - last.current < TYPING_EVERY_MS) return
    last.current = now
    api(sendTyping, { params: { personId }, body: {} }).catch(() => {})
  }, [api, personId])
}
