import { putLanguage } from '@ginipig/contract/identity/language.ts'
import { NOTICE_DAYS } from '@ginipig/domain/legal'
import { DAY_MS } from '@ginipig/domain/time'
import { expect, test } from 'vitest'
import { mailsTo } from '#modules/sign-up/sign-up.fixture.ts'
import { apiOfFile } from '#testing/api-of-file.ts'
import { injectCaller } from '#testing/caller.ts'
import { createPerson, signIn } from '#testing/password-login.ts'
import { mailTermsChange } from './mail-terms-change.ts'

const api = apiOfFile()

const changes = { en: 'Our share falls to 10%.', fr: 'Notre part baisse à 10 %.' }
/** A day so many days from now, in the UK. */
const dayIn = (days: number) => new Date(api.clock.now() + days * DAY_MS).toISOString().slice(0, 10)
const tell = (days: number, isSooner = false) =>
  mailTermsChange(api.platform, { from: dayIn(days), app: 'marketplace', changes, isSooner })
const subjects = async (email: string) => (await mailsTo(api, email)).map(({ subject }) => subject)

test('everybody of a side hears of new terms once, in their language, and early enough', async () => {
  const [ada, jean, mia] = [await createPerson(api), await createPerson(api), await createPerson(api, 'provider')]
  const { token } = await signIn(api, jean)
  await injectCaller(api.app, async () => token)(putLanguage, { body: { language: 'fr' } })

  await expect(tell(NOTICE_DAYS - 1)).rejects.toThrow(RangeError)
  expect(await subjects(ada.email)).toEqual([])

  expect(await tell(NOTICE_DAYS + 1)).toBeGreaterThanOrEqual(2)
  expect(await tell(NOTICE_DAYS + 1)).toBe(0)
  const [mail, ...others] = await mailsTo(api, ada.email)
  expect(others).toEqual([])
  expect(mail?.subject).toMatch(/^Our terms change on /)
  expect(mail?.text).toContain(changes.en)
  expect(mail?.text).toContain(`${api.platform.config.origins.marketplace}/term-and-condition`)
  expect((await mailsTo(api, jean.email)).map(({ text }) => text)).toEqual([expect.stringContaining(changes.fr)])
  expect(await subjects(mia.email)).toEqual([])

  expect(await tell(3, true)).toBeGreaterThanOrEqual(2)
  expect(await subjects(ada.email)).toHaveLength(2)
})

test('a day that there isn’t is refused', async () => {
  const wrong = mailTermsChange(api.platform, { from: '2027-02-31', app: 'console', changes, isSooner: false })
  await expect(wrong).rejects.toThrow(/no day/)
})
