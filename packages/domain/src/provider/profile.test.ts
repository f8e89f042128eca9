import * as v from 'valibot'
import { expect, test } from 'vitest'
import { outwardOf, Postcode, typedOutward } from './postcode.ts'
import { addressLine, missingParts, ProviderAbout, ProviderDetails, Services } from './profile.ts'

const details = {
  postcode: 'cf11 9lj',
  building: '12',
  street: 'Bridge Street',
  town: 'Cardiff',
  county: 'South Glamorgan',
  country: 'GB',
  showsCompanyName: false,
  mayShowCompanyName: false,
  takesSms: false,
}
const about = { displayName: 'Bethan at Inkwell', bio: 'Soft, grown-out blondes and short crops. 6.1 is my shade.' }

/** Each field that is refused, with the first that is said of it, as forms show it. */
const problems = (schema: v.GenericSchema, value: unknown) => {
  const said = new Map<string, string>()
  for (const issue of v.safeParse(schema, value).issues ?? []) {
    const path = v.getDotPath(issue) ?? ''
    if (!said.has(path)) said.set(path, issue.message)
  }
  return [...said].map(([path, message]) => `${path}: ${message}`)
}

test.for<[string, string, string]>([
  ['cf119lj', 'CF11 9LJ', 'CF11'],
  [' sw1a 1aa ', 'SW1A 1AA', 'SW1A'],
  ['M1  1AE', 'M1 1AE', 'M1'],
  ['b338th', 'B33 8TH', 'B33'],
])('%s is kept as %s, and shown as %s', ([typed, kept, outward]) => {
  expect(v.parse(Postcode, typed)).toBe(kept)
  expect(outwardOf(v.parse(Postcode, typed))).toBe(outward)
  expect(outwardOf(typed)).toBe(outward)
})

test.for(['', '   ', '12345', 'CF11', 'CF11 9L', '75008 Paris', 'ABC1 1AA', 'M1 1AE; drop table'])(
  '%j is no postcode',
  (typed) => {
    expect(v.is(Postcode, typed)).toBe(false)
  },
)

test.for([
  ['cf11', 'CF11'],
  ['CF11 9LJ', 'CF11'],
  ['cf119lj', 'CF11'],
  ['cf11 9', undefined],
  ['c', undefined],
  ['', undefined],
] satisfies [string, string | undefined][])('of %j the district is %s', ([typed, outward]) => {
  expect(typedOutward(typed)).toBe(outward)
})

test('details say each field that is missing', () => {
  expect(problems(ProviderDetails, details)).toEqual([])
  const empty = { ...details, postcode: '', building: ' ', street: '', town: '', county: '', country: '' }
  expect(problems(ProviderDetails, empty)).toEqual([
    'postcode: required',
    'building: required',
    'street: required',
    'town: required',
    'county: required',
    'country: required',
  ])
  expect(problems(ProviderDetails, { ...details, country: 'FR' })).toEqual(['country: country_not_served'])
  expect(problems(ProviderDetails, { ...details, showsCompanyName: undefined })).toEqual(['showsCompanyName: required'])
})

test('a company’s name is shown with its permission only', () => {
  expect(problems(ProviderDetails, { ...details, showsCompanyName: true })).toEqual(['mayShowCompanyName: must_accept'])
  expect(problems(ProviderDetails, { ...details, showsCompanyName: true, mayShowCompanyName: true })).toEqual([])
})

test.for([
  [{ hair: ['cut'] }, []],
  [{ hair: ['cut', 'men'], coaching: ['lips'] }, []],
  [{}, [': service_missing']],
  [{ hair: ['cut'], beauty: [] }, ['beauty: service_missing']],
  [{ hair: ['nails'] }, ['hair.0: invalid']],
  [{ hair: ['cut', 'cut'] }, ['hair: invalid']],
] as const)('services %j: %j', ([services, refused]) => {
  expect(problems(Services, services)).toEqual(refused)
})

test.for([
  [about, []],
  [{ ...about, displayName: 'Bee' }, ['displayName: too_short']],
  [{ ...about, displayName: 'Studio 54 hair' }, ['displayName: letters_only']],
  [{ ...about, displayName: 'A'.repeat(31) }, ['displayName: too_long']],
  [{ ...about, bio: ' ' }, ['bio: required']],
  [{ ...about, bio: 'a'.repeat(501) }, ['bio: too_long']],
  [{ ...about, bio: 'Ring oh seven seven double oh, nine hundred one four two' }, ['bio: contact_details']],
  [{ ...about, bio: 'Find me at inkwell.hair' }, ['bio: contact_details']],
] as const)('%j: %j', ([value, refused]) => {
  expect(problems(ProviderAbout, value)).toEqual(refused)
})

test.for([
  [{ details: null, services: null, about: null, photoCount: 0 }, ['details', 'services', 'about', 'photos']],
  [{ details, services: null, about, photoCount: 0 }, ['services', 'photos']],
  [{ details, services: {}, about, photoCount: 1 }, []],
] as const)('what is missing of %j', ([filled, missing]) => {
  expect(missingParts(filled)).toEqual(missing)
})

test.for([
  ['12', '12 Bridge Street, Cardiff CF11 9LJ'],
  ['12b', '12b Bridge Street, Cardiff CF11 9LJ'],
  ['Flat 2', 'Flat 2, Bridge Street, Cardiff CF11 9LJ'],
] as const)('the address of building %s', ([building, line]) => {
  expect(addressLine({ building, street: 'Bridge Street', town: 'Cardiff', postcode: 'CF11 9LJ' })).toBe(line)
})
