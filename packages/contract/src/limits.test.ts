import { fieldProblems } from '@ginipig/domain/text'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { giveMustHaves } from '#booking/client-calls.ts'
import type { Schema } from '#core/endpoint.ts'
import { endpoints } from './index.ts'

/** Every limit that a number in the contract sets to what comes in, as it was decided: fields by "call.part.field". */
const decided: Readonly<Record<string, string>> = {
  'giveMustHaves.body.photoIds': 'max_length 2',
  'giveMustHaves.body.answers{}': 'max_length 500',
  'holdSlot.body.price': 'min_value 0',
  'declineBooking.body.text': 'max_length 500',
  'changeEmail.body.email': 'max_length 254',
  'confirmEmail.body.code': 'max_length 20',
  'putProfile.body.county': 'max_length 60',
  'putProfile.body.city': 'max_length 60',
  'exchangeHandoff.body.verifier': 'max_length 200',
  'changePassword.body.currentPassword': 'max_length 200',
  'forgotPassword.body.email': 'max_length 254',
  'stepUp.body.password': 'max_length 200',
  'logIn.body.email': 'max_length 254',
  'logIn.body.password': 'max_length 200',
  'refreshSession.body.nonce': 'min_length 16, max_length 64',
  'registerClient.body.county': 'max_length 60',
  'registerClient.body.city': 'max_length 60',
  'registerClient.body.email': 'max_length 254',
  'registerProvider.body.companyName': 'max_length 80',
  'registerProvider.body.email': 'max_length 254',
  'verifyOtp.body.code': 'max_length 20',
  'searchListings.query.subcategory': 'max_length 30',
  'searchListings.query.q': 'max_length 80',
  'searchListings.query.place': 'max_length 80',
  'searchListings.query.purpose': 'max_length 20',
  'searchListings.query.level': 'max_length 20',
  'getPhoto.query.signature': 'max_length 100',
  ...Object.fromEntries(
    ['listMyBookings', 'listProviderBookings', 'searchListings'].flatMap((name) => [
      [`${name}.query.cursor`, 'max_length 300'],
      [`${name}.query.limit`, 'min_value 1, max_value 48'],
    ]),
  ),
}

type Bound = { type: string; requirement: number }
/** What this test reads of a schema's own description of itself. */
type Described = Schema & {
  wrapped?: Described
  pipe?: readonly (Described & Partial<Bound>)[]
  entries?: Readonly<Record<string, Described>>
  item?: Described
  value?: Described
  options?: readonly (Described | string)[]
}
type Field = { path: string; schema: Described; bounds: Bound[] }

const boundOf = ({ type, requirement }: { type: string; requirement?: number }): Bound[] =>
  /^(?:min|max)_(?:length|value)$/.test(type) && typeof requirement === 'number' ? [{ type, requirement }] : []

/** A schema and all within it, with what bounds each. */
function fieldsOf(schema: Described, path: string): Field[] {
  const parts = schema.pipe ?? [schema]
  const inner = parts.flatMap((part) => [
    ...Object.entries(part.entries ?? {}).flatMap(([name, entry]) => fieldsOf(entry, `${path}.${name}`)),
    ...(part.item ? fieldsOf(part.item, `${path}[]`) : []),
    ...(part.type === 'record' && part.value ? fieldsOf(part.value, `${path}{}`) : []),
    ...(part.type === 'intersect' ? (part.options ?? []) : []).flatMap((option) =>
      typeof option === 'string' ? [] : fieldsOf(option, path),
    ),
  ])
  if (schema.wrapped) return fieldsOf(schema.wrapped, path)
  return [{ path, schema, bounds: parts.flatMap(boundOf) }, ...inner]
}

const fields = endpoints.flatMap((endpoint) =>
  (['params', 'query', 'body'] as const).flatMap((part) => {
    const schema = endpoint[part]
    return schema ? fieldsOf(schema as Described, `${endpoint.name}.${part}`) : [] // valibot's schemas describe themselves
  }),
)

const said = ({ bounds }: Field) => bounds.map(({ type, requirement }) => `${type} ${requirement}`).join(', ')

test('every limit is one that was decided, and every one that was decided is there', () => {
  const bounded = fields.filter(({ bounds }) => bounds.length > 0)
  expect(Object.fromEntries(bounded.map((field) => [field.path, said(field)]))).toEqual(decided)
})

/** A value of this length or size that is otherwise right. */
function sampleOf({ path, schema }: Field, size: number, type: string): unknown {
  if (type.endsWith('_value')) return schema.type === 'number' ? size : String(size)
  if (path.endsWith('photoIds')) return Array(size).fill('0190a7c2-0000-7000-8000-000000000001')
  if (path.endsWith('purpose')) return Array(size).fill('training').join(',')
  if (path.endsWith('level')) return Array(size).fill('pro').join(',')
  if (path.endsWith('email'))
    return `a@${`${'b'.repeat(60)}.`.repeat(9)}`
      .slice(0, size - 4)
      .replace(/\.$/, 'b')
      .concat('.com')
  if (path.endsWith('code')) return '1234'.padEnd(size)
  return 'a'.repeat(size)
}

const cases = fields.flatMap((field) => field.bounds.map((bound) => ({ field, bound, path: field.path, ...bound })))

test.for(cases)('$path, $type $requirement: the limit passes, one beyond is refused', ({ field, bound }) => {
  const beyond = bound.type.startsWith('max') ? 1 : -1
  expect(v.safeParse(field.schema, sampleOf(field, bound.requirement, bound.type)).issues).toBeUndefined()
  const { issues } = v.safeParse(field.schema, sampleOf(field, bound.requirement + beyond, bound.type))
  expect(issues?.length, 'refused').toBeGreaterThan(0)
})

test('thirty answers pass, one more is refused by name', () => {
  const answers = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, index) => [`q${index}`, '']))
  const given = {
    ...{ photoIds: [], meetsRequirements: true, consentsToHealthData: true, patchTest: null },
    ...{ isTruthful: true, agreesToPolicy: true },
  }
  const schema = giveMustHaves.body ?? v.never()
  expect(v.safeParse(schema, { ...given, answers: answers(30) }).success).toBe(true)
  const { issues } = v.safeParse(schema, { ...given, answers: answers(31) })
  expect(issues?.map((issue) => [v.getDotPath(issue), issue.message])).toEqual([['answers', 'too_long']])
})

/** Compared with `password`, which has its own limit. */
const isRepeated = ({ path }: Field) => path.endsWith('.confirmPassword')

const texts = fields.filter((field) => field.schema.type === 'string' && !isRepeated(field))

test.for(texts)('$path takes no endless text, and says so in words that a form knows', ({ schema }) => {
  const { issues } = v.safeParse(schema, 'a'.repeat(100_000))
  for (const issue of issues ?? []) expect(fieldProblems).toContain(issue.message)
  expect(issues?.length).toBeGreaterThan(0)
})

const choices = fields.filter(({ schema }) => schema.type === 'picklist')

test.for(choices)('$path takes its own words and no other', ({ schema }) => {
  for (const word of (schema.pipe?.[0] ?? schema).options ?? []) expect(v.safeParse(schema, word).success).toBe(true)
  const [issue, ...more] = v.safeParse(schema, 'anything else').issues ?? []
  expect(fieldProblems).toContain(issue?.message)
  expect(more).toEqual([])
})
