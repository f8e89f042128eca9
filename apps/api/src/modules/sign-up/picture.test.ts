import { uploadLimits } from '@ginipig/domain/upload'
import { describe, expect, test } from 'vitest'
import { jpegOf } from '#modules/media/image.fixture.ts'
import { apiOfFile } from '#testing/api-of-file.ts'
import { codeOf, createPerson } from '#testing/password-login.ts'
import { sweepAndRun } from '#testing/run-jobs.ts'
import { clientForm, codeFor, registered, resend, verify } from './sign-up.fixture.ts'

const api = apiOfFile()

const rowsOf = <Row>(text: string, ...values: unknown[]) => api.platform.database.rows<Row>(text, values)

describe('the picture of a sign-up', () => {
  const put = (challengeId: string, payload: Buffer, type = 'image/jpeg') =>
    api.app.inject({
      method: 'PUT',
      url: `/api/v1/auth/registrations/${challengeId}/avatar`,
      payload,
      headers: { 'content-type': type },
    })
  const photos = () => rowsOf<{ id: string; account_id: string | null }>('select id, account_id from photo')

  test('is the account’s once the code came back', async () => {
    const form = clientForm()
    const { challengeId } = await registered(api, form)
    expect((await put(challengeId, await jpegOf(40, 30))).statusCode).toBe(200)
    expect((await put(challengeId, await jpegOf(50, 50))).statusCode).toBe(200)
    expect(await photos()).toEqual([{ id: expect.any(String), account_id: null }])
    await verify(api, challengeId, await codeFor(api, form.email))
    const [account] = await rowsOf<{ id: string; avatar_photo_id: string }>(
      'select id, avatar_photo_id from account where email = $1',
      form.email,
    )
    expect(await photos()).toEqual([{ id: account?.avatar_photo_id, account_id: account?.id }])
    expect(codeOf(await put(challengeId, await jpegOf(40, 30)))).toBe('otp_expired')
    expect(await photos()).toHaveLength(1)
  })

  test('is taken in the same way for an address that has an account', async () => {
    const person = await createPerson(api)
    const { challengeId } = await registered(api, clientForm({ email: person.email }))
    expect((await put(challengeId, await jpegOf(40, 30))).statusCode).toBe(200)
  })

  test('that is too large, no picture, or of no sign-up, is not kept', async () => {
    const before = await photos()
    const { challengeId } = await registered(api, clientForm())
    const large = Buffer.concat([await jpegOf(40, 30), Buffer.alloc(uploadLimits.profilePicture)])
    expect(codeOf(await put(challengeId, large))).toBe('avatar_too_large')
    expect(codeOf(await put(challengeId, Buffer.from('GIF89a')))).toBe('photo_type')
    expect(codeOf(await put(crypto.randomUUID(), await jpegOf(40, 30)))).toBe('otp_expired')
    expect((await put('nobody', await jpegOf(40, 30))).statusCode).toBe(404)
    expect(await photos()).toEqual(before)
  })

  test('can’t be sent more than five times', async () => {
    const { challengeId } = await registered(api, clientForm())
    const picture = await jpegOf(4, 4)
    const answers = []
    for (let tries = 0; tries < 6; tries += 1) answers.push((await put(challengeId, picture)).statusCode)
    expect(answers).toEqual([200, 200, 200, 200, 200, 429])
  })

  test('goes with the sign-up after a day, file and all', async () => {
    const { challengeId } = await registered(api, clientForm())
    await put(challengeId, await jpegOf(40, 30))
    api.clock.advance(86_400_000 - 1)
    await sweepAndRun(api.platform)
    expect(await rowsOf('select 1 from otp_challenge where id = $1', challengeId)).toHaveLength(1)
    api.clock.advance(2)
    await sweepAndRun(api.platform)
    expect(await rowsOf('select 1 from otp_challenge where id = $1', challengeId)).toEqual([])
    expect((await photos()).filter(({ account_id }) => account_id === null)).toEqual([])
    expect(codeOf(await resend(api, challengeId))).toBe('otp_expired')
  })
})
