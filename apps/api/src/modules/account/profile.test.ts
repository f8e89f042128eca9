import { getProfile, putNotificationSettings, putProfile } from '@ginipig/contract/identity/account.ts'
import { stepUp } from '@ginipig/contract/identity/password.ts'
import { getMe } from '@ginipig/contract/identity/session.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { DEMO_PASSWORD } from '#demo/factories/demo-password.ts'
import { apiOfFile } from '#testing/api-of-file.ts'
import { type Caller, injectCaller } from '#testing/caller.ts'
import { createPerson, type Person, signIn } from '#testing/password-login.ts'
import { runJobs } from '#testing/run-jobs.ts'

const api = apiOfFile()
let ada: Person
/** Has just given their password. */
let call: Caller
/** As accounts of older days are. */
beforeEach(async () => {
  ada = await createPerson(api)
  await api.platform.database.row('update account set dial_code = null, mobile = null where id = $1', [ada.id])
  call = await callerOf(ada)
  await call(stepUp, { body: { password: DEMO_PASSWORD } })
})

const callerOf = async (person: Person) => {
  const { token } = await signIn(api, person)
  return injectCaller(api.app, async () => token)
}

const profile = {
  firstName: 'Łukasz',
  lastName: 'O’Neill',
  dialCode: '+44',
  mobile: '7700900123',
  country: 'GB',
  county: 'Kent',
  city: "St. Mary's Bay",
  ageGroup: '25-34',
  gender: 'undisclosed',
} as const

const mailsTo = async (recipient: string) => {
  await runJobs(api.platform)
  const rows = await api.platform.database.rows<{ subject: string; text: string }>(
    'select subject, text from local_message where recipient = $1 order by id',
    [recipient],
  )
  return rows
}

describe('a client’s profile', () => {
  test('of an older account has gaps, not lies', async () => {
    const { body } = await call(getProfile)
    const gaps = { dialCode: '', mobile: '', country: '', county: '', city: '', ageGroup: null, gender: null }
    const known = { firstName: 'Ada', lastName: 'Lovelace', email: ada.email, avatarUrl: null }
    expect(body).toEqual({ ...gaps, ...known, revision: expect.any(String) })
  })

  test('is kept as given, and given again', async () => {
    const saved = await call(putProfile, { body: profile })
    expect([saved.status, saved.body]).toEqual([
      200,
      { ...profile, email: ada.email, avatarUrl: null, revision: expect.any(String) },
    ])
    expect((await call(getProfile)).body).toEqual(saved.body)
    expect((await call(getMe)).body).toMatchObject({ firstName: 'Łukasz', lastName: 'O’Neill' })
    const changed = { ...profile, city: 'Margate', ageGroup: '65+', gender: 'female' }
    expect((await call(putProfile, { body: changed })).body).toMatchObject(changed)
  })

  test('a form of before another was saved is refused, and changes nothing', async () => {
    const { revision } = (await call(getProfile)).body as { revision: string }
    const saved = await call(putProfile, { query: { revision }, body: profile })
    expect(saved.status).toBe(200)
    const late = { query: { revision }, body: { ...profile, city: 'Margate' } }
    expect(await call(putProfile, late)).toMatchObject({ status: 409, code: 'draft_changed' })
    expect((await call(getProfile)).body).toEqual(saved.body)
  })

  test('takes the 0 that people type before a number, and keeps the number', async () => {
    const typed = { ...profile, mobile: '07700900118' }
    expect((await call(putProfile, { body: typed })).body).toMatchObject({ dialCode: '+44', mobile: '7700900118' })
    expect((await call(putProfile, { body: { ...typed, dialCode: '+39' } })).body).toMatchObject({
      mobile: '07700900118',
    })
  })

  test.for([
    ['Anne-Marie', 'Nguyễn'],
    ["Sinéad D'Arcy", "O'Neill"],
    ['李明', 'Müller'],
  ])('%s %s is a name', async ([firstName, lastName]) => {
    expect((await call(putProfile, { body: { ...profile, firstName, lastName } })).body).toMatchObject({
      firstName,
      lastName,
    })
  })

  test.for([
    [{ firstName: 'A1' }, 'firstName', 'letters_only'],
    [{ lastName: 'Ng' }, 'lastName', 'too_short'],
    [{ mobile: '12345678' }, 'mobile', 'mobile_invalid'],
    [{ dialCode: '44' }, 'dialCode', 'dial_code_invalid'],
    [{ country: 'XX' }, 'country', 'invalid'],
    [{ county: '' }, 'county', 'required'],
    [{ city: '<b>' }, 'city', 'invalid'],
    [{ ageGroup: '17' }, 'ageGroup', 'required'],
    [{ gender: 'yes' }, 'gender', 'required'],
  ])('%j is refused by its field, and nothing is changed', async ([wrong, path, problem]) => {
    const before = (await call(getProfile)).body
    const { status, problem: said } = await call(putProfile, { body: { ...profile, ...(wrong as object) } })
    expect([status, said.code, said.fields?.[0]]).toEqual([422, 'invalid_input', { path, problem }])
    expect((await call(getProfile)).body).toEqual(before)
  })

  test('belongs to its owner: another’s stays as it was', async () => {
    const other = await callerOf(await createPerson(api))
    const before = (await other(getProfile)).body
    await call(putProfile, { body: { ...profile, id: before.email, account_id: before.email, email: before.email } })
    expect((await other(getProfile)).body).toEqual(before)
  })

  test('nothing else about a person can be set by it (trust.md G03)', async () => {
    const row = () => api.platform.database.row('select to_jsonb(a) as row from account a where id = $1', [ada.id])
    await call(putProfile, { body: profile })
    const before = await row()
    const privileged = {
      id: ada.id.replace(/^./, '0'),
      email: 'evil@ginipig.test',
      email_key: 'evil@ginipig.test',
      user_type: 'admin',
      userType: 'admin',
      role: 'operator',
      password: 'Evil-2026',
      password_hash: 'x',
      avatarUrl: 'https://evil.example/x.png',
      avatar_url: 'https://evil.example/x.png',
      avatar_photo_id: ada.id,
      marketing_notifications: true,
      isProfileComplete: true,
      suspended_at: 0,
      deleted_at: 0,
      created_at: 0,
      accepted_at: 0,
      language: 'fr',
    }
    expect((await call(putProfile, { body: { ...profile, ...privileged } })).status).toBe(200)
    expect(await row()).toEqual(before)
  })
})

describe('a changed mobile (trust.md D3, S50)', () => {
  const SUBJECT = 'Your Ginipig mobile number was changed'

  test.for([{ mobile: '7700900124' }, { dialCode: '+33' }, {}])(
    '%j asks for the password, and until then nothing is saved',
    async (other) => {
      const isFirst = Object.keys(other).length === 0
      if (!isFirst) await call(putProfile, { body: profile })
      const before = (await call(getProfile)).body
      api.clock.advance(300_000)
      const { token } = await signIn(api, ada)
      const thief = injectCaller(api.app, async () => token)
      const body = { ...profile, ...other, city: 'Dover' }
      expect(await thief(putProfile, { body })).toMatchObject({ status: 403, code: 'step_up_required' })
      expect((await thief(getProfile)).body).toEqual(before)
      await thief(stepUp, { body: { password: DEMO_PASSWORD } })
      expect((await thief(putProfile, { body })).body).toMatchObject({ ...other, city: 'Dover' })
    },
  )

  test('is the only change that asks', async () => {
    await call(putProfile, { body: profile })
    const other = await callerOf(ada)
    expect((await other(putProfile, { body: { ...profile, mobile: '07700900123', city: 'Dover' } })).status).toBe(200)
  })

  test('is told by mail, in the person’s language and without the number', async () => {
    await call(putProfile, { body: profile })
    expect(await mailsTo(ada.email)).toEqual([])
    await call(putProfile, { body: { ...profile, mobile: '7700900124' } })
    await call(putProfile, { body: { ...profile, dialCode: '+33', mobile: '7700900124' } })
    const mails = await mailsTo(ada.email)
    expect(mails.map(({ subject }) => subject)).toEqual([SUBJECT, SUBJECT])
    for (const { text } of mails) expect(text).not.toContain('7700900')
    await api.platform.database.row(`update account set language = 'fr' where id = $1`, [ada.id])
    await call(putProfile, { body: profile })
    expect((await mailsTo(ada.email)).at(-1)?.subject).toBe('Votre numéro de mobile Ginipig a été modifié')
  })

  test('is the only change that is', async () => {
    await call(putProfile, { body: profile })
    await call(putProfile, { body: { ...profile, firstName: 'Lukasz', city: 'Dover' } })
    expect(await mailsTo(ada.email)).toEqual([])
  })
})

describe('what one wants to hear from us', () => {
  const settings = (body: Partial<Record<keyof typeof all, boolean>>) => call(putNotificationSettings, { body })
  const all = { marketing_notifications: true, other_notifications: false, sms_notifications: true }

  test('is kept, each switch by itself', async () => {
    const saved = await settings(all)
    expect(saved.body).toMatchObject({ id: ada.id, ...all })
    expect((await call(getMe)).body).toEqual(saved.body)
    for (const name of Object.keys(all) as (keyof typeof all)[]) {
      const one = { marketing_notifications: false, other_notifications: false, sms_notifications: false, [name]: true }
      expect((await settings(one)).body).toMatchObject(one)
    }
  })

  test('is also a provider’s to say, finished or not', async () => {
    const provider = await callerOf(await createPerson(api, 'provider'))
    expect((await provider(putNotificationSettings, { body: all })).body).toMatchObject(all)
  })

  test('is said whole, and says nothing else', async () => {
    expect((await settings({ marketing_notifications: true })).status).toBe(422)
    const wordy = { ...all, marketing_notifications: 'yes' as unknown as boolean } // what a form might send
    expect((await settings(wordy)).status).toBe(422)
    const body = { ...all, user_type: 'admin', email: 'evil@ginipig.test', isProfileComplete: false }
    expect((await call(putNotificationSettings, { body })).body).toMatchObject({
      user_type: 'user',
      email: ada.email,
      isProfileComplete: true,
    })
  })
})
