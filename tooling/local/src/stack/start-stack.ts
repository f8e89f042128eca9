import { mkdirSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { freePorts } from '#free-port.ts'
import { type AppSource, type Gateway, readBuild, siteOrigin, startGateway } from '#gateway/index.ts'
import { ROOT } from '#root.ts'
import { apiEnvironment, type Place } from './api-environment.ts'
import { isEmpty, openDatabase, removeData } from './database.ts'
import { sandboxOrigins, startSandbox } from './sandbox.ts'
import { ensureSecrets } from './secrets.ts'
import { type Program, runOnce } from './spawn-node.ts'
import { type Supervised, supervise } from './supervise.ts'
import { waitUntilReady } from './wait-until-ready.ts'

/** `demo`: people, listings and bookings to look at, when the database is empty. */
export type Seed = 'demo' | 'none'

export interface StackOptions {
  /** Everything that lasts: database, pictures, secrets, the sandbox's state, logs. Made when missing. */
  readonly dataDir: string
  /** 0 takes a free one. */
  readonly port: number
  /** Of an empty database or of ours; an embedded one unless given. */
  readonly databaseUrl?: string | undefined
  /** Begins with nothing. */
  readonly fresh?: boolean
  readonly seed: Seed
  /** Told each step as it begins. */
  readonly log: (line: string) => void
  /** For the API's programs, over what they get anyway. */
  readonly env?: Readonly<Record<string, string>>
  /** Where the apps come from; their builds unless told otherwise. */
  readonly apps?: { readonly marketplace: AppSource; readonly console: AppSource }
}

export interface Stack {
  readonly marketplaceUrl: string
  readonly consoleUrl: string
  readonly deskUrl: string
  /** The API by an address that Node resolves too; paths begin with `/api/v1`. */
  readonly apiUrl: string
  /** The Stripe sandbox by an address that Node resolves too. */
  readonly sandboxUrl: string
  readonly databaseUrl: string
  /** What the API's programs get: an operator's commands run with it. */
  readonly environment: Readonly<Record<string, string>>
  /** API servers, worker and renderer, by name. */
  readonly programs: readonly Supervised[]
  readonly sandbox: Supervised
  /** Ends everything, in order. May be called twice. */
  readonly stop: () => Promise<void>
}

type Closer = () => Promise<void>

/** Starts the whole product on loopback and waits until it serves. A failed start leaves nothing running; and what it
 *  started ends when this process ends, however that happens.
 *  @throws with the end of the log of what failed */
export async function startStack(options: StackOptions): Promise<Stack> {
  const closers: Closer[] = []
  const stop = async () => {
    for (const close of closers.splice(0).toReversed()) await close()
  }
  try {
    return { ...(await start(options, closers)), stop }
  } catch (error) {
    await stop()
    throw error
  }
}

async function start(options: StackOptions, closers: Closer[]): Promise<Omit<Stack, 'stop'>> {
  const dataDir = resolve(ROOT, options.dataDir)
  const [sandboxPort = 0, renderPort = 0, deskPort = 0, ...apiPorts] = await freePorts(4)
  const renders = !options.apps && process.env.RENDER !== 'off'
  const gateway = await openGateway(options, {
    sandboxPort,
    apiPorts,
    deskPort,
    renderPort: renders ? renderPort : undefined,
  })
  closers.push(gateway.close)
  if (options.fresh) await removeData(dataDir, options.databaseUrl)
  // The logs are of this run.
  rmSync(join(dataDir, 'logs'), { recursive: true, force: true })
  mkdirSync(dataDir, { recursive: true })

  options.log('Starting the database')
  const secrets = ensureSecrets(dataDir)
  const database = await openDatabase(dataDir, options.databaseUrl, secrets.databasePassword)
  closers.push(database.stop)
  const place = { dataDir, database, port: gateway.port, sandboxPort, secrets }

  options.log('Starting the Stripe sandbox and bringing the database up to date')
  const sandbox = startSandbox(place)
  closers.push(sandbox.stop)
  const apiProgram = apiProgramsOf(place, options.env)
  await Promise.all([
    waitUntilReady(sandbox, `http://127.0.0.1:${sandboxPort}/v3/stripe.js`),
    runOnce(apiProgram('migrate')),
  ])
  await runOnce(apiProgram('publish'))
  if (options.seed === 'demo' && (await isEmpty(database.url))) {
    options.log('Filling the database with demo data')
    await runOnce(apiProgram('seed'))
  }

  options.log('Starting the API and its worker')
  const servers = apiPorts.map((apiPort) => supervise(apiProgram('server', apiPort)))
  const renderer = renders ? supervise(renderProgram(place, renderPort, apiPorts[0] ?? 0)) : undefined
  const desk = supervise(apiProgram('desk', deskPort))
  const programs = [...servers, supervise(apiProgram('worker')), desk, ...(renderer ? [renderer] : [])]
  closers.push(() => stopAll(programs))
  await Promise.all([
    ...servers.map((server, index) => waitUntilReady(server, `http://127.0.0.1:${apiPorts[index]}/readyz`)),
    waitUntilReady(desk, `http://127.0.0.1:${deskPort}/admin/healthz`),
    ...(renderer ? [waitUntilReady(renderer, `http://127.0.0.1:${renderPort}/health`)] : []),
  ])
  for (const { keepsEnding } of [sandbox, ...programs]) keepsEnding.catch((error: Error) => options.log(error.message))
  // Visitors go first: what the API still does for them it can then finish.
  closers.push(gateway.close)
  return {
    marketplaceUrl: siteOrigin('marketplace', gateway.port),
    consoleUrl: siteOrigin('console', gateway.port),
    deskUrl: siteOrigin('desk', gateway.port),
    apiUrl: `http://127.0.0.1:${gateway.port}`,
    sandboxUrl: `http://127.0.0.1:${sandboxPort}`,
    databaseUrl: database.url,
    environment: { ...apiEnvironment(place), ...options.env },
    programs,
    sandbox,
  }
}

type ApiProgram = 'migrate' | 'publish' | 'seed' | 'server' | 'worker' | 'desk'

function apiProgramsOf(place: Place, env: StackOptions['env']): (name: ApiProgram, port?: number) => Program {
  const environment = { ...apiEnvironment(place), ...env }
  // What serves never learns how the owner signs in.
  const asOwner = { ...environment, DATABASE_OWNER_URL: place.database.ownerUrl }
  const own = (name: ApiProgram) => (name === 'migrate' || name === 'seed' ? asOwner : environment)
  const folderOf = (name: ApiProgram) =>
    name === 'server' || name === 'worker' || name === 'desk' ? 'src' : 'src/commands'
  return (name, port) => ({
    name: port && name === 'server' ? `${name}-${port}` : name,
    script: `apps/api/${folderOf(name)}/${name}.ts`,
    env: port ? { ...environment, [name === 'desk' ? 'DESK_PORT' : 'API_PORT']: String(port) } : own(name),
    logFile: join(place.dataDir, 'logs', `${name}.log`),
  })
}

/** Renders the public pages; not with `RENDER=off`, nor in development, where the apps come from their sources. */
function renderProgram({ dataDir, port }: Place, renderPort: number, apiPort: number): Program {
  return {
    name: 'render',
    script: 'apps/render/src/server.ts',
    env: {
      NODE_COMPILE_CACHE: join(dataDir, 'compile-cache'),
      RENDER_PORT: String(renderPort),
      API_ORIGIN: `http://127.0.0.1:${apiPort}`,
      MARKETPLACE_ORIGIN: siteOrigin('marketplace', port),
    },
    logFile: join(dataDir, 'logs', 'render.log'),
  }
}

async function stopAll(programs: readonly Supervised[]): Promise<void> {
  await Promise.all(programs.map(({ stop }) => stop()))
}

/** Before anything else is started: a port that is taken, or an app that is not built, is told at once. */
function openGateway(
  options: StackOptions,
  {
    sandboxPort,
    apiPorts,
    deskPort,
    renderPort,
  }: { sandboxPort: number; apiPorts: readonly number[]; deskPort: number; renderPort: number | undefined },
): Promise<Gateway> {
  const apps = options.apps ?? {
    marketplace: { build: readBuild(join(ROOT, 'apps/marketplace/dist')) },
    console: { build: readBuild(join(ROOT, 'apps/provider-console/dist')) },
  }
  return startGateway({
    ...apps,
    port: options.port,
    api: apiPorts.map((port) => `http://127.0.0.1:${port}`),
    ...(renderPort && { renderer: `http://127.0.0.1:${renderPort}` }),
    desk: `http://127.0.0.1:${deskPort}`,
    stripe: `http://127.0.0.1:${sandboxPort}`,
    stripeOrigins: sandboxOrigins,
    isCounted: Boolean(process.env.VITE_ANALYTICS_ID),
  })
}
