import { isIP } from 'node:net'
import * as v from 'valibot'
import { readMediaPlace } from './bucket.ts'
import { unfitForProduction } from './production.ts'
import { secret } from './secret.ts'

/** A trusted network wider than this can't be only our own machines. */
const WIDEST_BITS = 8
const ADDRESS_BITS = { 4: 32, 6: 128 } as const

function isNetwork(text: string): boolean {
  if (text === 'loopback') return true
  const [address = '', bits, ...rest] = text.split('/')
  const version = isIP(address)
  if ((version !== 4 && version !== 6) || rest.length > 0) return false
  if (bits === undefined) return true
  return /^\d{1,3}$/.test(bits) && Number(bits) >= WIDEST_BITS && Number(bits) <= ADDRESS_BITS[version]
}

/** Addresses and networks in CIDR notation, parted by commas; `loopback` for this machine. */
const networks = v.pipe(
  v.string(),
  v.transform((text) => text.split(',').map((one) => one.trim())),
  v.check((list) => list.every(isNetwork), `networks such as 10.0.0.0/16 or loopback, none wider than /${WIDEST_BITS}`),
)

const port = v.pipe(v.string(), v.regex(/^\d{1,5}$/), v.transform(Number))
const origin = v.pipe(
  v.string(),
  v.url(),
  v.check((text) => URL.canParse(text) && new URL(text).origin === text, 'an origin, without a path'),
)
const words = v.pipe(v.string(), v.trim(), v.nonEmpty())

const Environment = v.object({
  NODE_ENV: v.optional(v.picklist(['production', 'development', 'test']), 'production'),
  DATABASE_URL: v.pipe(v.string(), v.nonEmpty()),
  DATABASE_DIRECT_URL: v.optional(v.pipe(v.string(), v.nonEmpty())),
  DATABASE_POOL: v.optional(port, '10'),
  API_PORT: v.optional(port, '4100'),
  API_HOST: v.optional(v.string(), '127.0.0.1'),
  METRICS_PORT: v.optional(port),
  OTEL_EXPORTER_OTLP_ENDPOINT: v.optional(origin),
  OTEL_TRACES_SAMPLER_ARG: v.optional(
    v.pipe(v.string(), v.regex(/^(?:0(?:\.\d+)?|1(?:\.0+)?)$/), v.transform(Number)),
    '1',
  ),
  DESK_ORIGIN: v.optional(origin),
  DESK_PORT: v.optional(port, '4300'),
  DESK_HOST: v.optional(v.string(), '127.0.0.1'),
  METRICS_HOST: v.optional(v.string(), '127.0.0.1'),
  TRUSTED_PROXIES: v.optional(networks, 'loopback'),
  MARKETPLACE_ORIGIN: origin,
  CONSOLE_ORIGIN: origin,
  CURRENCY: v.optional(v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)), 'GBP'),
  // Or a restricted one, of an operator who may only read.
  STRIPE_SECRET_KEY: v.pipe(v.string(), v.regex(/^[sr]k_/)),
  STRIPE_PUBLISHABLE_KEY: v.pipe(v.string(), v.startsWith('pk_')),
  STRIPE_WEBHOOK_SECRET: v.pipe(v.string(), v.minLength(8)),
  STRIPE_CONNECT_WEBHOOK_SECRET: v.pipe(v.string(), v.minLength(8)),
  STRIPE_THIN_WEBHOOK_SECRET: v.pipe(v.string(), v.minLength(8)),
  STRIPE_HOST: v.optional(v.string()),
  STRIPE_PORT: v.optional(port),
  STRIPE_JS_URL: v.optional(v.pipe(v.string(), v.url())),
  MEDIA_DIR: v.optional(words),
  S3_BUCKET: v.optional(words),
  S3_REGION: v.optional(words),
  S3_ENDPOINT: v.optional(v.pipe(v.string(), v.url(), v.regex(/^https?:/))),
  S3_ACCESS_KEY_ID: v.optional(words),
  S3_SECRET_ACCESS_KEY: v.optional(words),
  CALENDAR_STAND_IN: v.optional(origin),
  TOKEN_SECRET: secret((text) => Buffer.from(text), [(bytes) => bytes.length >= 32, '32 characters or more each']),
  FIELD_KEY: secret((text) => Buffer.from(text, 'base64'), [(bytes) => bytes.length === 32, '32 bytes in base64 each']),
  LOG_LEVEL: v.optional(v.string(), 'info'),
  DRAIN_MS: v.optional(v.pipe(v.string(), v.regex(/^\d{1,6}$/), v.transform(Number)), '2000'),
  SWEEP_MS: v.optional(v.pipe(v.string(), v.regex(/^\d+$/), v.transform(Number)), '60000'),
  IDEMPOTENCY_ABANDONED_MS: v.optional(v.pipe(v.string(), v.regex(/^\d+$/), v.transform(Number)), '12000'),
  FAILPOINT: v.optional(v.string()),
  CLOCK_SKEW: v.optional(v.string()),
  CHEAP_PASSWORDS: v.optional(v.picklist(['0', '1']), '0'),
  LOCAL_MODE: v.optional(v.picklist(['0', '1']), '0'),
  SMTP_URL: v.optional(v.pipe(v.string(), v.url(), v.regex(/^smtps?:/))),
  MAIL_FROM: v.optional(v.pipe(v.string(), v.includes('@'))),
  SMS_URL: v.optional(v.pipe(v.string(), v.url(), v.regex(/^https?:/))),
  SMS_TOKEN: v.optional(v.pipe(v.string(), v.nonEmpty())),
  VAPID_PUBLIC_KEY: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{87}$/))),
  VAPID_PRIVATE_KEY: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{43}$/))),
  PUSH_STAND_IN: v.optional(origin),
  LEGAL_NAME: v.optional(words),
  LEGAL_ADDRESS: v.optional(words),
  LEGAL_EMAIL: v.optional(v.pipe(v.string(), v.email())),
  LEGAL_COMPANY_NUMBER: v.optional(words),
  LEGAL_ICO_NUMBER: v.optional(words),
})

/** Where mail and SMS go. Without SMTP there is only the local mailbox, and that is never for production. */
function readChannels(env: v.InferOutput<typeof Environment>) {
  const isLocal = env.LOCAL_MODE === '1'
  const isProduction = env.NODE_ENV === 'production'
  if (isLocal && isProduction) throw new Error('Configuration: LOCAL_MODE is not for production')
  if (env.SMTP_URL === undefined && !isLocal) throw new Error('Configuration: SMTP_URL (missing)')
  if (env.SMTP_URL !== undefined && env.MAIL_FROM === undefined) throw new Error('Configuration: MAIL_FROM (missing)')
  if (env.SMS_URL !== undefined && env.SMS_TOKEN === undefined) throw new Error('Configuration: SMS_TOKEN (missing)')
  if (isProduction && env.SMS_URL?.startsWith('http:')) throw new Error('Configuration: SMS_URL needs https')
  return {
    /** On one's own machine: what would go out lands in /dev/mailbox. */
    isLocal,
    mail: env.SMTP_URL === undefined ? undefined : { smtpUrl: env.SMTP_URL, from: env.MAIL_FROM ?? '' },
    sms: env.SMS_URL === undefined ? undefined : { url: env.SMS_URL, token: env.SMS_TOKEN ?? '' },
  }
}

/** VAPID keys, by which push services know us (RFC 8292); undefined where push is off. */
function readPush(env: v.InferOutput<typeof Environment>) {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey, PUSH_STAND_IN: standIn } = env
  if ((publicKey === undefined) !== (privateKey === undefined))
    throw new Error('Configuration: VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY go together')
  if (standIn !== undefined && env.NODE_ENV === 'production')
    throw new Error('Configuration: PUSH_STAND_IN is not for production')
  /** `standIn`: an origin at which a push service may lie though it is no public one: that of tests. */
  return publicKey === undefined || privateKey === undefined ? undefined : { keys: { publicKey, privateKey }, standIn }
}

/** Who the legal pages say runs this. A deployment for the public can't do without. */
function readPublisher(env: v.InferOutput<typeof Environment>) {
  const needed = (name: 'LEGAL_NAME' | 'LEGAL_ADDRESS' | 'LEGAL_EMAIL', onOnesOwnMachine: string) => {
    const given = env[name]
    if (given === undefined && env.NODE_ENV === 'production') throw new Error(`Configuration: ${name} (missing)`)
    return given ?? onOnesOwnMachine
  }
  return {
    name: needed('LEGAL_NAME', 'Ginipig (demonstration)'),
    address: needed('LEGAL_ADDRESS', 'no address (this is a demonstration, not a company)'),
    email: needed('LEGAL_EMAIL', 'legal@ginipig.test'),
    companyNumber: env.LEGAL_COMPANY_NUMBER ?? null,
    icoNumber: env.LEGAL_ICO_NUMBER ?? null,
  }
}

const CHEAP_ARGON2 = { memoryCost: 8, timeCost: 1, parallelism: 1 }

export type Config = ReturnType<typeof readConfig>

/** The only reader of the environment. A missing or invalid value stops the start and is named. A Stripe stand-in is
 *  refused in production and with a live key (money.md §4.6). */
export function readConfig(environment: NodeJS.ProcessEnv) {
  const parsed = v.safeParse(Environment, environment)
  if (!parsed.success) {
    const flat = v.flatten<typeof Environment>(parsed.issues).nested ?? {}
    throw new Error(
      `Configuration: ${Object.entries(flat)
        .map(([name, why]) => `${name} (${why?.join(', ')})`)
        .join('; ')}`,
    )
  }
  const env = parsed.output
  const isStandIn = env.STRIPE_HOST !== undefined || env.STRIPE_JS_URL !== undefined
  if (isStandIn && !env.STRIPE_SECRET_KEY.startsWith('sk_test_')) {
    throw new Error('Configuration: STRIPE_HOST needs a test key (sk_test_…)')
  }
  if (isStandIn && env.NODE_ENV === 'production') throw new Error('Configuration: STRIPE_HOST is not for production')
  if (env.CALENDAR_STAND_IN !== undefined && env.NODE_ENV === 'production')
    throw new Error('Configuration: CALENDAR_STAND_IN is not for production')
  for (const name of ['FAILPOINT', 'CLOCK_SKEW'] as const)
    if (env[name] !== undefined && env.NODE_ENV !== 'test') throw new Error(`Configuration: ${name} is for tests only`)
  if (env.CHEAP_PASSWORDS === '1' && env.NODE_ENV !== 'test')
    throw new Error('Configuration: CHEAP_PASSWORDS is for tests only')
  const unfit = env.NODE_ENV === 'production' ? unfitForProduction(env) : undefined
  if (unfit !== undefined) throw new Error(`Configuration: ${unfit}`)
  return {
    environment: env.NODE_ENV,
    database: {
      url: env.DATABASE_URL,
      /** Past a transaction pooler: for what belongs to one session of PostgreSQL (LISTEN, advisory locks). */
      directUrl: env.DATABASE_DIRECT_URL ?? env.DATABASE_URL,
      poolSize: env.DATABASE_POOL,
    },
    api: {
      port: env.API_PORT,
      host: env.API_HOST,
      /** Proxies whose X-Forwarded-For is trusted; any other peer is the visitor. */
      trustedProxies: env.TRUSTED_PROXIES,
    },
    /** The operators' desk, a process of its own at an origin of its own (trust.md S45); undefined where there is none. */
    desk:
      env.DESK_ORIGIN === undefined ? undefined : { origin: env.DESK_ORIGIN, port: env.DESK_PORT, host: env.DESK_HOST },
    /** Where this process tells how it is; undefined where nobody asks. */
    metrics: env.METRICS_PORT === undefined ? undefined : { port: env.METRICS_PORT, host: env.METRICS_HOST },
    /** The share of requests and sweeps whose traces go to a collector; undefined where nobody asks. */
    tracing: env.OTEL_EXPORTER_OTLP_ENDPOINT === undefined ? undefined : { share: env.OTEL_TRACES_SAMPLER_ARG },
    origins: { marketplace: env.MARKETPLACE_ORIGIN, console: env.CONSOLE_ORIGIN },
    currency: env.CURRENCY,
    stripe: {
      secretKey: env.STRIPE_SECRET_KEY,
      isLive: /^[sr]k_live_/.test(env.STRIPE_SECRET_KEY),
      publishableKey: env.STRIPE_PUBLISHABLE_KEY,
      /** Of the two endpoints that lead to one address: snapshot events of the own account, and of connected ones. */
      webhookSecrets: [env.STRIPE_WEBHOOK_SECRET, env.STRIPE_CONNECT_WEBHOOK_SECRET],
      /** Of the address to which thin events come. */
      thinWebhookSecret: env.STRIPE_THIN_WEBHOOK_SECRET,
      jsUrl: env.STRIPE_JS_URL ?? null,
      standIn: env.STRIPE_HOST === undefined ? undefined : { host: env.STRIPE_HOST, port: env.STRIPE_PORT ?? 80 },
    },
    ...readMediaPlace(env),
    /** An origin at which a provider's other calendar may lie though it is no public one: that of tests. */
    calendarStandIn: env.CALENDAR_STAND_IN,
    tokenSecret: env.TOKEN_SECRET,
    fieldKey: env.FIELD_KEY,
    logLevel: env.LOG_LEVEL,
    /** How long a process that is to end still serves, while it says that it isn't ready. */
    drainMs: env.DRAIN_MS,
    sweepMs: env.SWEEP_MS,
    /** How long a keyed call may work before its repeat takes over: its process may be gone. */
    idempotencyAbandonedMs: env.IDEMPOTENCY_ABANDONED_MS,
    failpoint: env.FAILPOINT,
    clockSkew: env.CLOCK_SKEW,
    /** argon2id at OWASP's floor: 19 MiB, 2 passes, 1 lane (trust.md S51); next to nothing in tests of other things. */
    argon2: env.CHEAP_PASSWORDS === '1' ? CHEAP_ARGON2 : { memoryCost: 19_456, timeCost: 2, parallelism: 1 },
    push: readPush(env),
    publisher: readPublisher(env),
    ...readChannels(env),
  }
}
