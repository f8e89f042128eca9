import { expect, test } from 'vitest'
import { isStripes } from './trust-stripe.ts'

const STAND_IN = 'http://stripe.ginipig.localhost:4000/v3/stripe.js'

test.for(['https://js.stripe.com/v3/', 'https://js.stripe.com/clover/stripe.js?x=1', 'https://m.js.stripe.com/x.js'])(
  '%s is Stripe’s',
  (url) => {
    expect(isStripes(url, null)).toBe(true)
    expect(isStripes(url, STAND_IN)).toBe(false)
  },
)

test.for([
  'http://js.stripe.com/v3/',
  'https://stripe.com/v3/',
  'https://evil-js.stripe.com/v3/',
  'https://js.stripe.com.evil.example/v3/',
  'https://js.stripe.com@evil.example/',
  'https://evil.example/js.stripe.com',
  '//js.stripe.com/v3',
  '/assets/main.js',
  'data:text/javascript,alert(1)',
  'javascript:alert(1)',
  STAND_IN,
])('%s is not', (url) => expect(isStripes(url, null)).toBe(false))

test('where something stands in, its origin alone is', () => {
  expect(isStripes(STAND_IN, STAND_IN)).toBe(true)
  for (const url of ['http://ginipig.localhost:4000/x.js', 'https://stripe.ginipig.localhost:4000/x.js'])
    expect(isStripes(url, STAND_IN)).toBe(false)
})
