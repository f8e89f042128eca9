import { once } from 'node:events'
import { logTail, type Program, spawnNode } from './spawn-node.ts'

/** Runs a program to its end. @throws with the end of its log when it fails */
export async function runOnce(program: Program): Promise<void> {
  const [code] = await once(spawnNode(program), 'exit')
  if (code !== 0) throw new Error(`${program.name} failed:\n${logTail(program.logFile)}`)
}
