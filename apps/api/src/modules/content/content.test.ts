import path from 'node:path'
import { getPost, listFaq, listPosts, ratePost } from '@ginipig/contract/content/content.ts'
import { contentFigures, postTopics } from '@ginipig/domain/content'
import { languages } from '@ginipig/domain/identity'
import { DAY_MS } from '@ginipig/domain/time'
import { beforeAll, describe, expect, test } from 'vitest'
import { mailsTo } from '#modules/sign-up/sign-up.fixture.ts'
import { apiOfFile } from '#testing/api-of-file.ts'
import { injectCaller } from '#testing/caller.ts'
import { readRatings } from './content.sql.ts'
import { publish } from './publish.ts'
import { readContent } from './read-content.ts'

const api = apiOfFile()
const shipped = readContent(path.resolve(import.meta.dirname, '../../content'))
beforeAll(async () => {
  await publish(api.platform.database, shipped)
})
const posts = async (query: object) =>
  injectCaller(api.app)(listPosts, { query: { language: 'en', ...query } as { language: 'en' } })

describe('the blog', () => {
  test('comes newest first, page by page, each post once', async () => {
    const seen: string[] = []
    const times: number[] = []
    let cursor: string | undefined
    do {
      const { body } = await posts({ limit: '5', ...(cursor && { cursor }) })
      seen.push(...body.items.map(({ id }) => id))
      times.push(...body.items.map(({ publishedAt }) => publishedAt))
      cursor = body.nextCursor ?? undefined
    } while (cursor !== undefined)
    expect(seen.length).toBeGreaterThanOrEqual(12)
    expect(new Set(seen).size).toBe(seen.length)
    expect(times).toEqual(times.toSorted((one, other) => other - one))
  })

  test('of one topic, with how many there are of each', async () => {
    const { body } = await posts({ topic: 'money' })
    expect(body.items.map(({ topic }) => topic)).toEqual(Array(body.counts.money).fill('money'))
    expect(Object.values(body.counts).reduce((sum, one) => sum + one, 0)).toBe(shipped.posts.length)
    expect(Object.keys(body.counts).toSorted()).toEqual([...postTopics].toSorted())
  })

  test('one post in each language, with its numbers from the rules and three more to read', async () => {
    const read = async (language: 'en' | 'fr') =>
      (await injectCaller(api.app)(getPost, { params: { postId: 'where-your-deposit-goes' }, query: { language } }))
        .body
    const [english, french] = [await read('en'), await read('fr')]
    expect(english.summary).toContain('15% when you ask, the rest 36 hours before')
    expect(english.body).toContain('£8.10')
    expect(french.title).toBe('Où va votre acompte, jour après jour')
    expect(french.body.replace(/\s/g, ' ')).toContain('8,10 £')
    expect(english.next).toHaveLength(3)
    expect(english.next.map(({ id }) => id)).not.toContain(english.id)
    expect(english.minutes).toBeGreaterThan(0)
  })

  test.for(['nowhere', 'first-trainee-appointmentx'])('%s is not found', async (postId) => {
    const answer = await injectCaller(api.app)(getPost, { params: { postId }, query: { language: 'en' } })
    expect([answer.status, answer.code]).toEqual([404, 'not_found'])
  })

  test.for([{ cursor: '../..' }, { cursor: "x'or'1" }, { topic: 'gossip' }, { limit: '0' }, { language: 'de' }])(
    'nonsense is refused: %o',
    async (query) => {
      expect((await posts(query)).status).toBe(422)
    },
  )

  test('counts whether a post was useful, once a month of a reader, and after it was written anew too', async () => {
    const postId = 'where-your-deposit-goes'
    const rate = async (isUseful: boolean, ip: string, id = postId) =>
      (await injectCaller(api.app)(ratePost, { params: { postId: id }, body: { isUseful }, remoteAddress: ip })).status
    const counted = async () => await readRatings(api.platform.database)
    for (const isUseful of [true, true, false]) expect(await rate(isUseful, '203.0.113.7')).toBe(200)
    expect(await rate(false, '198.51.100.9')).toBe(200)
    expect(await counted()).toEqual([{ postId, useful: 1, notUseful: 1 }])
    api.clock.advance(31 * DAY_MS)
    await publish(api.platform.database, shipped)
    await rate(true, '203.0.113.7')
    expect(await counted()).toEqual([{ postId, useful: 2, notUseful: 1 }])
    expect(await rate(true, '203.0.113.7', 'nowhere')).toBe(404)
  })

  test('after a post that is gone there is nothing', async () => {
    expect((await posts({ cursor: 'gone' })).body).toMatchObject({ items: [], nextCursor: null })
  })
})

describe('the questions and answers', () => {
  test('are there for clients and for providers, in the order of the file, in each language', async () => {
    for (const language of languages) {
      const { body } = await injectCaller(api.app)(listFaq, { query: { language } })
      expect(body.items.map(({ id }) => id)).toEqual(shipped.faq.map(({ id }) => id))
      expect(new Set(body.items.map(({ group }) => group)).size).toBe(9)
    }
  })

  test('say what cancelling costs as the ledger books it', async () => {
    const { body } = await injectCaller(api.app)(listFaq, { query: { language: 'en' } })
    const answer = body.items.find(({ id }) => id === 'cancel-cost')?.answer ?? ''
    for (const sum of ['£54.00', '£8.10', '£35.10', '£18.90', '36 hours']) expect(answer).toContain(sum)
    expect(JSON.stringify(body)).not.toMatch(/\{\w+\}/)
  })
})

test('no text names a percentage, a sum or a limit of the policy but by its figure', () => {
  const { depositShare, leastDiscount, leastPrice, examplePrice } = contentFigures('en-GB', 'GBP')
  const texts = [
    ...shipped.posts.flatMap(({ words }) => languages.flatMap((language) => Object.values(words[language]))),
    ...shipped.faq.flatMap(({ words }) => languages.flatMap((language) => Object.values(words[language]))),
  ]
  expect([depositShare, leastDiscount, leastPrice, examplePrice]).toEqual(['15%', '30%', '£7.50', '£54.00'])
  for (const text of texts) expect(text.match(/\d+\s?%|[£€$]\s?\d|\d\s?[£€$]|\b(?:36|44)\b/g) ?? []).toEqual([])
})

test('publishing again replaces what was there, and a text that asks for no known figure is refused', async () => {
  await publish(api.platform.database, { ...shipped, posts: shipped.posts.slice(0, 2) })
  expect((await posts({})).body.items).toHaveLength(2)
  await publish(api.platform.database, shipped)
  expect((await posts({ limit: '48' })).body.items).toHaveLength(shipped.posts.length)
})

describe('feedback', () => {
  const feedback = { name: 'Hannah Doyle', rating: 4, text: ' The exact pounds are brilliant. ', app: 'marketplace' }
  const send = (change: object, ip = '203.0.113.20') =>
    api.app.inject({
      method: 'POST',
      url: '/api/v1/feedback',
      remoteAddress: ip,
      payload: { ...feedback, ...change },
    })
  const kept = () =>
    api.platform.database.rows<{ rating: number; text: string }>(
      'select name, rating, text, app from feedback order by created_at desc, id',
    )

  test('is kept without an account, as it was meant', async () => {
    expect((await send({})).statusCode).toBe(200)
    expect(await kept()).toEqual([
      { name: 'Hannah Doyle', rating: 4, text: 'The exact pounds are brilliant.', app: 'marketplace' },
    ])
  })

  test.for([
    [{ name: 'H4nnah' }, 'name', 'letters_only'],
    [{ rating: null }, 'rating', 'required'],
    [{ rating: 6 }, 'rating', 'invalid'],
    [{ text: 'a'.repeat(501) }, 'text', 'too_long'],
    [{ app: 'elsewhere' }, 'app', 'invalid'],
  ] as const)('%o is refused at %s: %s', async ([change, path, problem]) => {
    const answer = await send(change)
    expect(answer.statusCode).toBe(422)
    expect(answer.json().fields).toContainEqual({ path, problem })
  })

  test('five an hour from one place', async () => {
    const ip = '203.0.113.21'
    for (let sent = 0; sent < 5; sent += 1) expect((await send({}, ip)).statusCode).toBe(200)
    const refused = await send({}, ip)
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '3600'])
    api.clock.advance(3_600_000)
    expect((await send({}, ip)).statusCode).toBe(200)
  })

  test('sent again because its answer was lost, it is kept once; from elsewhere, with other words or later, again', async () => {
    const text = 'Lost on the way.'
    for (const ip of ['203.0.113.22', '203.0.113.22', '203.0.113.23'])
      expect((await send({ text }, ip)).statusCode).toBe(200)
    await send({ text, rating: 2 }, '203.0.113.22')
    api.clock.advance(3_600_000)
    await send({ text }, '203.0.113.22')
    const same = (await kept()).filter((one) => one.text === text)
    expect(same.map(({ rating }) => rating).toSorted()).toEqual([2, 4, 4, 4])
  })
})

describe('a message to us', () => {
  const contact = {
    name: 'Hannah Doyle',
    email: 'Hannah@mail.example',
    topic: 'payment',
    text: ' My bank shows the deposit twice.\nIs one the hold? ',
    language: 'fr',
  }
  const send = (change: object, ip = '203.0.113.30') =>
    api.app.inject({ method: 'POST', url: '/api/v1/contact', remoteAddress: ip, payload: { ...contact, ...change } })

  test('goes to the operator, and as a copy in their language to who wrote', async () => {
    expect((await send({})).statusCode).toBe(200)
    const [ours] = await mailsTo(api, api.platform.config.publisher.email)
    expect(ours?.subject).toBe('Contact: A payment or refund')
    expect(ours?.text).toContain('Hannah Doyle\n\nEmail\nHannah@mail.example')
    expect(ours?.text).toContain('Message\nMy bank shows the deposit twice.\nIs one the hold?\n')
    const [copy] = await mailsTo(api, 'Hannah@mail.example')
    expect(copy?.subject).toBe('Nous avons bien reçu votre message')
    expect(copy?.text).toContain('My bank shows the deposit twice.\nIs one the hold?\n')
  })

  test.for([
    [{ name: '' }, 'name', 'required'],
    [{ email: 'a@mail.example,b@mail.example' }, 'email', 'email_invalid'],
    [{ topic: 'elsewhere' }, 'topic', 'not_chosen'],
    [{ text: ' ' }, 'text', 'required'],
    [{ language: 'de' }, 'language', 'invalid'],
  ] as const)('%o is refused at %s: %s', async ([change, path, problem]) => {
    const answer = await send(change)
    expect(answer.statusCode).toBe(422)
    expect(answer.json().fields).toContainEqual({ path, problem })
  })

  test('five an hour from one place', async () => {
    const from = (count: number) => send({ email: `place${count}@mail.example` }, '203.0.113.31')
    for (let sent = 0; sent < 5; sent += 1) expect((await from(sent)).statusCode).toBe(200)
    const refused = await from(5)
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '3600'])
    expect(await mailsTo(api, 'place5@mail.example')).toEqual([])
  })

  test('sent again because its answer was lost, it is one mail to each', async () => {
    const email = 'twice@mail.example'
    for (let sent = 0; sent < 2; sent += 1) expect((await send({ email }, '203.0.113.32')).statusCode).toBe(200)
    expect(await mailsTo(api, email)).toHaveLength(1)
    await send({ email, text: 'And another thing.' }, '203.0.113.32')
    expect(await mailsTo(api, email)).toHaveLength(2)
  })

  test('three a day to one address, from wherever and however it is written', async () => {
    const from = (count: number, email: string) => send({ email }, `203.0.113.${40 + count}`)
    for (let sent = 0; sent < 3; sent += 1) expect((await from(sent, 'Victim@mail.example')).statusCode).toBe(200)
    const refused = await from(3, 'victim@Mail.example')
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '86400'])
    api.clock.advance(86_400_000)
    expect((await from(4, 'victim@mail.example')).statusCode).toBe(200)
  })
})
