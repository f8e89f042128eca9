import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '@ginipig/local/free-port'
import { type Sandbox, startSandbox } from '@ginipig/stripe-sandbox'
import { createPlatform } from '#platform/create-platform.ts'
import type { Platform } from '#platform/platform.ts'
import { testConfig, testEnvironment } from './test-config.ts'
import { createTestDatabase } from './test-database.ts'

type Role = 'server' | 'worker'
/** An operator's command is no process that goes on: it is run to its end. */
type Mortal = Role | 'money'

const entries: Record<Mortal, string> = { server: 'server.ts', worker: 'worker.ts', money: 'commands/money.ts' }

/** Real processes on one database and one Stripe sandbox, to be raced and to be killed. */
export type ProcessStack = {
  platform: Platform
  sandbox: Sandbox
  /** Of each API process. */
  urls: readonly string[]
  start(role: Role, index?: number): Promise<ChildProcess>
  /** The next process of the role that reaches the place is killed there; nobody else is any more. */
  killAt(role: Mortal, point: string): Promise<void>
  /** All clocks of the stack go forward. */
  advance(ms: number): Promise<void>
  /** Runs an operator's command on money. @returns whether it did what it was asked, `killed` where it was */
  command(...args: string[]): Promise<boolean | 'killed'>
  /** Resolves when the process is gone. */
  gone(child: ChildProcess): Promise<void>
  close(): Promise<void>
}

/** A busy machine is not a failure. */
const READY_MS = 60_000
const source = path.resolve(import.meta.dirname, '..')

/** Each start would read and compile all sources anew. */
const COMPILED = { NODE_COMPILE_CACHE: path.join(tmpdir(), 'ginipig-compile-cache') }

async function untilReady(role: Role, url: string, child: ChildProcess): Promise<void> {
  const until = Date.now() + READY_MS
  if (role === 'worker') {
    for await (const chunk of child.stdout ?? []) if (String(chunk).includes('worker is running')) return
    throw new Error('the worker ended before it ran')
  }
  while (Date.now() < until && child.exitCode === null) {
    const answer = await fetch(`${url}/readyz`).catch(() => undefined) // not listening yet
    if (answer?.ok) return
    await pause(30)
  }
  throw new Error(`the API did not become ready: ${child.exitCode}`)
}

export async function createProcessStack(serverUrl: string, apiProcesses = 1): Promise<ProcessStack> {
  const database = await createTestDatabase(serverUrl)
  const folder = await mkdtemp(path.join(tmpdir(), 'ginipig-kills-'))
  const orderOf = (role: Mortal) => path.join(folder, role)
  const skew = path.join(folder, 'skew')
  const ports = await Promise.all(Array.from({ length: apiProcesses }, freePort))
  const urls = ports.map((port) => `http://127.0.0.1:${port}`)
  const sandbox = await startSandbox({
    seed: 7,
    webhookRetriesMs: [200, 500, 1_000],
    webhooks: [{ url: `${urls[0]}/api/v1/stripe/webhooks`, secret: 'whsec_test_secret' }],
  })
  const shared = {
    FIELD_KEY: randomBytes(32).toString('base64'),
    SWEEP_MS: '100',
    DATABASE_POOL: '20',
    IDEMPOTENCY_ABANDONED_MS: '1000',
    CLOCK_SKEW: skew,
  }
  const platform = createPlatform(testConfig(database.url, sandbox.port, shared))
  let skewed = 0
  const spawned = (role: Mortal, args: readonly string[], extra: Record<string, string>) =>
    spawn(process.execPath, [path.join(source, entries[role]), ...args], {
      env: {
        ...process.env,
        ...COMPILED,
        ...testEnvironment(database.url, sandbox.port, { ...shared, FAILPOINT: orderOf(role), ...extra }),
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
  const running = new Set<ChildProcess>()
  const stop = async (child: ChildProcess) => {
    if (child.exitCode === null && child.signalCode === null) {
      const exit = once(child, 'exit')
      child.kill('SIGKILL')
      await exit
    }
  }
  return {
    platform,
    sandbox,
    urls,
    async killAt(role, point) {
      await Promise.all((['server', 'worker', 'money'] as const).map((one) => rm(orderOf(one), { force: true })))
      await writeFile(orderOf(role), point)
    },
    async advance(ms) {
      skewed += ms
      // Another file in its place: nobody reads half a number.
      await writeFile(`${skew}.next`, String(skewed))
      await rename(`${skew}.next`, skew)
    },
    async command(...args) {
      const child = spawned('money', args, {})
      child.stdout?.resume()
      const [code] = await once(child, 'exit')
      return code === null ? 'killed' : code === 0
    },
    async start(role, index = 0) {
      const child = spawned(role, [], { API_PORT: String(ports[index]), LOG_LEVEL: 'info' })
      running.add(child)
      child.once('exit', () => running.delete(child))
      await untilReady(role, urls[index] ?? '', child)
      child.stdout?.resume()
      return child
    },
    async gone(child) {
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
    },
    async close() {
      await Promise.all([...running].map(stop))
      await platform.database.end()
      await sandbox.close()
      await database.drop()
      await rm(folder, { recursive: true })
    },
  }
}
