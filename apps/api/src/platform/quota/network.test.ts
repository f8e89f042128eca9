import { expect, test } from 'vitest'
import { isLoopback, networkOf, placeOf } from './network.ts'

test.for([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::ffff:cb00:7107', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:db8::9', '2001:db8::/64'],
  ['fe80::1', 'fe80::/64'],
  ['fe80::1%eth0', 'fe80::/64'],
  ['::1', '::/64'],
])('%s is of %s', ([ip = '', network]) => {
  expect(networkOf(ip)).toBe(network)
})

test('who moves within their network stays who they are', () => {
  expect(networkOf('2001:db8:1:2:aaaa::1')).toBe(networkOf('2001:db8:1:2:bbbb::2'))
  expect(networkOf('2001:db8:1:3::1')).not.toBe(networkOf('2001:db8:1:2::1'))
})

test.for([
  ['203.0.113.7', '203.0.113.0/24'],
  ['::ffff:203.0.113.7', '203.0.113.0/24'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
  ['2001:db8::9', '2001:db8::/48'],
])('%s is at %s', ([ip = '', place]) => {
  expect(placeOf(ip)).toBe(place)
})

test.for(['127.0.0.1', '127.9.9.9', '::1', '::ffff:127.0.0.1'])('%s is this machine', (ip) => {
  expect(isLoopback(ip)).toBe(true)
})

test.for(['10.127.0.1', '::2', '1127.0.0.1', ''])('%s is not', (ip) => {
  expect(isLoopback(ip)).toBe(false)
})
