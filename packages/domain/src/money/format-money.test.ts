import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatMoney, parseMoney } from './format-money.ts'

test.for([
  { pence: 0, shown: '£0.00' },
  { pence: 1, shown: '£0.01' },
  { pence: 750, shown: '£7.50' },
  { pence: 5_000, shown: '£50.00' },
  { pence: 123_456_789, shown: '£1,234,567.89' },
  { pence: -750, shown: '−£7.50' },
  { pence: -0, shown: '£0.00' },
])('$pence p are shown as $shown', ({ pence, shown }) => {
  expect(formatMoney(pence)).toBe(shown)
})

test.for([
  { locale: 'en-GB', currency: 'USD', shown: '$7.50' },
  { locale: 'en-US', currency: 'USD', shown: '$7.50' },
  { locale: 'en-US', currency: 'GBP', shown: '£7.50' },
  { locale: 'de-DE', currency: 'GBP', shown: '7,50\u00a0£' },
  { locale: 'fr-FR', currency: 'GBP', shown: '7,50\u00a0£' },
])('a deployment in $currency read in $locale shows $shown', ({ locale, currency, shown }) => {
  expect(formatMoney(750, locale, currency)).toBe(shown)
})

test.for([
  { pence: 0, shown: '0,00\u00a0£' },
  { pence: 123_456_789, shown: '1\u202f234\u202f567,89\u00a0£' },
  { pence: -750, shown: '−7,50\u00a0£' },
  { pence: -0, shown: '0,00\u00a0£' },
])('$pence p are read in French as $shown, with spaces that never break', ({ pence, shown }) => {
  expect(formatMoney(pence, 'fr-FR')).toBe(shown)
})

test('each locale and currency keeps its own format', () => {
  expect([formatMoney(100), formatMoney(100, 'en-GB', 'USD'), formatMoney(100)]).toEqual(['£1.00', '$1.00', '£1.00'])
})

test('an amount owed has the sign of typography, never a hyphen', () => {
  expect(formatMoney(-750, 'en-GB', 'USD')).toBe('−$7.50')
  expect(formatMoney(-750, 'de-DE')).toBe('−7,50\u00a0£')
})

test.for([
  ['7.5', 750],
  ['7.50', 750],
  ['7,50', 750],
  ['£7,50', 750],
  [' £ 7.50 ', 750],
  ['$20', 2_000],
  ['0', 0],
  ['0.05', 5],
  ['0.5', 50],
  ['12,34', 1_234],
  ['1,200', 120_000],
  ['1,200.00', 120_000],
  ['1200', 120_000],
  ['9999999.99', 999_999_999],
] as const)('%s is read as an amount', ([typed, pence]) => {
  expect(parseMoney(typed)).toBe(pence)
})

test.for([
  '',
  ' ',
  '£',
  '-5',
  '−5',
  '7.505',
  '7.',
  '.5',
  '7.5.0',
  '1 200',
  '7e2',
  '£££5',
  '5£',
  '1£5',
  '5 pounds',
  'NaN',
  '0x10',
])('"%s" is not an amount', (typed) => {
  expect(parseMoney(typed)).toBeUndefined()
})

test('what is shown can be typed back', () => {
  fc.assert(
    fc.property(fc.nat(999_999_999), (pence) => {
      expect(parseMoney(formatMoney(pence))).toBe(pence)
    }),
  )
})

test('what is typed is a whole, exact number of pence or nothing', () => {
  const typed = fc.oneof(
    fc.string(),
    fc.stringMatching(/^[£$]?\d{1,12}([.,]\d{0,3})?$/),
    fc.stringMatching(/^\d{1,3}(,\d{3}){1,6}(\.\d\d)?$/),
  )
  fc.assert(
    fc.property(typed, (text) => {
      const pence = parseMoney(text)
      if (pence !== undefined) expect(pence).toSatisfy(Number.isSafeInteger)
    }),
  )
})
