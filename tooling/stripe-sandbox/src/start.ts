import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { type Control, sandboxControl } from '#control/control.ts'
import { Faults } from '#http/faults.ts'
import { httpServer } from '#http/server.ts'
import { configureEndpoint, configureOther } from '#resources/webhook-endpoints.ts'
import { createEngine } from './engine.ts'
import { sweep } from './sweep.ts'

const SWEEP_EVERY_MS = 60_000
const KEEP_ALIVE_MS = 120_000

export interface SandboxOptions {
  /** 0, the default, takes a free one. */
  port?: number
  /** Loopback only. */
  host?: '127.0.0.1' | '::1' | 'localhost'
  /** Keeps the state across restarts; without it everything is forgotten. */
  dataFile?: string
  /** Endpoints that get every event. */
  webhooks?: readonly { url: string; secret: string }[]
  /** Endpoints that get every thin event (v2). */
  thinWebhooks?: readonly { url: string; secret: string }[]
  /** Endpoints that get every event of connected accounts. */
  connectWebhooks?: readonly { url: string; secret: string }[]
  /** Of the order in which webhooks leave. */
  seed?: number
  /** Where browsers reach the sandbox, when a gateway stands before it. */
  publicOrigin?: string
  log?: (line: string) => void
  /** How long after the answer a webhook leaves that does not leave before it. */
  webhookDelayMs?: number
  /** Pauses between attempts. */
  webhookRetriesMs?: readonly number[]
  /** Until the fee of a charge is known (`charge.updated`) and a slow refund comes through. */
  settleDelayMs?: number
}

export interface Sandbox {
  port: number
  /** For the API: `http://127.0.0.1:<port>`. */
  url: string
  /** For browsers: the address of the script that stands in for Stripe.js. */
  scriptUrl: string
  control: Control
  close(): Promise<void>
}

/** Starts a Stripe-compatible server. Ready when the promise resolves.
 *  @throws RangeError for a host that is not loopback */
export async function startSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  const host = options.host ?? '127.0.0.1'
  if (!['127.0.0.1', '::1', 'localhost'].includes(host)) throw new RangeError('the sandbox listens on loopback only')
  const engine = createEngine({
    dataFile: options.dataFile,
    seed: options.seed ?? 1,
    delayMs: options.webhookDelayMs ?? 20,
    retriesMs: options.webhookRetriesMs ?? [1000, 5000, 30_000],
    settleDelayMs: options.settleDelayMs ?? 150,
  })
  engine.background(() => {
    for (const { url, secret } of options.webhooks ?? []) configureEndpoint(engine.world, url, secret)
    for (const endpoint of options.thinWebhooks ?? []) configureOther(engine.world, 'thin_endpoints', endpoint)
    for (const endpoint of options.connectWebhooks ?? []) configureOther(engine.world, 'connect_endpoints', endpoint)
    sweep(engine.world)
  })
  const sweeping = setInterval(() => engine.background(() => sweep(engine.world)), SWEEP_EVERY_MS).unref()
  const faults = new Faults()
  const control = sandboxControl(engine, faults)
  const server = httpServer({ engine, faults, control, log: options.log ?? (() => {}) })
  // Longer than the SDK keeps a socket, so that none is closed just as it is used again.
  server.keepAliveTimeout = KEEP_ALIVE_MS
  server.listen(options.port ?? 0, host)
  await once(server, 'listening')
  // listen() with a port gives an address object, never a pipe's name.
  const { port } = server.address() as AddressInfo
  const url = `http://${host === '::1' ? '[::1]' : host}:${port}`
  const browserOrigin = options.publicOrigin ?? url
  engine.world.publicOrigin = browserOrigin
  return {
    port,
    url,
    scriptUrl: `${browserOrigin}/v3/stripe.js`,
    control,
    close: async () => {
      clearInterval(sweeping)
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      engine.close()
      await closed
    },
  }
}
