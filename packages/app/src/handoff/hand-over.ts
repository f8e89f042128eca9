import { ApiError } from '@ginipig/api-client/core/api-error.ts'
import { mintHandoff } from '@ginipig/contract/identity/handoff.ts'
import { type Arrival, type Ask, readAsk, writeFragment } from '@ginipig/session/handoff/fragment.ts'
import { consumeOwnAct } from '@ginipig/session/handoff/own-act.ts'
import type { Services } from '#services/services.ts'
import { untilGone } from './leaving.ts'
import { fetchOriginOf, otherAppOf } from './other-app.ts'

/** What `/handoff/continue` has to show: the question, why it didn't work, or that nobody asked in our words. */
export type ContinueState =
  | { kind: 'ask'; ask: Ask }
  | { kind: 'failed'; ask: Ask; error: unknown }
  | { kind: 'broken' }

/** `/handoff/continue`: the other app asks who is signed in here. A click answers; none is needed just after a click
 *  on the way across, or a log-in, in this very tab. A visitor goes back as one. Source: trust.md §2.3 step 3.
 *  @throws ApiError when it can't be told where the other app is */
export async function openContinue(services: Services, hash: string): Promise<ContinueState> {
  const ask = readAsk(hash)
  if (ask === undefined || ask.client !== otherAppOf(services.app)) return { kind: 'broken' }
  if (services.session.store.getState().userData === null) return goBackWithout(services, ask, 'none')
  return consumeOwnAct(Date.now()) ? handOver(services, ask) : { kind: 'ask', ask }
}

/** Mints the code and takes it to the other app, at the address that the API names. Source: trust.md §2.3 steps 4–5.
 *  Answers only when it didn't work; an ended session is none, and the other app says so. */
export async function handOver(services: Services, ask: Ask): Promise<ContinueState> {
  try {
    await services.leading(async () => {
      const body = { audience: ask.client, challenge: ask.challenge }
      const { code, callbackUrl } = await services.api(mintHandoff, { body })
      services.leave(callbackUrl + writeFragment({ state: ask.state, code }))
    })
  } catch (error) {
    if (error instanceof ApiError && error.code === 'unauthenticated') return goBackWithout(services, ask, 'expired')
    return { kind: 'failed', ask, error }
  }
  return untilGone()
}

/** Back to the page that was wanted, as a visitor. */
export async function goBackWithout(
  services: Services,
  { client, state }: Ask,
  error: Extract<Arrival, { error: string }>['error'],
): Promise<never> {
  const origin = await fetchOriginOf(services, client)
  services.leave(`${origin}/handoff/callback${writeFragment({ state, error })}`)
  return untilGone()
}
