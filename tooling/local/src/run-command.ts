import { spawn } from 'node:child_process'
import { ROOT } from '#root.ts'

export interface Outcome {
  readonly succeeded: boolean
  /** Standard output and error, in the order in which they came. */
  readonly output: string
}

const QUIET_ENV = {
  // Of a person's shell; it would leave out development dependencies and change what tests see.
  NODE_ENV: undefined,
  CI: '1',
  NO_COLOR: '1',
  FORCE_COLOR: '0',
  DO_NOT_TRACK: '1',
  TURBO_TELEMETRY_DISABLED: '1',
  STORYBOOK_DISABLE_TELEMETRY: '1',
}

/** Runs a command, at the root of the repository unless told where, and keeps what it says. Never rejects; ends with this
 *  process. */
export function runCommand(
  command: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
  cwd = ROOT,
): Promise<Outcome> {
  return new Promise((resolve) => {
    const chunks: string[] = []
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...QUIET_ENV, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    })
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (chunk: string) => chunks.push(chunk))
    }
    const endToo = () => child.kill()
    process.once('exit', endToo)
    child.on('error', (error) => resolve({ succeeded: false, output: `${command}: ${error.message}` }))
    child.on('close', (code) => {
      process.off('exit', endToo)
      resolve({ succeeded: code === 0, output: chunks.join('') })
    })
  })
}
