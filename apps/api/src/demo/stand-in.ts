import type { Platform } from '#platform/platform.ts'

/** Asks the stand-in for Stripe for what only a bank can do (`POST /_sandbox/<verb>`). Without one nothing happens.
 *  @throws where it refuses */
export async function askStandIn({ config }: Platform, verb: string, body: object): Promise<unknown> {
  const { standIn } = config.stripe
  if (!standIn) return undefined
  const url = `http://${standIn.host}:${standIn.port}/_sandbox/${verb}`
  const answer = await fetch(url, { method: 'POST', body: JSON.stringify(body) })
  if (!answer.ok) throw new Error(`The stand-in for Stripe refuses ${verb}: ${await answer.text()}`)
  return answer.json()
}
