import { type Outcome, runCommand } from '#run-command.ts'

/** Runs one script in every package that has it; goes on after a failure, so that one run shows all. */
export const turboRun = (script: string, ...flags: string[]): Promise<Outcome> =>
  runCommand('pnpm', [
    'exec',
    'turbo',
    'run',
    script,
    '--continue',
    '--log-prefix=none',
    '--output-logs=full',
    ...flags,
  ])
