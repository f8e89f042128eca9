import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startStack } from '@ginipig/local/stack'
import { writeAddresses } from './addresses.ts'

/** Starts the whole product, empty, on a free port and in a folder of its own; stops and removes it afterwards. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'ginipig-e2e-'))
  const stack = await startStack({
    dataDir,
    port: 0,
    seed: 'none',
    log: () => undefined,
    env: { SWEEP_MS: '1000', LOG_LEVEL: 'warn' },
  })
  const { marketplaceUrl, consoleUrl, sandboxUrl, databaseUrl } = stack
  writeAddresses({ marketplaceUrl, consoleUrl, sandboxUrl, databaseUrl })
  return async () => {
    await stack.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}
