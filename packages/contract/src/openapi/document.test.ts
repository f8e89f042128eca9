import { expect, test } from 'vitest'
import { endpoints } from '../index.ts'
import { openApiDocument } from './document.ts'

const document = openApiDocument() as {
  paths: Record<
    string,
    Record<string, { operationId: string; parameters: { name: string; in: string }[]; responses: object }>
  >
}

test('every call is in the document under its own name', () => {
  const names = Object.values(document.paths).flatMap((path) => Object.values(path).map((one) => one.operationId))
  expect(names.sort()).toEqual(endpoints.map((endpoint) => endpoint.name).sort())
})

test('a call says its parameters, its key and how it can fail', () => {
  const hold = document.paths['/api/v1/bookings']?.post
  expect(hold?.parameters.map((one) => one.name)).toEqual(['Idempotency-Key'])
  expect(Object.keys(hold?.responses ?? {})).toEqual(expect.arrayContaining(['200', '401', '404', '409', '422']))
  expect(document.paths['/api/v1/listings/{listingId}']?.get?.parameters[0]).toMatchObject({
    name: 'listingId',
    in: 'path',
  })
})

test('it is plain JSON', () => {
  expect(JSON.parse(JSON.stringify(document))).toEqual(document)
})
