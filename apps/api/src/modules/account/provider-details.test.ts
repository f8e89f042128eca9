import { stepUp } from '@ginipig/contract/identity/password.ts'
import { getProviderSignUp, putProviderSignUp } from '@ginipig/contract/identity/sign-up.ts'
import { expect, test } from 'vitest'
import { DEMO_PASSWORD } from '#demo/factories/demo-password.ts'
import { createProvider } from '#demo/factories/provider.ts'
import { apiOfFile } from '#testing/api-of-file.ts'
import { injectCaller } from '#testing/caller.ts'
import { runJobs } from '#testing/run-jobs.ts'
import { signIn } from '#testing/sign-in.ts'

const api = apiOfFile()

const details = {
  fullName: 'Priya Nair',
  companyName: 'Studio Nair',
  workingFrom: 'salon',
  dialCode: '+44',
  mobile: '7700900118',
} as const

async function aProvider() {
  const { platform } = api
  const { id } = await createProvider(platform.database, api.clock.now())
  await platform.database.row(`update account set dial_code = '+44', mobile = '7700900118' where id = $1`, [id])
  const call = injectCaller(
    api.app,
    await signIn({ ...platform, tokenSecret: platform.config.tokenSecret }, id, 'console'),
  )
  return { id, call }
}

test('a provider changes name, company and place, and reads them again', async () => {
  const { call, id } = await aProvider()
  const body = { ...details, fullName: 'Priya Anand', companyName: 'Anand & Co', workingFrom: 'home' } as const
  expect((await call(putProviderSignUp, { body })).status).toBe(200)
  expect((await call(getProviderSignUp)).body).toMatchObject(body)
  const row = await api.platform.database.row('select first_name, last_name from account where id = $1', [id])
  expect(row).toEqual({ first_name: 'Priya', last_name: 'Anand' })
})

test('a form of before another was saved is refused, and changes nothing', async () => {
  const { call } = await aProvider()
  const { revision } = (await call(getProviderSignUp)).body as { revision: string }
  const saved = await call(putProviderSignUp, { query: { revision }, body: { ...details, workingFrom: 'home' } })
  expect(saved.status).toBe(200)
  const late = { query: { revision }, body: { ...details, companyName: 'Nair & Co' } }
  expect(await call(putProviderSignUp, late)).toMatchObject({ status: 409, code: 'draft_changed' })
  expect((await call(getProviderSignUp)).body).toEqual(saved.body)
})

test('another mobile asks for the password, nothing is saved before, and the mail says so', async () => {
  const { call, id } = await aProvider()
  api.clock.advance(600_000)
  const body = { ...details, mobile: '7700900125' }
  expect(await call(putProviderSignUp, { body })).toMatchObject({ status: 403, code: 'step_up_required' })
  expect(await api.platform.database.row('select mobile from account where id = $1', [id])).toEqual({
    mobile: '7700900118',
  })
  await call(stepUp, { body: { password: DEMO_PASSWORD } })
  expect((await call(putProviderSignUp, { body })).body).toMatchObject({ mobile: '7700900125' })
  await runJobs(api.platform)
  const mails = await api.platform.database.rows<{ subject: string }>(
    'select m.subject from local_message m join account a on a.email = m.recipient where a.id = $1',
    [id],
  )
  expect(mails).toEqual([{ subject: 'Your Ginipig mobile number was changed' }])
})
