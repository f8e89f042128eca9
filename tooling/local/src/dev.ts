// `pnpm dev`: the product with hot reload of both apps and a restart of the API on every change of its sources.
import { fail } from '#start/fail.ts'
import { onEnd } from '#start/on-end.ts'
import { ensureInstalled, say } from '#start/prepare.ts'
import { readSettings } from '#start/settings.ts'
import { welcome } from '#start/welcome.ts'

async function develop(): Promise<void> {
  const settings = readSettings()
  await ensureInstalled()
  // Only now: they stand on packages that the first step installs.
  const { startStack } = await import('#stack/index.ts')
  const { startViteServers } = await import('#dev/vite-servers.ts')
  const { watchSources } = await import('#dev/watch-sources.ts')
  say('Starting the development servers of both apps')
  const vite = await startViteServers()
  const stack = await startStack({ ...settings, seed: 'demo', log: say, apps: vite.apps })
  stop = async () => {
    await stack.stop()
    await vite.close()
  }
  watchSources(() => {
    say('The API has changed: starting it again')
    for (const program of stack.programs) program.restart()
  })
  console.log(welcome(stack, settings.dataDir))
}

// Until all runs, ending this process is enough: what it started notices.
let stop = async () => {}
onEnd(() => stop())
await develop().catch(fail)
