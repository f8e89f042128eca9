import { expect, test } from 'vitest'
import { FRAME, maskMessage } from './failure.ts'

test.for([
  ["Cannot read properties of undefined (reading 'name')", "Cannot read properties of undefined (reading 'name')"],
  ["undefined is not an object (evaluating 'a.b')", "undefined is not an object (evaluating 'a.b')"],
  ['Nothing came in 12000 ms', 'Nothing came in 12000 ms'],
  ["Failed to execute 'removeChild' on 'Node'", "Failed to execute 'removeChild' on 'Node'"],
  ['getListing answered otherwise: body.price', 'getListing answered otherwise: body.price'],
  ['Unexpected token J in JSON at position 0', 'Unexpected token J in JSON at position 0'],
])('a message that names nobody stays: %s', ([said = '', told]) => {
  expect(maskMessage(said)).toBe(told)
})

test.for([
  [
    'Failed to fetch dynamically imported module: https://ginipig.example/assets/main-1a2B.js?v=1',
    'Failed to fetch dynamically imported module: main-1a2B.js',
  ],
  ['Unable to preload CSS for /assets/card-1a2B.css', 'Unable to preload CSS for card-1a2B.css'],
  [
    'Minified React error #418; visit https://react.dev/errors/418?args[]=Jane&args[]= for the full message',
    'Minified React error #418; visit https://react.dev/errors/418 for the full message',
  ],
  [
    'Failed to fetch dynamically imported module: https://ginipig.example/assets/forgot-password-0rtUPPfE.js',
    'Failed to fetch dynamically imported module: forgot-password-0rtUPPfE.js',
  ],
])('of an address only a file of ours, or the number of an error of React’s: %s', ([said = '', told]) => {
  expect(maskMessage(said)).toBe(told)
  expect(maskMessage(maskMessage(said))).toBe(told)
})

test.for([
  ['a link with a token', 'No page at https://ginipig.example/reset-password#s3cret?x=s3cret', 's3cret'],
  ['a path with an id', 'No match for /booking-details/0190a7c2-0000-7000-8000-000000000001', '0190a7c2'],
  ['a query', 'Bad search ?code=K7QX&q=Jane', 'K7QX'],
  ['a fragment', 'Bad hash #state=K7QX', 'K7QX'],
  ['a text that was read', 'Unexpected token \'J\', "Jane said h"... is not valid JSON', 'Jane'],
  ['a text with quotes in it', `Unexpected token ']', "["Jane Doe",]" is not valid JSON`, 'Jane'],
  ['a part of one', `Unexpected token '}', ..., "name":"Jane",}"... is not valid JSON`, 'Jane'],
  ['a text that doesn’t end', 'Unexpected token in "Jane said h', 'Jane'],
  ['a text in other quotes', '“Jane Doe” is too long', 'Jane'],
  ['a value', "'Jane Doe' is not a valid selector", 'Jane'],
  ['a template', 'no such key `Jane Doe`', 'Jane'],
  ['a pattern', 'Invalid regular expression: /Jane(/u: Unterminated group', 'Jane'],
  ['a mail address', 'no account for jane@example.test (404)', 'jane'],
  ['a telephone', 'invalid number +44 7911 123456', '7911'],
  ['a card', 'invalid card 4242 4242 4242 4242', '4242'],
  ['a card without gaps', 'invalid card 4242424242424242', '4242'],
  ['a token', 'jwt eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJzdWIiOiIxMjM0NTY3ODkwIn0 expired', 'eyJ'],
  ['a file of ours that it isn’t', 'no module /assets/Jane Doe', 'assets'],
  ['a blob', 'no such file blob:https://ginipig.example/0190a7c2', '0190a7c2'],
])('%s is hidden', ([, said = '', secret = '']) => {
  expect(maskMessage(said)).not.toContain(secret)
  expect(maskMessage(said)).toContain('…')
})

test('a message is cut, and read in no time however long it is', () => {
  expect(maskMessage('no '.repeat(1_000))).toHaveLength(300)
  expect(maskMessage(`${'a.'.repeat(500_000)}@`)).not.toContain('@')
  expect(maskMessage(`no ${'x'.repeat(299)} jane@example.test`)).not.toContain('jane')
})

test('a place in a file of a build is one, and nothing else is', () => {
  expect(FRAME.test('main-1a2B.js:7:120')).toBe(true)
  for (const other of ['main.js', 'jane@example.test:1:2', '/my-bookings/1.js:1:2', 'main.js:1:2 Jane', 'Jane:1:2'])
    expect([other, FRAME.test(other)]).toEqual([other, false])
})
