import { MARKETPLACE_ORIGIN } from '#stand/api-environment.ts'

/** How one call of the API went. */
export interface Answer {
  readonly status: number
  /** From sending to the last byte. */
  readonly ms: number
}

/** Posts as a browser of the marketplace at this address would, behind the proxy on the API's own machine.
 *  @param ip - counted by the rate limits; a fresh one has done nothing yet */
export async function postFrom(ip: string, url: string, body: object): Promise<Answer> {
  const began = performance.now()
  const answer = await fetch(url, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', origin: MARKETPLACE_ORIGIN, 'x-forwarded-for': ip },
  })
  await answer.arrayBuffer()
  return { status: answer.status, ms: performance.now() - began }
}

export async function get(url: string): Promise<Answer> {
  const began = performance.now()
  const answer = await fetch(url)
  await answer.arrayBuffer()
  return { status: answer.status, ms: performance.now() - began }
}

/** Another address for each number, of ten million. */
export const ipOf = (number: number) => [10, number >> 16, number >> 8, number].map((part) => part & 255).join('.')
