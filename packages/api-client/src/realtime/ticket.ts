import { createTicket } from '@ginipig/contract/realtime'
import { type Api, errorCode } from '#core/index.ts'

/** A ticket for the signed-in person; undefined when the session just ended. */
export async function fetchTicket(api: Api): Promise<string | undefined> {
  try {
    return (await api(createTicket)).ticket
  } catch (error) {
    if (errorCode(error) === 'unauthenticated') return undefined
    throw error
  }
}
