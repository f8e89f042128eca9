import { readdir } from 'node:fs/promises'
import { getMyBooking, giveMustHaves, holdSlot, startPayment } from '@ginipig/contract/booking/client-calls.ts'
import { getListingDraft } from '@ginipig/contract/listing/listing-draft.ts'
import { getDocumentLink } from '@ginipig/contract/media/document.ts'
import { nothingGiven } from '@ginipig/domain/listing'
import { DAY_MS } from '@ginipig/domain/time'
import { documentFormats } from '@ginipig/domain/upload'
import { beforeEach, describe, expect, test } from 'vitest'
import { changed, fieldsOf, listNew, newClient, newProvider, publish } from '#modules/my-listing/my-listing.fixture.ts'
import { sign } from '#platform/crypto.ts'
import { pdfOf, pptxOf } from '#platform/document/document.fixture.ts'
import { sweepFiles } from '#sweep.ts'
import { apiOfFile } from '#testing/api-of-file.ts'
import type { Caller } from '#testing/caller.ts'
import { codeOf } from '#testing/password-login.ts'
import { signIn } from '#testing/sign-in.ts'
import { TEST_NOW } from '#testing/test-api.ts'
import { storeDocument } from './document.ts'

const api = apiOfFile()
let provider: { id: string; call: Caller }
let call: Caller
beforeEach(async () => {
  api.clock.set(TEST_NOW)
  provider = await newProvider(api)
  call = provider.call
})

const keep = (original = pdfOf('Before you come')) => storeDocument(api.platform, provider.id, original)
const withForm = (id: string) => changed({ requirements: { questions: null, document: { id } } })
const linkBy = async (who: Caller, documentId: string) =>
  (await who(getDocumentLink, { params: { documentId } })).body.url
const get = (url: string) => api.app.inject({ url })
const draftOf = async (listingId: string) => (await call(getListingDraft, { params: { listingId } })).body
const republish = async (listingId: string, documentId: string) =>
  publish(call, listingId, (await draftOf(listingId)).revision, withForm(documentId))
const holdOf = async (client: Caller, listingId: string) => {
  const [slot] = await api.platform.database.rows<{ id: string }>(
    'select id from slot where listing_id = $1 and booked = 0 order by starts_at',
    [listingId],
  )
  const { body } = await client(holdSlot, { body: { slotId: slot?.id ?? '', price: 3_450 } })
  return { bookingId: body.id }
}
const askedOf = async (client: Caller, params: { bookingId: string }) =>
  (await client(getMyBooking, { params })).body.mustHavesAsked.consultation

describe('an upload', () => {
  const upload = async (payload: Buffer, type: string) => {
    const { platform, app } = api
    const { clock, config, database } = platform
    const issue = await signIn({ clock, database, tokenSecret: config.tokenSecret }, provider.id, 'console')
    const authorization = `Bearer ${await issue()}`
    const headers = { 'content-type': type, authorization, origin: config.origins.console }
    return app.inject({ method: 'POST', url: '/api/v1/provider/documents', payload, headers })
  }

  test('is kept for what it is, whatever it was called', async () => {
    const kept = await upload(pptxOf(), documentFormats.pdf.type)
    expect([kept.statusCode, kept.json()]).toEqual([
      200,
      { id: expect.any(String), format: 'pptx', bytes: pptxOf().length },
    ])
    expect(await readdir(api.platform.config.mediaDir)).toContainEqual(expect.stringMatching(/\.pptx$/))
  })

  test.for([
    { what: 'of another kind', payload: Buffer.from('no document'), type: 'text/html', code: 'document_type' },
    { what: 'sent as another kind', payload: pdfOf('A'), type: 'image/png', code: 'document_type' },
    { what: 'that is broken', payload: Buffer.from('%PDF-1.7'), type: 'application/pdf', code: 'document_unreadable' },
    {
      what: 'beyond every limit',
      payload: Buffer.concat([pdfOf('A'), Buffer.alloc(documentFormats.pdf.bytes)]),
      type: 'application/pdf',
      code: 'document_too_large',
    },
  ])('$what is refused and leaves nothing: $code', async ({ payload, type, code }) => {
    const files = () => readdir(api.platform.config.mediaDir).catch(() => [])
    const before = await files()
    expect(codeOf(await upload(payload, type))).toBe(code)
    expect(await files()).toEqual(before)
  })

  test('is one of twenty an hour', async () => {
    for (let count = 0; count < 20; count += 1) await keep()
    await expect(keep()).rejects.toMatchObject({ code: 'too_many_requests' })
  })
})

test('is only ever a file to keep: no name, type or policy of it shows it in a browser (trust.md G09)', async () => {
  const { id } = await keep(Buffer.from('<html><p>Allergies?</p><script>alert(1)</script></html>'))
  const { statusCode, headers, body } = await get(await linkBy(call, id))
  expect(statusCode).toBe(200)
  expect(headers).toMatchObject({
    'content-type': 'text/html',
    'content-disposition': 'attachment; filename="consultation-form.html"',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    'cache-control': 'private, no-store',
  })
  expect(body).toContain('<p>Allergies?</p>')
  expect(body).not.toContain('alert')
})

test('its link is good for some minutes, and one that was made up opens nothing', async () => {
  const { id } = await keep()
  const link = await linkBy(call, id)
  const query = new URL(link, 'http://a').searchParams
  const until = query.get('until') ?? ''
  const secret = api.platform.config.tokenSecret
  const forged = [
    link.replace(id, crypto.randomUUID()),
    `/api/v1/documents/${id}?until=${until}&signature=${sign(secret, 'photo', `${id}\n${until}`)}`,
    `/api/v1/photos/${id}?${query}`,
  ]
  for (const url of forged) expect((await get(url)).statusCode).toBe(404)
  api.clock.set(Number(until))
  expect(codeOf(await get(link))).toBe('document_not_found')
})

test('a listing asks by a document of its provider’s own and of nobody else’s', async () => {
  const { id } = await keep()
  const listingId = await listNew(call, { requirements: { questions: null, document: { id } } })
  expect(await draftOf(listingId)).toMatchObject({
    typed: { requirements: { questions: null, document: { id } } },
    document: { id, format: 'pdf' },
  })
  const other = await storeDocument(api.platform, (await newProvider(api)).id, pdfOf('Another’s'))
  expect(fieldsOf(await republish(listingId, other.id))).toEqual([
    { path: 'requirements.document', problem: 'document_missing' },
  ])
})

test('a client reads it, answers and ticks before paying; a stranger gets no link', async () => {
  const { id } = await keep()
  const listingId = await listNew(call, { requirements: { questions: null, document: { id } } })
  const [client, stranger] = [await newClient(api), await newClient(api)]
  const params = await holdOf(client, listingId)
  expect(await askedOf(client, params)).toEqual({
    questions: [],
    document: { id, format: 'pdf', bytes: pdfOf('Before you come').length },
  })
  expect((await get(await linkBy(client, id))).statusCode).toBe(200)
  expect((await stranger(getDocumentLink, { params: { documentId: id } })).code).toBe('document_not_found')

  const given = {
    ...nothingGiven,
    photoIds: [],
    meetsRequirements: true,
    consentsToHealthData: true,
    patchTest: 'already_done' as const,
    isTruthful: true,
    agreesToPolicy: true,
  }
  const pay = async (answers: Record<string, string>, hasReadDocument: boolean) => {
    const { code } = await client(giveMustHaves, { params, body: { ...given, answers, hasReadDocument } })
    if (code) return code
    return (await client(startPayment, { params, body: { plan: 'full', savesCard: false } })).code
  }
  expect(await pay({ document: 'Call me on 07700 900142' }, true)).toBe('invalid_input')
  expect(await pay({ document: 'No allergies, not pregnant' }, false)).toBe('must_haves_missing')
  expect(await pay({}, true)).toBe('must_haves_missing')
  expect(await pay({ document: 'No allergies, not pregnant' }, true)).toBeUndefined()
})

test('what a booking was made under stays what it was when the provider gives another file', async () => {
  const first = await keep(pdfOf('The first'))
  const listingId = await listNew(call, { requirements: { questions: null, document: { id: first.id } } })
  const client = await newClient(api)
  const params = await holdOf(client, listingId)
  const second = await keep(pdfOf('The second, which is longer'))
  expect((await republish(listingId, second.id)).status).toBe(200)
  api.clock.advance(2 * DAY_MS)
  await sweepFiles(api.platform)
  expect((await askedOf(client, params))?.document?.id).toBe(first.id)
  expect((await get(await linkBy(client, first.id))).body).toContain('The first')
  expect((await client(getDocumentLink, { params: { documentId: second.id } })).code).toBe('document_not_found')
})

test('goes after a day when no draft, listing or booking asks by it', async () => {
  const [dropped, listed] = [await keep(), await keep()]
  await listNew(call, { requirements: { questions: null, document: { id: listed.id } } })
  api.clock.advance(DAY_MS)
  expect(await sweepFiles(api.platform)).toMatchObject({ documents: 0 })
  api.clock.advance(1)
  expect(await sweepFiles(api.platform)).toMatchObject({ files: 0 })
  expect((await call(getDocumentLink, { params: { documentId: dropped.id } })).code).toBe('document_not_found')
  expect((await get(await linkBy(call, listed.id))).statusCode).toBe(200)
})
