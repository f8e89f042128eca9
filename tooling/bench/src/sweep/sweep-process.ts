// Sweeps as the worker does each minute, with the statements noted.
import { join } from 'node:path'
import { ROOT } from '#root.ts'
import { median } from '#rounds.ts'
import { recordStatements } from '#server/recorder.ts'

export type SweepOrder = { readonly sweeps: number }

/** Milliseconds of the statements of one sweep, the median; the slowest of them. */
export type SweepResult = { readonly ms: number; readonly statements: number; readonly slowest: string }

/** What is used of the API's inside: no entry of its package gives it, and nothing but this may need it. */
interface Inside {
  readonly createPlatform: () => object
  readonly sweep: (platform: object) => Promise<unknown>
}
const load = async (file: string) => (await import(join(ROOT, 'apps/api/src', file))) as Partial<Inside>
const inside = { ...(await load('platform/create-platform.ts')), ...(await load('sweep.ts')) } as Inside // checked by the first call

const platform = inside.createPlatform()

async function measure({ sweeps }: SweepOrder): Promise<SweepResult> {
  const taken: number[] = []
  let told: Omit<SweepResult, 'ms'> = { statements: 0, slowest: '' }
  for (let time = 0; time <= sweeps; time += 1) {
    const end = recordStatements()
    await inside.sweep(platform)
    const statements = end().toSorted((one, other) => other.ms - one.ms)
    const [slowest] = statements
    told = {
      statements: statements.length,
      slowest: slowest ? `${slowest.ms.toFixed(1)} ms: ${slowest.text.replace(/\s+/g, ' ').trim().slice(0, 120)}` : '',
    }
    taken.push(statements.reduce((sum, { ms }) => sum + ms, 0))
  }
  return { ms: median(taken.slice(1)), ...told } // the first one warms up
}

process.on('message', async (message: Partial<SweepOrder>) => {
  if (message.sweeps) process.send?.({ answer: await measure(message as SweepOrder) }) // the bench's only order
})
process.once('SIGTERM', () => process.exit(0))
