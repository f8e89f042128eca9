import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { json } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { createClient } from '#demo/factories/account.ts'
import { apiOfFile } from '#testing/api-of-file.ts'
import { signIn } from '#testing/sign-in.ts'

const api = apiOfFile({ listens: true })

test.for([
  ['photo', '/api/v1/photos', 'image/jpeg', 11_000_000, 'photo_too_large'],
  ['body of JSON', '/api/v1/bookings/hold', 'application/json', 1_000_000, 'body_too_large'],
] as const)('who sends too large a %s to its end still reads that it is', async ([, path, type, bytes, code]) => {
  const { platform } = api
  const { id } = await createClient(platform.database, platform.clock.now())
  const token = await signIn({ ...platform, tokenSecret: platform.config.tokenSecret }, id, 'marketplace')
  for (let tries = 0; tries < 3; tries += 1) {
    const outgoing = request({
      port: platform.config.api.port,
      path,
      method: 'POST',
      headers: {
        authorization: `Bearer ${await token()}`,
        'content-type': type,
        'content-length': bytes,
        'idempotency-key': crypto.randomUUID(),
      },
    })
    const closed = once(outgoing, 'close')
    outgoing.end(Buffer.alloc(bytes))
    // The 'response' event carries exactly this.
    const [answer] = (await once(outgoing, 'response')) as [IncomingMessage]
    expect(answer.statusCode).toBe(413)
    expect(await json(answer)).toMatchObject({ code })
    await closed
    expect(outgoing.writableFinished).toBe(true)
  }
})
