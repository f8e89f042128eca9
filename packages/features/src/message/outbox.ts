import type { Api } from '@ginipig/api-client/core/api.ts'
import { ApiError, isTransient } from '@ginipig/api-client/core/api-error.ts'
import { keyOf, makeStale } from '@ginipig/api-client/core/call-options.ts'
import { logKey } from '@ginipig/api-client/message.ts'
import { onCutOff, onPersonLeaves } from '@ginipig/app/services/clear-personal-data.ts'
import type { Picture } from '@ginipig/contract/media/picture.ts'
import { listThreads, sendMessage } from '@ginipig/contract/message/message.ts'
import type { QueryClient } from '@tanstack/react-query'
import { createStore } from 'zustand/vanilla'

/** A pending message. Its `key` stays the same for every retry, so it is delivered once. */
export type Pending = {
  key: string
  text: string
  photo: { id: string; picture: Picture } | null
  /** Epoch ms of this device. */
  at: number
  /** It is there; the log has yet to be asked for it. */
  isSent: boolean
  /** Why it won't go through by itself; null: its author's session ended before it was there. */
  error?: unknown
}

/** By recipient. In memory only: once it is sent, no message is kept in a browser's storage (trust.md D4). */
export type Outbox = Readonly<Record<string, readonly Pending[]>>

export const outbox = createStore<Outbox>(() => ({}))

/** Closing the tab would take what is on its way along: it was sent, as far as its author knows. */
const askFirst = (event: BeforeUnloadEvent) => event.preventDefault()
outbox.subscribe((all) => {
  const isOnItsWay = Object.values(all).some((ofOne) =>
    ofOne.some(({ isSent, error }) => !isSent && error === undefined),
  )
  if (isOnItsWay) window.addEventListener('beforeunload', askFirst)
  else window.removeEventListener('beforeunload', askFirst)
})

/** To whom something is being sent, of who is signed in: another set for another person. */
let busy = new Set<string>()

/** Whoever signs in next sends nothing of who was here before. */
onPersonLeaves(() => {
  busy = new Set()
  outbox.setState({}, true)
})

/** Who is back finds what isn't sent, and sends it themselves: it may have been a while. */
onCutOff(() => {
  const all = Object.entries(outbox.getState())
  const unsent = all.map(([personId, ofOne]) => [
    personId,
    ofOne.filter(({ isSent }) => !isSent).map((one) => ({ ...one, error: null })),
  ])
  return () => outbox.setState(Object.fromEntries(unsent))
})

const FIRST_WAIT_MS = 1_000
const LONGEST_WAIT_MS = 30_000

const set = (personId: string, change: (all: readonly Pending[]) => readonly Pending[]) =>
  outbox.setState((state) => ({ ...state, [personId]: change(state[personId] ?? []) }))

const setOne = (personId: string, key: string, change: Partial<Pending>) =>
  set(personId, (all) => all.map((one) => (one.key === key ? { ...one, ...change } : one)))

export type Line = { api: Api; queryClient: QueryClient }

/** Puts a message behind those that wait. */
export function post(line: Line, personId: string, written: Pick<Pending, 'text' | 'photo'>): void {
  const pending = { key: crypto.randomUUID(), at: Date.now(), isSent: false, ...written }
  set(personId, (all) => [...all, pending])
  void pump(line, personId)
}

/** Tries one again that was refused. */
export function retry(line: Line, personId: string, key: string): void {
  setOne(personId, key, { error: undefined })
  void pump(line, personId)
}

/** Takes away what is not to be sent any more, or what the log has by now. */
export const drop = (personId: string, keys: ReadonlySet<string>): void =>
  set(personId, (all) => all.filter(({ key }) => !keys.has(key)))

/** Sends what waits for one person, in its order, one after the other. */
async function pump({ api, queryClient }: Line, personId: string): Promise<void> {
  const mine = busy
  if (mine.has(personId)) return
  mine.add(personId)
  try {
    for (let tries = 0; ; ) {
      const next = outbox.getState()[personId]?.find(({ isSent, error }) => !isSent && error === undefined)
      if (!next) return
      const outcome = await sendOne(api, personId, next)
      if (busy !== mine) return
      if (outcome === 'sent') {
        tries = 0
        setOne(personId, next.key, { isSent: true })
        // Asked for rather than added: there may be others before it.
        void makeStale(queryClient, [logKey(personId), keyOf(listThreads)])
      } else if (isTransient(outcome)) {
        tries += 1
        await waitToRetry(outcome, tries)
        if (busy !== mine) return
      } else setOne(personId, next.key, { error: outcome })
    }
  } finally {
    mine.delete(personId)
  }
}

async function sendOne(api: Api, personId: string, { key, text, photo }: Pending): Promise<unknown> {
  try {
    await api(sendMessage, { params: { personId, key }, body: { text, photoId: photo?.id ?? null } })
    return 'sent'
  } catch (error) {
    return error
  }
}

/** Retry delay: as long as the server says, or back-off with jitter; at once when the browser is online again. */
export function waitToRetry(error: unknown, tries: number): Promise<void> {
  const asked = error instanceof ApiError ? (error.retryAfter ?? 0) * 1_000 : 0
  const longer = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (tries - 1))
  const [random = 0] = crypto.getRandomValues(new Uint32Array(1))
  return new Promise((resolve) => {
    const timer = setTimeout(go, Math.max(asked, longer * (0.5 + random / 2 ** 33)))
    function go() {
      clearTimeout(timer)
      window.removeEventListener('online', go)
      resolve()
    }
    window.addEventListener('online', go)
  })
}
