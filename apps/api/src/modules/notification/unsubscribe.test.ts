import { expect, test } from 'vitest'
import { createClient } from '#demo/factories/account.ts'
import { unsubscribeLink } from '#platform/tell/unsubscribe.ts'
import { apiOfFile } from '#testing/api-of-file.ts'

const api = apiOfFile()

async function subscriber() {
  const { platform } = api()
  const { id } = await createClient(platform.database, platform.clock.now())
  const link = new URL(unsubscribeLink(platform, id)).pathname
  const takesOther = async () => {
    const row = await platform.database.row<{ takes: boolean }>(
      'select other_notifications as takes from account where id = $1',
      [id],
    )
    return row?.takes
  }
  return { id, link, takesOther }
}

test('a look at the link changes nothing; its button, and a mail program’s one click, turn the mails off', async () => {
  for (const type of ['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']) {
    const { link, takesOther } = await subscriber()
    const looked = await api().app.inject({ method: 'GET', url: link })
    expect([looked.statusCode, await takesOther()]).toEqual([200, true])
    expect(looked.body).toContain('<form method="post">')
    const pressed = await api().app.inject({
      method: 'POST',
      url: link,
      headers: { 'content-type': type },
      payload: 'List-Unsubscribe=One-Click',
    })
    expect([pressed.statusCode, await takesOther()]).toEqual([200, false])
    expect(pressed.body).toContain('You won’t get these mails any more')
  }
})

test('a link that we didn’t sign ends nothing', async () => {
  const [one, other] = [await subscriber(), await subscriber()]
  const forged = one.link.replace(one.id, other.id)
  const { statusCode } = await api().app.inject({ method: 'POST', url: forged })
  expect([statusCode, await other.takesOther(), await one.takesOther()]).toEqual([404, true, true])
})
