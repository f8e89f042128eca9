import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { openApp, problem } from '../../../testing/open-app.ts'
import { card, counts } from '../testing/listings.ts'
import type { MapGround } from './map-places.ts'

const ground: MapGround = {
  land: [
    [
      [
        [50, -5],
        [58, -5],
        [54, 0],
      ],
    ],
  ],
  districts: [
    ['M4', 53.485, -2.227, 'Manchester'],
    ['LS6', 53.819, -1.564, 'Leeds'],
  ],
}
const listings = [card(1), card(2, { price: 2_900 }), card(3, { outwardPostcode: 'LS6', town: 'Leeds' })]

const open = (map = () => Response.json(ground), nextCursor: string | null = null) =>
  openApp('/treatment?view=map', {
    'GET /listing-counts': () => Response.json(counts),
    'GET /listings': () =>
      Response.json({ items: listings, nextCursor, count: { value: nextCursor ? 30 : 3, isMore: false } }),
    'GET /map': map,
  })

// jsdom lays nothing out and moves nothing.
beforeEach(() => {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (media) => Object.assign(new EventTarget(), { matches: media.includes('reduced-motion'), media }) as MediaQueryList, // what is read of it
  )
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(800)
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(600)
})

test('a district has a pin, which leads to its first row; a row that is looked at lights its pin', async () => {
  await open()
  const manchester = await screen.findByRole('button', { name: 'Manchester M4: 2 appointments from £29.00' })
  const leeds = screen.getByRole('button', { name: 'Leeds LS6: £54.00' })
  fireEvent.keyDown(manchester, { key: ' ' })
  const first = screen.getByRole('link', { name: 'Balayage 1' })
  expect(document.activeElement).toBe(first)
  expect([manchester, leeds].map((pin) => pin.getAttribute('aria-pressed'))).toEqual(['true', 'false'])
  fireEvent.mouseOver(screen.getByRole('link', { name: 'Balayage 3' }))
  await waitFor(() => expect(leeds.getAttribute('aria-pressed')).toBe('true'))
  expect(screen.getByText('3 appointments in view.')).toBeTruthy()
})

test('where more were found than the map shows, it says of how many it counts', async () => {
  await open(undefined, 'next')
  // The third of one provider waits for the next page.
  expect(await screen.findByText('2 of the first 2 in view.')).toBeTruthy()
})

test('the map takes the keys under a name that says which do what', async () => {
  await open()
  const map = await screen.findByRole('group', { name: 'Arrow keys move the map, plus and minus zoom.' })
  expect(map.tabIndex).toBe(0)
  expect(within(map).getByRole('button', { name: 'Leeds LS6: £54.00' })).toBeTruthy()
})

test('whoever moved the map searches what it shows', async () => {
  const { router } = await open()
  const region = await screen.findByRole('region', { name: 'Map' })
  expect(within(region).queryByRole('button', { name: 'Search this area' })).toBeNull()
  fireEvent.click(within(region).getByRole('button', { name: 'Zoom in' }))
  fireEvent.click(await within(region).findByRole('button', { name: 'Search this area' }))
  await waitFor(() =>
    expect(router.state.location.search).toMatchObject({ place: 'LS6', within: expect.any(Number), view: 'map' }),
  )
})

test('another place is shown as it was found, wherever the map was moved', async () => {
  const { router } = await openApp('/treatment?view=map', {
    'GET /listing-counts': () => Response.json(counts),
    'GET /listings': (asked) => {
      const items = (asked as URLSearchParams).has('place') ? listings.slice(2) : listings // a GET's
      return Response.json({ items, nextCursor: null, count: { value: items.length, isMore: false } })
    },
    'GET /map': () => Response.json(ground),
  })
  const region = await screen.findByRole('region', { name: 'Map' })
  fireEvent.click(within(region).getByRole('button', { name: 'Zoom in' }))
  await within(region).findByRole('button', { name: 'Search this area' })
  // Another filter leaves one's view as it is.
  await act(() => router.navigate({ to: '.', search: (old: object) => ({ ...old, instant: true as const }) }))
  expect(within(region).getByRole('button', { name: 'Search this area' })).toBeTruthy()
  await act(() => router.navigate({ to: '.', search: (old: object) => ({ ...old, place: 'Leeds' }) }))
  await waitFor(() => expect(within(region).queryByRole('button', { name: 'Search this area' })).toBeNull())
  expect(await within(region).findByText('1 appointment in view.')).toBeTruthy()
})

test('a window that changes its size is no move: nothing is offered to be searched', async () => {
  await open()
  const region = await screen.findByRole('region', { name: 'Map' })
  await within(region).findByText('3 appointments in view.')
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(100)
  fireEvent(window, new Event('resize'))
  await within(region).findByText('0 appointments in view.')
  expect(within(region).queryByRole('button', { name: /search/i })).toBeNull()
})

test('a map that shows more than one search finds is zoomed in first', async () => {
  const { router } = await open()
  const region = await screen.findByRole('region', { name: 'Map' })
  const zoomOut = within(region).getByRole('button', { name: 'Zoom out' })
  for (const _ of [1, 2, 3]) fireEvent.click(zoomOut)
  const zoomIn = await within(region).findByRole('button', { name: 'Zoom in to search' })
  expect(within(region).queryByRole('button', { name: 'Search this area' })).toBeNull()
  fireEvent.click(zoomIn)
  // Where something is, not in the middle of nowhere between the two.
  expect(await within(region).findByText('1 appointment in view.')).toBeTruthy()
  fireEvent.click(within(region).getByRole('button', { name: 'Search this area' }))
  await waitFor(() => expect(router.state.location.search).toMatchObject({ place: 'LS6', within: 25 }))
  // What was pressed is gone: the map itself has the focus.
  expect(region.contains(document.activeElement)).toBe(true)
})

test('where a search finds nothing the map stays, says so and searches wider', async () => {
  let found = listings
  const { router } = await openApp('/treatment?view=map', {
    'GET /listing-counts': () => Response.json(counts),
    'GET /listings': () =>
      Response.json({ items: found, nextCursor: null, count: { value: found.length, isMore: false } }),
    'GET /map': () => Response.json(ground),
  })
  const region = await screen.findByRole('region', { name: 'Map' })
  for (const _ of [1, 2]) fireEvent.click(within(region).getByRole('button', { name: 'Zoom in' }))
  found = []
  fireEvent.click(await within(region).findByRole('button', { name: 'Search this area' }))
  await screen.findByRole('heading', { name: 'No Data Found!' })
  expect(region.isConnected).toBe(true)
  expect(region.contains(document.activeElement)).toBe(true)
  expect(within(region).getByText('Nothing is open here.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Clear search and filters' }).getAttribute('href')).toBe(
    '/treatment?view=map',
  )
  const { within: near } = router.state.location.search as { within: number } // what was searched just now
  found = listings
  fireEvent.click(within(region).getByRole('button', { name: 'Search wider' }))
  await screen.findByRole('link', { name: 'Balayage 1' })
  expect(router.state.location.search).toMatchObject({ within: expect.any(Number), view: 'map' })
  expect((router.state.location.search as { within: number }).within).toBeGreaterThan(near)
  expect(within(region).queryByText('Nothing is open here.')).toBeNull()
})

test('near me is asked for when pressed, and searches the district; a browser that tells nothing is said', async () => {
  const getCurrentPosition = vi.fn<Geolocation['getCurrentPosition']>()
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } })
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'geolocation'))
  const { router } = await open()
  const nearMe = await screen.findByRole('button', { name: 'Near me' })
  expect(getCurrentPosition).not.toHaveBeenCalled()

  fireEvent.click(nearMe)
  expect(nearMe.getAttribute('aria-busy')).toBe('true')
  const [found, failed] = getCurrentPosition.mock.lastCall ?? []
  act(() => failed?.({ code: 1, PERMISSION_DENIED: 1 } as GeolocationPositionError)) // what is read of it
  expect(screen.getByText(/^Your browser doesn’t tell us where you are/)).toBeTruthy()

  fireEvent.click(nearMe)
  act(() => found?.({ coords: { latitude: 53.8, longitude: -1.5 } } as GeolocationPosition)) // what is read of it
  await waitFor(() => expect(router.state.location.search).toMatchObject({ place: 'LS6', view: 'map' }))
  expect(screen.queryByText(/^Your browser doesn’t/)).toBeNull()
})

test('without the map there is the list, and another try', async () => {
  await open(() => problem('unavailable', 503))
  await screen.findByRole('button', { name: 'Try Again' })
  expect(screen.getByRole('link', { name: 'Balayage 1' })).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Skip the map' }))
  expect(document.activeElement?.contains(screen.getByRole('link', { name: 'Balayage 1' }))).toBe(true)
})
