import type { Secret } from '#platform/crypto.ts'
import { isLoopback } from '#platform/quota/network.ts'
import { isMonotonous } from './secret.ts'

type Settings = {
  MARKETPLACE_ORIGIN: string
  CONSOLE_ORIGIN: string
  DESK_ORIGIN?: string | undefined
  DATABASE_URL: string
  DATABASE_DIRECT_URL?: string | undefined
  TOKEN_SECRET: Secret
  FIELD_KEY: Secret
}

/** Whether what is sent to this database leaves the machine unless somebody checks who takes it. */
function isOpenToTheNetwork(url: string): boolean {
  if (!URL.canParse(url)) return true
  const { hostname, protocol, searchParams } = new URL(url)
  const host = searchParams.get('host') ?? decodeURIComponent(hostname).replace(/^\[|\]$/g, '')
  const isHere = protocol === 'socket:' || host.startsWith('/') || host === 'localhost' || isLoopback(host)
  return !isHere && searchParams.get('sslmode') !== 'verify-full'
}

/** Configuration that is well-formed but unsafe in production (trust.md S66): reason by variable. */
export function unfitForProduction(env: Settings): string | undefined {
  const origins = ['MARKETPLACE_ORIGIN', 'CONSOLE_ORIGIN', 'DESK_ORIGIN'] as const
  for (const name of origins) if (env[name]?.startsWith('https:') === false) return `${name} needs https`
  if (env.MARKETPLACE_ORIGIN === env.CONSOLE_ORIGIN) return 'CONSOLE_ORIGIN is that of the marketplace'
  if (env.DESK_ORIGIN === env.MARKETPLACE_ORIGIN || env.DESK_ORIGIN === env.CONSOLE_ORIGIN)
    return 'DESK_ORIGIN is that of an app'
  for (const name of ['DATABASE_URL', 'DATABASE_DIRECT_URL'] as const)
    if (isOpenToTheNetwork(env[name] ?? env.DATABASE_URL)) return `${name} needs sslmode=verify-full`
  for (const name of ['TOKEN_SECRET', 'FIELD_KEY'] as const)
    if (env[name].some(({ bytes }) => isMonotonous(bytes))) return `${name} can be guessed: it repeats itself`
  return undefined
}
