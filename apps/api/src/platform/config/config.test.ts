import { expect, test } from 'vitest'
import { testEnvironment } from '#testing/test-config.ts'
import { readConfig } from './config.ts'

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
  { change: { SMTP_URL: undefined }, names: 'SMTP_URL' },
  { change: { SMTP_URL: undefined, NODE_ENV: 'development' }, names: 'SMTP_URL' },
  { change: { SMTP_URL: undefined, NODE_ENV: undefined }, names: 'SMTP_URL' },
  { change: { SMTP_URL: 'https://mail.example' }, names: 'SMTP_URL' },
  { change: { MAIL_FROM: undefined }, names: 'MAIL_FROM' },
  { change: { MAIL_FROM: 'Ginipig' }, names: 'MAIL_FROM' },
  { change: { LOCAL_MODE: '1' }, names: 'LOCAL_MODE' },
  { change: { CHEAP_PASSWORDS: '1' }, names: 'CHEAP_PASSWORDS' },
  { change: { LOCAL_MODE: 'yes' }, names: 'LOCAL_MODE' },
  { change: { SMS_URL: 'https://sms.example' }, names: 'SMS_TOKEN' },
  { change: { SMS_URL: 'http://sms.example', SMS_TOKEN: 'a' }, names: 'SMS_URL' },
  { change: { LEGAL_NAME: undefined }, names: 'LEGAL_NAME' },
  { change: { LEGAL_NAME: ' ' }, names: 'LEGAL_NAME' },
  { change: { LEGAL_ADDRESS: undefined }, names: 'LEGAL_ADDRESS' },
  { change: { LEGAL_EMAIL: undefined }, names: 'LEGAL_EMAIL' },
  { change: { LEGAL_EMAIL: 'by post' }, names: 'LEGAL_EMAIL' },
])('$change does not start, and says $names', ({ change, names }) => {
  expect(configured(change)).toThrow(names)
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
