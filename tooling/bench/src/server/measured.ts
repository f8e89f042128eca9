import { median } from '#rounds.ts'
import { recordStatements } from './recorder.ts'

/** Milliseconds, the median, and how many statements one needs. */
export type Taken = { readonly ms: number; readonly statements: number; readonly slowest: string }

/** @param work - does one; answers with the milliseconds that count */
export async function measured(times: number, work: () => Promise<number>): Promise<Taken> {
  const taken: number[] = []
  for (let time = 0; time <= times; time += 1) taken.push(await work())
  const end = recordStatements()
  await work()
  const statements = end().toSorted((one, other) => other.ms - one.ms)
  const [slowest] = statements
  return {
    ms: median(taken.slice(1)), // the first one warms up
    statements: statements.length,
    slowest: slowest ? `${slowest.ms.toFixed(1)} ms: ${slowest.text.replace(/\s+/g, ' ').trim().slice(0, 90)}` : '',
  }
}

/** Milliseconds. */
export const timed = async (work: () => Promise<unknown>) => {
  const began = performance.now()
  await work()
  return performance.now() - began
}
