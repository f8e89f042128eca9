import type { Session } from '@ginipig/contract/identity/session.ts'
import { failureCode } from './failure-code.ts'
import type { RefreshNonce } from './refresh-nonce.ts'

/** Times the same try is repeated when its answer was lost, and how long another tab's is waited for. */
const LOST_RETRIES = 2
const RACED_RETRIES = 5
const PAUSE_MS = 300

const LOCK = 'ginipig.refresh'

export type RefreshOptions = {
  /** Asks the API. The nonce tells it a lost answer (same nonce: the same successor) from another tab. */
  send: (body: { nonce: string }) => Promise<Session>
  /** A session that another tab has renewed meanwhile, if there is one. */
  findRenewed: () => Promise<Session | undefined>
  /** Stores the new session. It happens inside the turn: the tab whose turn is next must find it. */
  keep: (session: Session) => Promise<void>
  /** Of this browser. */
  nonce: RefreshNonce
  pause?: (ms: number) => Promise<void>
}

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

const isLost = (code: string | undefined) => code === 'offline' || code === 'timeout' || code === 'unavailable'

/** A new access token, asked for once per origin however many tabs and calls want it. Undefined when the server
 *  says that the session is over. Source: trust.md §2.4 Refresh.
 *  @throws the call's error when it can't be told: the session stays */
export function refreshInTurn(options: RefreshOptions): Promise<Session | undefined> {
  const work = async () => {
    const session = (await options.findRenewed()) ?? (await askForSession(options))
    if (session) await options.keep(session)
    return session
  }
  if (typeof navigator === 'undefined' || !navigator.locks) return work()
  return navigator.locks.request(LOCK, work)
}

async function askForSession(options: RefreshOptions): Promise<Session | undefined> {
  const { send, findRenewed, nonce, pause = wait } = options
  const body = { nonce: nonce.take() }
  let lost = 0
  let raced = 0
  for (;;) {
    try {
      return await send(body)
    } catch (error) {
      const code = failureCode(error)
      if (code === 'unauthenticated') return undefined
      if (isLost(code) && lost < LOST_RETRIES) lost += 1
      else if (code === 'refresh_raced' && raced < RACED_RETRIES) raced += 1
      else throw error
      await pause(PAUSE_MS * (lost + raced))
      const renewed = await findRenewed()
      if (renewed) return renewed
    }
  }
}
