import * as v from 'valibot'
import { challengeOf, randomToken } from './proof.ts'
import { tabStorage } from './tab-storage.ts'

/** Ms for which a started crossing waits for its answer. Source: trust.md §2.3 step 2. */
export const PENDING_MS = 5 * 60_000

const KEY = 'handoff.pending'

const Pending = v.object({
  state: v.string(),
  verifier: v.string(),
  /** Where the person wants to be; a path of this app. */
  to: v.string(),
  /** They come from a page that wasn't theirs to see, and are told so on arrival. */
  isExpired: v.boolean(),
  /** Epoch ms. */
  startedAt: v.number(),
})
export type Pending = v.InferOutput<typeof Pending>

type Wish = Pick<Pending, 'to' | 'isExpired'>

/** Begins a crossing in this tab. @returns what the other app may see of it
 *  @throws where the tab can't keep anything */
export async function startPending(wish: Wish, now: number): Promise<{ state: string; challenge: string }> {
  const state = randomToken()
  const verifier = randomToken()
  tabStorage().setItem(KEY, JSON.stringify({ ...wish, state, verifier, startedAt: now } satisfies Pending))
  return { state, challenge: await challengeOf(verifier) }
}

/** The crossing that this answer belongs to, if this tab began it: once, within its time. Anything else undefined. */
export function takePending(state: string, now: number): Pending | undefined {
  const storage = tabStorage()
  const text = storage.getItem(KEY)
  storage.removeItem(KEY)
  const pending = parse(text)
  if (pending === undefined || pending.state !== state) return undefined
  const age = now - pending.startedAt
  return age >= 0 && age <= PENDING_MS ? pending : undefined
}

function parse(text: string | null): Pending | undefined {
  if (text === null) return undefined
  try {
    return v.parse(Pending, JSON.parse(text))
  } catch {
    return undefined // not written by us: nobody's crossing
  }
}
