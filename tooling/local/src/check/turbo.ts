import { type Outcome, runCommand } from '#run-command.ts'
import { packagesWith } from './workspace.ts'

/** Runs one script in every package that has a use for it; goes on after a failure, so that one run shows all. */
export function turboRun(script: string, ...flags: string[]): Promise<Outcome> {
  const filters = packagesWith(script).map(({ name }) => `--filter=${name}`)
  const options = ['--continue', '--log-prefix=none', '--output-logs=full', ...flags]
  return runCommand('pnpm', ['exec', 'turbo', 'run', script, ...filters, ...options])
}
