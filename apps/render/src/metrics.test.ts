import { expect, test } from 'vitest'
import { measure } from './metrics.ts'
import { createPageServer } from './page-server.ts'

test('a page that can’t be had is counted as one, by its route and never by its address (trust.md §6)', async () => {
  const pageOf = async ({ path }: { path: string }) => {
    if (path.startsWith('/treatment')) throw new Error('no API')
    return undefined
  }
  const server = createPageServer(pageOf, ['en'], false)
  const told = measure(server)
  for (const url of ['/health', '/login?next=secret', '/treatment/hair?q=secret', '/treatment'])
    await server.inject({ url })
  const { body, headers } = await told.inject({ url: '/metrics' })
  expect(headers['content-type']).toContain('text/plain')
  expect(body.split('\n').filter((line) => line.startsWith('http_request_duration_seconds_count'))).toEqual([
    'http_request_duration_seconds_count{method="GET",route="/health",status="200"} 1',
    'http_request_duration_seconds_count{method="GET",route="/*",status="200"} 1',
    'http_request_duration_seconds_count{method="GET",route="/*",status="503"} 2',
  ])
  expect(body).toContain('nodejs_eventloop_lag_p99_seconds')
  expect(body).not.toContain('secret')
})
