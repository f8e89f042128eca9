// Takes seats by the API's own holdSlot, without HTTP, as fast as it can; `inside.ts` is loaded before it.
import { join } from 'node:path'
import { ROOT } from '#root.ts'
import { recordStatements, type Statement } from '#server/recorder.ts'
import { CLIENTS } from './clients.ts'
import type { Seat } from './seats.ts'

export type HoldOrder = { readonly seats: readonly Seat[]; readonly records?: boolean }
export type HoldResult = { readonly seconds: number; readonly statements: readonly Statement[] }

/** What is used of the API's inside: no entry of its package gives it, and nothing but this may need it. */
interface Inside {
  readonly createPlatform: () => object
  readonly holdSlot: (platform: object, clientId: string, wish: { slotId: string; price: number }) => Promise<string>
}
const load = async (file: string) => (await import(join(ROOT, 'apps/api/src', file))) as Partial<Inside>
const inside = {
  ...(await load('platform/create-platform.ts')),
  ...(await load('modules/booking/hold.ts')),
} as Inside // checked by the first hold

const platform = inside.createPlatform()

async function hold({ seats, records = false }: HoldOrder): Promise<HoldResult> {
  const end = records ? recordStatements() : () => []
  const waiting = seats.values()
  const began = performance.now()
  const client = async () => {
    for (const { slotId, clientId, price } of waiting) await inside.holdSlot(platform, clientId, { slotId, price })
  }
  await Promise.all(Array.from({ length: CLIENTS }, client))
  return { seconds: (performance.now() - began) / 1000, statements: end() }
}

process.on('message', async (message: Partial<HoldOrder>) => {
  if (message.seats) process.send?.({ answer: await hold({ ...message, seats: message.seats }) })
})
process.once('SIGTERM', () => process.exit(0))
