import { createHash, randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { testEnvironment } from '#testing/test-config.ts'
import { readConfig } from './config.ts'
import { isMonotonous } from './secret.ts'

/** As the README's operator would set it, with what a case changes; undefined takes a variable away. */
function configured(change: Record<string, string | undefined>) {
  const {
    STRIPE_HOST: _host,
    STRIPE_PORT: _port,
    CHEAP_PASSWORDS: _cheap,
    ...rest
  } = testEnvironment('postgres://localhost/x', 1)
  const production = {
    ...rest,
    NODE_ENV: 'production',
    LOCAL_MODE: undefined,
    MARKETPLACE_ORIGIN: 'https://ginipig.example',
    CONSOLE_ORIGIN: 'https://console.ginipig.example',
    SMTP_URL: 'smtps://user:pass@mail.example:465',
    MAIL_FROM: 'Ginipig <hello@ginipig.example>',
    LEGAL_NAME: 'Ginipig Ltd',
    LEGAL_ADDRESS: '1 Sample Street, Sampleton',
    LEGAL_EMAIL: 'legal@ginipig.example',
  }
  return () => readConfig({ ...production, ...change })
}

test('production runs with SMTP, with or without SMS', () => {
  expect(configured({})()).toMatchObject({
    isLocal: false,
    mail: { smtpUrl: 'smtps://user:pass@mail.example:465', from: 'Ginipig <hello@ginipig.example>' },
    sms: undefined,
  })
  const sms = { SMS_URL: 'https://sms.example/send', SMS_TOKEN: 'a' }
  expect(configured(sms)().sms).toEqual({ url: 'https://sms.example/send', token: 'a' })
})

test.for([
  ['sk_test_a', false],
  ['sk_live_a', true],
  ['rk_test_a', false],
  ['rk_live_a', true],
] as const)('a key of Stripe’s, restricted or not, says whose mode it is of: %s', ([key, isLive]) => {
  expect(configured({ STRIPE_SECRET_KEY: key })().stripe).toMatchObject({ secretKey: key, isLive })
})

test('an address that is empty, or no origin, is named and breaks nothing else', () => {
  for (const address of ['', 'collector', 'http://collector.example:4318/v1'])
    expect(configured({ OTEL_EXPORTER_OTLP_ENDPOINT: address })).toThrow('Configuration: OTEL_EXPORTER_OTLP_ENDPOINT')
})

const bucket = {
  MEDIA_DIR: undefined,
  S3_BUCKET: 'ginipig-media',
  S3_REGION: 'eu-west-2',
  S3_ENDPOINT: 'https://objects.example',
  S3_ACCESS_KEY_ID: 'key',
  S3_SECRET_ACCESS_KEY: 'secret',
}

test('files lie in a folder or in a bucket', () => {
  expect(configured({ MEDIA_DIR: '/srv/media' })()).toMatchObject({ mediaDir: '/srv/media', bucket: undefined })
  expect(configured(bucket)().bucket).toEqual({
    name: 'ginipig-media',
    region: 'eu-west-2',
    endpoint: 'https://objects.example',
    accessKeyId: 'key',
    secretAccessKey: 'secret',
  })
  expect(configured({ ...bucket, S3_ENDPOINT: undefined })().bucket?.endpoint).toBeUndefined()
})

test.for([
  { change: { MEDIA_DIR: undefined }, names: 'MEDIA_DIR' },
  { change: { MEDIA_DIR: ' ' }, names: 'MEDIA_DIR' },
  { change: { ...bucket, MEDIA_DIR: '/srv/media' }, names: 'MEDIA_DIR' },
  { change: { ...bucket, S3_BUCKET: undefined }, names: 'S3_BUCKET' },
  { change: { ...bucket, S3_REGION: undefined }, names: 'S3_REGION' },
  { change: { ...bucket, S3_ACCESS_KEY_ID: undefined }, names: 'S3_ACCESS_KEY_ID' },
  { change: { ...bucket, S3_SECRET_ACCESS_KEY: undefined }, names: 'S3_SECRET_ACCESS_KEY' },
  { change: { ...bucket, S3_ENDPOINT: 'objects.example' }, names: 'S3_ENDPOINT' },
  { change: { ...bucket, S3_ENDPOINT: 'http://objects.example' }, names: 'S3_ENDPOINT' },
  { change: { S3_ENDPOINT: 'https://objects.example' }, names: 'S3_BUCKET' },
])('half a place for files ($change) does not start, and says $names', ({ change, names }) => {
  expect(configured(change)).toThrow(names)
})

test.for([
  { change: { SMTP_URL: undefined }, names: 'SMTP_URL' },
  { change: { SMTP_URL: undefined, NODE_ENV: 'development' }, names: 'SMTP_URL' },
  { change: { SMTP_URL: undefined, NODE_ENV: undefined }, names: 'SMTP_URL' },
  { change: { SMTP_URL: 'https://mail.example' }, names: 'SMTP_URL' },
  { change: { MAIL_FROM: undefined }, names: 'MAIL_FROM' },
  { change: { MAIL_FROM: 'Ginipig' }, names: 'MAIL_FROM' },
  { change: { LOCAL_MODE: '1' }, names: 'LOCAL_MODE' },
  { change: { CHEAP_PASSWORDS: '1' }, names: 'CHEAP_PASSWORDS' },
  { change: { STRIPE_HOST: '127.0.0.1', STRIPE_SECRET_KEY: 'sk_test_a' }, names: 'STRIPE_HOST is not for production' },
  { change: { STRIPE_HOST: '127.0.0.1', STRIPE_SECRET_KEY: 'sk_live_a' }, names: 'STRIPE_HOST needs a test key' },
  { change: { LOCAL_MODE: 'yes' }, names: 'LOCAL_MODE' },
  { change: { CALENDAR_STAND_IN: 'http://127.0.0.1:4999' }, names: 'CALENDAR_STAND_IN' },
  { change: { PUSH_STAND_IN: 'http://127.0.0.1:4999' }, names: 'PUSH_STAND_IN' },
  { change: { VAPID_PUBLIC_KEY: 'a'.repeat(87) }, names: 'VAPID_PRIVATE_KEY' },
  { change: { SMS_URL: 'https://sms.example' }, names: 'SMS_TOKEN' },
  { change: { SMS_URL: 'http://sms.example', SMS_TOKEN: 'a' }, names: 'SMS_URL' },
  { change: { LEGAL_NAME: undefined }, names: 'LEGAL_NAME' },
  { change: { LEGAL_NAME: ' ' }, names: 'LEGAL_NAME' },
  { change: { LEGAL_ADDRESS: undefined }, names: 'LEGAL_ADDRESS' },
  { change: { LEGAL_EMAIL: undefined }, names: 'LEGAL_EMAIL' },
  { change: { LEGAL_EMAIL: 'by post' }, names: 'LEGAL_EMAIL' },
  { change: { MARKETPLACE_ORIGIN: 'http://ginipig.example' }, names: 'MARKETPLACE_ORIGIN' },
  { change: { CONSOLE_ORIGIN: 'http://console.ginipig.example' }, names: 'CONSOLE_ORIGIN' },
  { change: { CONSOLE_ORIGIN: 'https://ginipig.example' }, names: 'CONSOLE_ORIGIN' },
  { change: { DESK_ORIGIN: 'http://desk.ginipig.example' }, names: 'DESK_ORIGIN' },
  { change: { DESK_ORIGIN: 'https://console.ginipig.example' }, names: 'DESK_ORIGIN' },
  { change: { DATABASE_URL: 'postgres://db.example/x' }, names: 'DATABASE_URL' },
  { change: { DATABASE_URL: 'postgres://db.example/x?sslmode=require' }, names: 'DATABASE_URL' },
  { change: { DATABASE_URL: 'postgres://localhost/x?host=db.example' }, names: 'DATABASE_URL' },
  { change: { DATABASE_URL: 'postgres:///x' }, names: 'DATABASE_URL' },
  { change: { DATABASE_DIRECT_URL: 'postgres://10.0.0.7/x' }, names: 'DATABASE_DIRECT_URL' },
  { change: { TOKEN_SECRET: 'short' }, names: 'TOKEN_SECRET' },
  { change: { TOKEN_SECRET: 'a'.repeat(32) }, names: 'TOKEN_SECRET' },
  { change: { TOKEN_SECRET: 'password'.repeat(5) }, names: 'TOKEN_SECRET' },
  { change: { TOKEN_SECRET: '0123456789abcdefghijklmnopqrstuvwxyz' }, names: 'TOKEN_SECRET' },
  { change: { TOKEN_SECRET: `${randomBytes(48).toString('base64url')},${'a'.repeat(32)}` }, names: 'TOKEN_SECRET' },
  { change: { FIELD_KEY: Buffer.alloc(32).toString('base64') }, names: 'FIELD_KEY' },
  { change: { FIELD_KEY: randomBytes(31).toString('base64') }, names: 'FIELD_KEY' },
  { change: { TRUSTED_PROXIES: 'everybody' }, names: 'TRUSTED_PROXIES' },
  { change: { TRUSTED_PROXIES: '0.0.0.0/0' }, names: 'TRUSTED_PROXIES' },
  { change: { TRUSTED_PROXIES: '10.0.0.0/33' }, names: 'TRUSTED_PROXIES' },
  { change: { TRUSTED_PROXIES: '2' }, names: 'TRUSTED_PROXIES' },
  { change: { TRUSTED_PROXIES: '' }, names: 'TRUSTED_PROXIES' },
])('$change does not start, and says $names', ({ change, names }) => {
  expect(configured(change)).toThrow(names)
})

test.for([
  'postgres://localhost/x',
  'postgres://user:pass@127.0.0.1:5432/x',
  'postgres://[::1]/x',
  'postgres://%2Fvar%2Frun%2Fpostgresql/x',
  'postgres:///x?host=/var/run/postgresql',
  'postgres://user:pass@db.example:5432/x?sslmode=verify-full',
])('%s stays on the machine or is checked', (url) => {
  expect(configured({ DATABASE_URL: url })().database.url).toBe(url)
})

test('random keys are never taken for monotonous ones', () => {
  for (let round = 0; round < 1_000; round += 1) {
    const bytes = createHash('sha256').update(String(round)).digest()
    expect(isMonotonous(bytes)).toBe(false)
    expect(isMonotonous(Buffer.from(bytes.toString('hex').slice(0, 32)))).toBe(false)
  }
})

test('a secret may be several keys, the current one first, each known by an id', () => {
  const [current, earlier] = [randomBytes(32).toString('base64'), randomBytes(32).toString('base64')]
  const { fieldKey } = configured({ FIELD_KEY: `${current}, ${earlier}` })()
  expect(fieldKey.map(({ bytes }) => bytes.toString('base64'))).toEqual([current, earlier])
  expect(configured({ FIELD_KEY: earlier })().fieldKey[0].id).toBe(fieldKey[1]?.id)
  expect(fieldKey[0].id).not.toBe(fieldKey[1]?.id)
})

test('local mode needs no SMTP, and uses it where it is given', () => {
  const local = { NODE_ENV: 'development', LOCAL_MODE: '1' }
  expect(configured({ ...local, SMTP_URL: undefined })()).toMatchObject({ isLocal: true, mail: undefined })
  expect(configured(local)()).toMatchObject({ isLocal: true, mail: { smtpUrl: expect.any(String) } })
})

test('the legal pages name who runs this; on one’s own machine that is nobody, and they say so', () => {
  expect(configured({ LEGAL_COMPANY_NUMBER: '01234567' })().publisher).toEqual({
    name: 'Ginipig Ltd',
    address: '1 Sample Street, Sampleton',
    email: 'legal@ginipig.example',
    companyNumber: '01234567',
    icoNumber: null,
  })
  const nobody = { LEGAL_NAME: undefined, LEGAL_ADDRESS: undefined, LEGAL_EMAIL: undefined }
  const { name, address } = configured({ ...nobody, NODE_ENV: 'development', LOCAL_MODE: '1' })().publisher
  expect([name, address]).toEqual([expect.stringContaining('demonstration'), expect.stringContaining('demonstration')])
})
