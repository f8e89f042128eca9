import path from 'node:path'
import { getPost, listFaq, listPosts } from '@ginipig/contract/content/content.ts'
import { languages } from '@ginipig/domain/identity'
import * as v from 'valibot'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { insertFeedback } from '#modules/content/content.sql.ts'
import { publish } from '#modules/content/publish.ts'
import { readContent } from '#modules/content/read-content.ts'
import { FaqWords, PostWords } from '#modules/content/words.ts'
import { apiOfFile } from '#testing/api-of-file.ts'
import { injectCaller } from '#testing/caller.ts'
import { openDesk, type TestDesk } from '../desk.fixture.ts'

const api = apiOfFile()
const shipped = readContent(path.resolve(import.meta.dirname, '../../content'))
const ID = 'where-your-deposit-goes'
const PAGE = `/words/${ID}`
let desk: TestDesk
beforeAll(async () => {
  await publish(api.platform.database, shipped)
  desk = await openDesk(api)
})
afterAll(() => desk.close())
beforeEach(async () => {
  await api.platform.database.rows('delete from content_edit')
  await api.platform.database.rows('delete from content_hidden')
})

const call = () => injectCaller(api.app)
const read = (language: 'en' | 'fr') => call()(getPost, { params: { postId: ID }, query: { language } })
const released = shipped.posts.find(({ id }) => id === ID)?.words
if (!released) throw new Error('no such post')
const fields = {
  act: 'save_words',
  ...{ en_title: released.en.title, en_summary: released.en.summary, en_body: released.en.body },
  ...{ fr_title: released.fr.title, fr_summary: released.fr.summary, fr_body: released.fr.body },
}
/** The revision that a page's forms stand on. */
const wasOf = (body: string) => /name="was" value="([^"]+)"/.exec(body)?.[1] ?? ''
/** Sends a form of a page that was just opened. */
const send = async (at: string, given: Record<string, string>) =>
  desk.send(at, { was: wasOf((await desk.get(at)).body), ...given })
const textOf = async (at: string) => (await desk.get(at)).body.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ')

test('an edit is what people read, survives a release, and goes when the release’s words are taken again', async () => {
  const wish = {
    ...fields,
    en_title: 'Where it <goes>',
    en_body: 'You pay {depositShare} first.\r\n\r\nThen the rest.',
  }
  expect((await send(PAGE, wish)).statusCode).toBe(303)
  await publish(api.platform.database, shipped)
  const { body } = await read('en')
  expect([body.title, body.summary.includes('15%')]).toEqual(['Where it <goes>', true])
  expect(body.body).toBe('You pay 15% first.\n\nThen the rest.')
  // What was sent as it was is no edit.
  expect((await read('fr')).body.title).toBe(released.fr.title)
  expect(await api.platform.database.rows('select id, language from content_edit')).toEqual([
    { id: ID, language: 'en' },
  ])
  const page = await desk.get(PAGE)
  expect(page.body).not.toContain('<goes>')
  expect(page.body).toContain('value="Where it &lt;goes&gt;"')
  expect(await textOf('/words')).toMatch(/Where it &lt;goes&gt; Edited here/)

  expect((await send(PAGE, { act: 'release_words' })).statusCode).toBe(303)
  expect((await read('en')).body.title).toBe(released.en.title)
  expect((await send(PAGE, { act: 'release_words' })).statusCode).toBe(422)
})

test('two who edit at once don’t overwrite each other: the second is refused, keeps what they typed and reads the other’s', async () => {
  const was = wasOf((await desk.get(PAGE)).body)
  const theirs = { ...fields, was, en_title: 'Where it goes, by the first' }
  expect((await desk.send(PAGE, theirs)).statusCode).toBe(303)
  // Twice by the same press is no conflict.
  expect((await desk.send(PAGE, theirs)).statusCode).toBe(303)
  const mine = { ...fields, was, en_title: 'Where it goes, by the second', fr_summary: 'Deux mots\r\net plus.' }
  const refused = await desk.send(PAGE, mine)
  expect(refused.statusCode).toBe(422)
  expect((await read('en')).body.title).toBe('Where it goes, by the first')
  const { body } = refused
  expect(body).toContain('Not done.</b> Somebody changed this while you had it open.')
  expect(body).toContain('value="Where it goes, by the second"')
  expect(body).toContain('Deux mots')
  // What differs and nothing else.
  expect(body.match(/Stands here now.*?<\/p>/g)).toEqual([
    'Stands here now</h3><p class="quote" lang="en">Where it goes, by the first</p>',
    expect.stringContaining('lang="fr"'),
  ])
  expect(body).toMatch(/Edited here.*, Ada</)
  // Seen, it may be replaced.
  expect((await desk.send(PAGE, { ...mine, was: wasOf(body) })).statusCode).toBe(303)
  expect((await read('en')).body.title).toBe('Where it goes, by the second')
})

test('of two who save in the same moment one is refused, and no edit goes unseen for the release’s words', async () => {
  const was = wasOf((await desk.get(PAGE)).body)
  const both = await Promise.all(['one', 'other'].map((title) => desk.send(PAGE, { ...fields, was, en_title: title })))
  expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([303, 422])
  const release = await desk.send(PAGE, { act: 'release_words', was })
  expect([release.statusCode, release.body]).toEqual([422, expect.stringContaining('Somebody changed this')])
  expect((await read('en')).body.title).toMatch(/^one$|^other$/)
})

test('words that publishing would refuse are refused, and stay in the form', async () => {
  for (const [wish, problem] of [
    [{ fr_body: 'Vous payez {madeUp}.' }, 'There is no figure of that name in braces.'],
    [{ en_title: '  ' }, 'This is needed.'],
    [{ en_body: '' }, 'This is needed.'],
  ] as const) {
    const answer = await send(PAGE, { ...fields, en_summary: 'What I had typed', ...wish })
    expect(answer.statusCode).toBe(422)
    expect(answer.body).toContain(problem)
    expect(answer.body).toContain('What I had typed')
  }
  expect(await api.platform.database.rows('select 1 from content_edit')).toEqual([])
})

test('every text of the release may be saved as it is, and is no edit then', () => {
  for (const { words } of shipped.posts)
    for (const language of languages) expect(v.parse(PostWords, words[language])).toEqual(words[language])
  for (const { words } of shipped.faq)
    for (const language of languages) expect(v.parse(FaqWords, words[language])).toEqual(words[language])
})

test('what is hidden nobody finds, whatever a release brings, until it is shown again', async () => {
  const listed = async () =>
    (await call()(listPosts, { query: { language: 'en', limit: '48' } as unknown as { language: 'en' } })).body
  const sitemap = async () => (await api.app.inject('/sitemap-blog.xml')).body
  const all = await listed()
  expect(await sitemap()).toContain(ID)
  const topic = shipped.posts.find(({ id }) => id === ID)?.topic ?? 'money'
  expect((await desk.send(PAGE, { act: 'hide_words' })).statusCode).toBe(303)
  await publish(api.platform.database, shipped)
  expect((await read('en')).status).toBe(404)
  const less = await listed()
  expect(less.items.map(({ id }) => id)).toEqual(all.items.map(({ id }) => id).filter((id) => id !== ID))
  expect(less.counts[topic] ?? 0).toBe((all.counts[topic] ?? 0) - 1)
  expect(await sitemap()).not.toContain(ID)
  expect(await textOf(PAGE)).toContain('Nobody sees it')
  expect((await desk.send(PAGE, { act: 'hide_words' })).statusCode).toBe(422)
  expect((await desk.send(PAGE, { act: 'show_words' })).statusCode).toBe(303)
  expect((await read('en')).status).toBe(200)
})

test('a question and its answer are edited and hidden the same way', async () => {
  const one = shipped.faq.find(({ id }) => id === 'cancel-cost')
  if (!one) throw new Error('no such question')
  const { en, fr } = one.words
  const at = '/words/questions/cancel-cost'
  const words = {
    act: 'save_words',
    ...{ en_question: en.question, en_answer: 'It costs {exampleDeposit}.', en_also: 'price of cancelling' },
    ...{ fr_question: fr.question, fr_answer: fr.answer, fr_also: '' },
  }
  const found = async () =>
    (await call()(listFaq, { query: { language: 'en' } })).body.items.find(({ id }) => id === 'cancel-cost')
  expect((await send(at, words)).statusCode).toBe(303)
  expect(await found()).toMatchObject({ answer: 'It costs £8.10.', also: 'price of cancelling' })
  expect((await send(at, { ...words, en_answer: ' ' })).statusCode).toBe(422)
  expect((await desk.send(at, { act: 'hide_words' })).statusCode).toBe(303)
  expect(await found()).toBeUndefined()
})

test('feedback stands beside the words, and nothing in it is markup', async () => {
  const text = '<script>alert(1)</script> brilliant'
  const row = { name: 'Hannah Doyle', rating: 4, text, app: 'marketplace' } as const
  await insertFeedback(api.platform.database, row, api.clock.now())
  const { body } = await desk.get('/words')
  expect(body).not.toContain('<script>')
  expect(body).toContain('&lt;script&gt;alert(1)&lt;/script&gt; brilliant')
  expect(await textOf('/words')).toMatch(/4 of 5 Hannah Doyle Marketplace/)
})

test('there is no page of a post or a question that isn’t there', async () => {
  for (const at of ['/words/nowhere', '/words/questions/nowhere']) {
    expect((await desk.get(at)).statusCode).toBe(404)
    expect((await desk.send(at, { act: 'hide_words' })).statusCode).not.toBe(303)
  }
  expect(await api.platform.database.rows('select 1 from content_hidden')).toEqual([])
})
