import { randomUUID } from 'node:crypto'
import { IS_LONG } from '@ginipig/config/test-run'
import { listMessages } from '@ginipig/contract/message/message.ts'
import { HOUR_MS } from '@ginipig/domain/time'
import { expect, inject, test } from 'vitest'
import { createTestApi } from '#testing/test-api.ts'
import { textOf, twoPeople, write } from './talk.fixture.ts'

const COUNT = IS_LONG ? 10_000 : 60

/** A line that breaks as often as asked, by a fixed run of numbers. Source: Lehmer's generator. */
function chance(seed: number) {
  let state = seed
  return (share: number) => {
    state = (state * 48_271) % 2_147_483_647
    return state / 2_147_483_647 < share
  }
}

/** Messages of which three in ten are cut off: before they arrive, or before the answer does. Each is sent again under its
 *  name until it is answered, as an app does. Source: trust.md G29. */
test(
  `${COUNT} messages over a line that breaks three times in ten: none lost, none twice, in order`,
  async () => {
    const api = await createTestApi(inject('serverUrl'))
    const { client, provider } = await twoPeople(api)
    await write(client, 'Hello')
    const breaks = chance(20_261_122)
    const sent: string[] = ['Hello']
    let cutOff = 0
    for (let n = 1; n < COUNT; n++) {
      const author = breaks(0.5) ? client : provider
      const key = randomUUID()
      const text = `Message ${n}`
      // The limit of messages an hour is not what this is about.
      if (n % 25 === 0) api.clock.advance(HOUR_MS)
      for (let isAnswered = false; !isAnswered; ) {
        const isCut = breaks(0.3)
        if (isCut) cutOff++
        if (isCut && breaks(0.5)) continue // never arrived
        const answer = await write(author, text, { key })
        expect(answer.status).toBe(200)
        isAnswered = !isCut
      }
      sent.push(text)
    }
    expect(cutOff / (COUNT + cutOff)).toBeGreaterThan(0.2)
    // The reader's line breaks too: a page that didn't come is asked for again, by the last number that did.
    const heard: string[] = []
    let after = 0
    for (let hasMore = true; hasMore; ) {
      const page = await provider.call(listMessages, {
        params: { personId: provider.to },
        query: { after: String(after), limit: '48' },
      })
      if (breaks(0.3)) continue
      heard.push(...page.body.items.map(textOf))
      after = page.body.items.at(-1)?.number ?? after
      hasMore = page.body.hasMore
    }
    expect(heard).toEqual(sent)
    await api.close()
  },
  IS_LONG ? 1_200_000 : 30_000,
)
