import { type Outcome, runCommand } from '#run-command.ts'

const APPS = ['@ginipig/marketplace', '@ginipig/provider-console']

/** Builds both apps side by side; one whose sources did not change comes from Turborepo's cache. */
export function buildApps(): Promise<Outcome> {
  const filters = APPS.map((name) => `--filter=${name}`)
  return runCommand('pnpm', ['exec', 'turbo', 'run', 'build', ...filters, '--output-logs=errors-only'])
}
