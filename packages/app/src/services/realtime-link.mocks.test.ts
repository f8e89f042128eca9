import type { Api } from '@ginipig/api-client/core/api.ts'
import * as realtime from '@ginipig/api-client/realtime/connect-realtime.ts'
import type { SessionService } from '@ginipig/session/session-service.ts'
import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createRealtimeLink } from './realtime-link.ts'

vi.mock('@ginipig/api-client/realtime/connect-realtime.ts', { spy: true })

/** What the server heard, in order: connections by number. */
let heard: string[]
beforeEach(() => {
  heard = []
  let connections = 0
  vi.mocked(realtime.connectRealtime).mockImplementation(() => {
    connections += 1
    const name = `connection ${connections}`
    return {
      watchListing: (listingId: string) => {
        heard.push(`${name} watches ${listingId}`)
        return () => void heard.push(`${name} leaves ${listingId}`)
      },
      watchProvider: (providerId: string) => {
        heard.push(`${name} watches ${providerId}`)
        return () => void heard.push(`${name} leaves ${providerId}`)
      },
      disconnect: () => void heard.push(`${name} ends`),
    }
  })
})
afterEach(() => void vi.mocked(realtime.connectRealtime).mockRestore())

const linkOf = (userData: object | null) =>
  createRealtimeLink({
    api: vi.fn() as unknown as Api, // nothing is asked of it here
    session: { store: { getState: () => ({ userData }) } } as unknown as SessionService, // as far as it is read
    queryClient: new QueryClient(),
    url: '',
    report: vi.fn(),
  })

test('what an open page watches goes on after somebody signed in, on a connection that speaks for them', async () => {
  const link = linkOf(null)
  const stop = link.watchListing('gloss')
  await vi.waitFor(() => expect(heard).toEqual(['connection 1 watches gloss']))
  link.restart()
  await vi.waitFor(() => expect(heard).toContain('connection 2 watches gloss'))
  expect(heard).toContain('connection 1 ends')
  stop()
  expect(heard.at(-1)).toBe('connection 2 leaves gloss')
})

test('what is watched no more is not taken up again', async () => {
  const link = linkOf({ id: 'hannah' })
  link.watchListing('gloss')()
  link.restart()
  await vi.waitFor(() => expect(realtime.connectRealtime).toHaveBeenCalledTimes(2))
  expect(heard.filter((line) => line.includes('watches'))).toEqual([])
})
