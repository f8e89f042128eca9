import type { MailList } from '@ginipig/domain/notification'
import { expect, test } from 'vitest'
import { createClient } from '#demo/factories/account.ts'
import { unsubscribeLink } from '#platform/notify/unsubscribe.ts'
import { apiOfFile } from '#testing/api-of-file.ts'

const api = apiOfFile()
const mailLists: readonly MailList[] = ['optional', 'marketing']

async function subscriber(list: MailList = 'optional') {
  const { platform } = api
  const { id } = await createClient(platform.database, platform.clock.now())
  const link = new URL(unsubscribeLink(platform, id, list)).pathname
  await platform.database.row('update account set marketing_notifications = true where id = $1', [id])
  const takes = async () => {
    const row = await platform.database.row<{ optional: boolean; marketing: boolean }>(
      'select other_notifications as optional, marketing_notifications as marketing from account where id = $1',
      [id],
    )
    return mailLists.filter((one) => row?.[one])
  }
  return { id, link, takes }
}

test('a look at the link changes nothing; its button, and a mail program’s one click, turn off the mails it came with', async () => {
  for (const type of ['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])
    for (const list of mailLists) {
      const { link, takes } = await subscriber(list)
      const looked = await api.app.inject({ method: 'GET', url: link })
      expect([looked.statusCode, await takes()]).toEqual([200, mailLists])
      expect(looked.body).toContain('<form method="post">')
      const pressed = await api.app.inject({
        method: 'POST',
        url: link,
        headers: { 'content-type': type },
        payload: 'List-Unsubscribe=One-Click',
      })
      expect([pressed.statusCode, await takes()]).toEqual([200, mailLists.filter((one) => one !== list)])
      expect(pressed.body).toContain('You won’t get these emails any more')
      expect(pressed.body).toContain(list === 'marketing' ? '“Marketing emails”' : '“Other notifications”')
    }
})

test('a link that we didn’t sign ends nothing', async () => {
  const [one, other] = [await subscriber(), await subscriber()]
  const forged = one.link.replace(one.id, other.id)
  const { statusCode } = await api.app.inject({ method: 'POST', url: forged })
  expect([statusCode, await other.takes(), await one.takes()]).toEqual([404, mailLists, mailLists])
})
