import { putLanguage } from '@ginipig/contract/identity/language.ts'
import { getMe } from '@ginipig/contract/identity/session.ts'
import { describe, expect, test } from 'vitest'
import { codeFor, mailsTo, providerForm, registered, verify } from '#modules/sign-up/sign-up.fixture.ts'
import { apiOfFile } from '#testing/api-of-file.ts'
import { type Caller, injectCaller } from '#testing/caller.ts'
import { createPerson, logInAs, type Person, post, signIn } from '#testing/password-login.ts'
import { testOrigins } from '#testing/test-config.ts'

const api = apiOfFile()

const callerOf = async (person: Person): Promise<Caller> => {
  const { token } = await signIn(api, person)
  return injectCaller(api.app, async () => token)
}
const passwordMail = async (person: Person) => {
  await post(api, '/auth/password/forgot', { email: person.email })
  return (await mailsTo(api, person.email)).at(-1)?.subject
}

describe('the language of what we write', () => {
  test('is the one that the person chose last', async () => {
    const ada = await createPerson(api)
    const call = await callerOf(ada)
    expect((await call(getMe)).body).toMatchObject({ language: 'en' })
    const inEnglish = await passwordMail(ada)
    const saved = await call(putLanguage, { body: { language: 'fr' } })
    expect([saved.status, saved.body]).toEqual([200, (await call(getMe)).body])
    expect(saved.body).toMatchObject({ id: ada.id, language: 'fr' })
    expect(await passwordMail(ada)).not.toBe(inEnglish)
    await call(putLanguage, { body: { language: 'en' } })
    expect(await passwordMail(ada)).toBe(inEnglish)
  })

  test('comes along with every log-in', async () => {
    const ada = await createPerson(api)
    await (await callerOf(ada))(putLanguage, { body: { language: 'fr' } })
    expect((await logInAs(api, ada.email)).json()).toMatchObject({ userData: { language: 'fr' } })
  })

  test('can be chosen by a provider whose profile is not finished', async () => {
    const form = providerForm({ language: 'fr' })
    const { challengeId } = await registered(api, form)
    const code = await codeFor(api, form.email)
    const verified = await verify(api, challengeId, code, { origin: testOrigins.console })
    const session = verified.json<{ accessToken: string; userData: { language: string; isProfileComplete: boolean } }>()
    expect(session.userData).toMatchObject({ language: 'fr', isProfileComplete: false })
    const call = injectCaller(api.app, async () => session.accessToken)
    const saved = await call(putLanguage, { body: { language: 'en' } })
    expect([saved.status, saved.body]).toEqual([200, { ...session.userData, language: 'en' }])
  })

  test.for(['de', 'pseudo', 'EN', '', null, undefined])('is one that we write, not %s', async (language) => {
    const call = await callerOf(await createPerson(api))
    const refused = await call(putLanguage, { body: { language } })
    expect([refused.status, refused.problem.fields?.map(({ path }) => path)]).toEqual([422, ['language']])
    expect((await call(getMe)).body).toMatchObject({ language: 'en' })
  })

  test('is nobody else’s to choose', async () => {
    const [ada, bob] = [await createPerson(api), await createPerson(api)]
    await (await callerOf(ada))(putLanguage, { body: { language: 'fr' } })
    expect((await (await callerOf(bob))(getMe)).body).toMatchObject({ language: 'en' })
    const nobody = await injectCaller(api.app)(putLanguage, { body: { language: 'fr' } })
    expect([nobody.status, nobody.code]).toEqual([401, 'unauthenticated'])
  })
})
