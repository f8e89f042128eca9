// `npm start`: installs what is missing, builds what has changed, and runs the whole product on loopback.
import { type Outcome, runCommand } from '#run-command.ts'
import { fail } from '#start/fail.ts'
import { onEnd } from '#start/on-end.ts'
import { ensureInstalled, must, say } from '#start/prepare.ts'
import { readSettings } from '#start/settings.ts'
import { welcome } from '#start/welcome.ts'

/** run.mjs, which may have fetched Node first, says when the person gave the command. */
function secondsSinceCommand(): string {
  const since = Number(process.env.GINIPIG_STARTED_AT ?? performance.timeOrigin)
  return ((Date.now() - since) / 1000).toFixed(1)
}

/** Both apps side by side; one whose sources did not change comes from Turborepo's cache. */
function buildApps(): Promise<Outcome> {
  const filters = ['--filter=@ginipig/marketplace', '--filter=@ginipig/provider-console']
  return runCommand('pnpm', ['exec', 'turbo', 'run', 'build', ...filters, '--output-logs=errors-only'])
}

async function start(): Promise<void> {
  const settings = readSettings()
  await ensureInstalled()
  await must('Building both apps', buildApps)
  // Only now: it stands on packages that the first step installs.
  const { startStack } = await import('#stack/index.ts')
  const stack = await startStack({ ...settings, seed: 'demo', log: say })
  stop = stack.stop
  console.log(`✓ Ready in ${secondsSinceCommand()} s`)
  console.log(welcome(stack, settings.dataDir))
}

// Until all runs, ending this process is enough: what it started notices.
let stop = async () => {}
onEnd(() => stop())
await start().catch(fail)
