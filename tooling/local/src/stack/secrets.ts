import { createECDH, randomBytes } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Made once for a data folder: sessions and sealed fields outlive a restart. */
export interface Secrets {
  readonly tokenSecret: string
  /** 32 bytes in base64. */
  readonly fieldKey: string
  readonly webhookSecret: string
  readonly thinWebhookSecret: string
  readonly connectWebhookSecret: string
  /** Of the processes' role in the embedded database. */
  readonly databasePassword: string
  /** By which push services know us (RFC 8292). */
  readonly vapid: { readonly publicKey: string; readonly privateKey: string }
}

const fresh = (): Secrets => ({
  tokenSecret: randomBytes(48).toString('base64url'),
  fieldKey: randomBytes(32).toString('base64'),
  webhookSecret: `whsec_${randomBytes(24).toString('base64url')}`,
  thinWebhookSecret: `whsec_${randomBytes(24).toString('base64url')}`,
  connectWebhookSecret: `whsec_${randomBytes(24).toString('base64url')}`,
  databasePassword: randomBytes(24).toString('base64url'),
  vapid: freshVapid(),
})

function freshVapid(): Secrets['vapid'] {
  const keys = createECDH('prime256v1')
  const publicKey = keys.generateKeys('base64url')
  // Of a fixed length: a number that begins with zeros is written with them.
  return {
    publicKey,
    privateKey: Buffer.from(keys.getPrivateKey('hex').padStart(64, '0'), 'hex').toString('base64url'),
  }
}

export function ensureSecrets(dataDir: string): Secrets {
  const file = join(dataDir, 'secrets.json')
  const known: Partial<Secrets> = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
  // A folder of an earlier version lacks what came since.
  const secrets = { ...fresh(), ...known }
  writeFileSync(file, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 })
  return secrets
}
