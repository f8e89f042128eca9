import { expect, test } from 'vitest'
import { checkBooksAfterEach, request, setUp } from '#modules/booking/booking.fixture.ts'
import { runJobs } from '#testing/run-jobs.ts'
import { MAIL_AFTER_MS } from './send.ts'
import { talkerOf, write } from './talk.fixture.ts'

checkBooksAfterEach()

test('the mail says which booking the two have, and nothing of one where they have none', async () => {
  const world = await setUp()
  const { api, providerId, clientIds } = world
  const { platform, clock } = api
  const provider = { ...(await talkerOf(api, providerId, 'provider')), to: clientIds[0] ?? '' }
  const client = { ...(await talkerOf(api, clientIds[0] ?? '', 'client')), to: providerId }
  const mailOf = async (text: string) => {
    await write(provider, text)
    clock.advance(MAIL_AFTER_MS)
    await runJobs(platform)
    const mails = await platform.database.rows<{ subject: string; text: string }>(
      'select subject, text from local_message where text like $1',
      [`%“${text}”%`],
    )
    return mails[0]
  }
  await write(client, 'Hello')
  const first = await mailOf('Before')
  expect(first?.subject).toBe('Priya wrote to you')
  expect(first?.text).not.toMatch(/About|GP-/)
  await write(client, 'Thanks')
  const { booking } = await request(world)
  const mail = (await mailOf('After'))?.text
  expect(mail).toContain(booking.reference)
  expect(mail).toMatch(new RegExp(`^About ${booking.listing.title}, `, 'm'))
})
