import { EventEmitter } from 'node:events'
import { expect, test } from 'vitest'
import type { Platform } from '#platform/platform.ts'
import { createConnectionLimit } from './connection-limit.ts'
import type { RealtimeSocket } from './socket.ts'

/** How many of 51 visitors are let in, each from an address of their own behind `hop`. */
function letIn(hop: string, trustedProxies: string[]): number {
  const config = { isLocal: false, api: { trustedProxies } }
  const mayEnter = createConnectionLimit({ config } as unknown as Platform) // all that it reads
  return Array.from({ length: 51 }, (_, index) => {
    const request = {
      headers: { 'x-forwarded-for': `198.51.${index}.7, ${hop}` },
      socket: { remoteAddress: '127.0.0.1' },
    }
    return mayEnter({ conn: new EventEmitter(), request } as unknown as RealtimeSocket) // all that it reads
  }).filter(Boolean).length
}

test('behind a trusted proxy on another machine each visitor is counted alone, behind any other all are one', () => {
  expect(letIn('10.0.0.5', ['loopback', '10.0.0.0/24'])).toBe(51)
  expect(letIn('10.0.1.5', ['loopback', '10.0.0.0/24'])).toBe(50)
})
