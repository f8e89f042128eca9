import { problem } from '@ginipig/app/testing/fake-api.ts'
import { renderRoutes, testRoot } from '@ginipig/app/testing/render-routes.tsx'
import { createRoute } from '@tanstack/react-router'
import { waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { useUnread } from './use-unread.ts'

const shell = createRoute({
  getParentRoute: () => testRoot,
  path: '/',
  staticData: { access: 'common', title: { id: 'Test' } },
  component: () => <output>{useUnread()}</output>,
})

/** The shell, which has just seen that there is something new. `look` is its next look. */
async function open(mark: () => Response | Promise<Response>) {
  let hasNew = true
  const delivered = vi.fn(mark)
  const { services } = await renderRoutes([shell], {
    at: '/',
    signedIn: true,
    calls: {
      'GET /threads/unread': () => Response.json({ count: 1, hasNew }),
      'PUT /threads/delivered': delivered,
    },
  })
  await waitFor(() => expect(delivered).toHaveBeenCalledOnce())
  const look = async (isNew: boolean) => {
    hasNew = isNew
    await services.queryClient.invalidateQueries()
  }
  return { delivered, look }
}

test('that messages have come is said again with the next look where it could not be said', async () => {
  const { delivered, look } = await open(() => problem('unavailable', 503))
  await look(true)
  await waitFor(() => expect(delivered).toHaveBeenCalledTimes(2))
})

test('it is said of a message that came before the answer too, and not again without a new one', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>()
  const { delivered, look } = await open(() => promise.then((response) => response.clone()))
  await look(true)
  await waitFor(() => expect(delivered).toHaveBeenCalledTimes(2))
  resolve(Response.json({}))
  await look(false)
  await look(false)
  expect(delivered).toHaveBeenCalledTimes(2)
})
