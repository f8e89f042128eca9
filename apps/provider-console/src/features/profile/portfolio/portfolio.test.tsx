import { FakeUpload } from '@ginipig/app/testing/fake-upload.ts'
import type { ProviderProfile } from '@ginipig/contract/provider/profile.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { type Calls, openApp, person, problem } from '../../../testing/open-app.ts'
import { finishedProfile } from '../../../testing/provider-profile.ts'

const provider = { signedInAs: person('provider') }
const [first, second, third] = finishedProfile.portfolio.map(({ id }) => id)

/** The server of one provider, with what came in. */
function serverOf(more: Calls = {}) {
  const came: unknown[] = []
  let profile: ProviderProfile = finishedProfile
  const calls: Calls = {
    'GET /provider/profile': () => Response.json(profile),
    'PUT /provider/portfolio/order': (body) => {
      came.push(body)
      const { ids } = body as { ids: string[] } // as the board sends it
      profile = {
        ...profile,
        portfolio: ids.flatMap((id) => profile.portfolio.filter((photo) => photo.id === id)),
      }
      return Response.json(profile)
    },
    [`DELETE /provider/portfolio/${second}`]: () => {
      profile = { ...profile, portfolio: profile.portfolio.filter(({ id }) => id !== second) }
      return Response.json(profile)
    },
    ...more,
  }
  return { calls, came }
}

const open = (calls: Calls) => openApp('/provider/update-portfolio', calls, provider)
const photos = async () => within(await screen.findByRole('list', { name: /^Your photos/ })).getAllByRole('img')
const sources = async () => (await photos()).map((image) => image.getAttribute('src'))

async function choose(name: string, action: string) {
  fireEvent.keyDown(await screen.findByRole('button', { name: `More for ${name}` }), { key: 'Enter' })
  fireEvent.click(await screen.findByRole('menuitem', { name: action }))
}

test('says how each photo stands, and why one isn’t shown', async () => {
  const { calls } = serverOf()
  await open(calls)
  expect(await screen.findByText('1 live, 1 awaiting approval, 1 not approved. Saved as you go.')).toBeTruthy()
  for (const words of ['Live', 'Awaiting approval', 'Not approved', 'Shows a phone number'])
    expect(screen.getByText(words)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Portfolio' }).getAttribute('aria-current')).toBe('page')
})

test('a photo is moved without dragging, at once, and stays there', async () => {
  const { calls, came } = serverOf()
  await open(calls)
  await choose('Photo 3', 'Make it the main photo')
  const wanted = ['/photo-2.webp', '/photo-0.webp', '/photo-1.webp']
  await waitFor(async () => expect(await sources()).toEqual(wanted))
  await waitFor(() => expect(came).toEqual([{ ids: [third, first, second] }]))
  expect(await sources()).toEqual(wanted)
})

test('an order that can’t be kept goes back, and says why', async () => {
  const { calls } = serverOf({ 'PUT /provider/portfolio/order': () => problem('invalid_input', 422) })
  await open(calls)
  await choose('Photo 1', 'Move it later')
  await waitFor(async () => expect((await sources())[0]).toBe('/photo-0.webp'))
  expect(await screen.findByRole('alert')).toBeTruthy()
})

test('of photos that were changed in another tab the ones of now are shown with the refusal', async () => {
  const { calls } = serverOf({ 'PUT /provider/portfolio/order': () => problem('draft_changed', 409) })
  const [, ...left] = finishedProfile.portfolio
  const answers = [finishedProfile, { ...finishedProfile, portfolio: left }]
  const read = () => Response.json(answers.shift() ?? { ...finishedProfile, portfolio: left })
  await open({ ...calls, 'GET /provider/profile': read })
  await choose('Photo 1', 'Move it later')
  await screen.findByText(/^This was changed on another device or in another tab since/)
  await waitFor(async () => expect(await sources()).toEqual(['/photo-1.webp', '/photo-2.webp']))
})

test('a photo is deleted after a question', async () => {
  const { calls } = serverOf()
  await open(calls)
  await choose('Photo 2', 'Delete')
  fireEvent.click(await screen.findByRole('button', { name: 'Keep it' }))
  expect(await photos()).toHaveLength(3)
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toMatch(/Photo 2/))
  await choose('Photo 2', 'Delete')
  fireEvent.click(await screen.findByRole('button', { name: 'Delete photo' }))
  await waitFor(async () => expect(await photos()).toHaveLength(2))
  expect(await screen.findByText('The photo is deleted')).toBeTruthy()
  expect(document.activeElement?.localName).toBe('ol')
})

test('a photo that another tab deleted already is gone, as was wanted', async () => {
  const { calls } = serverOf({ [`DELETE /provider/portfolio/${second}`]: () => problem('photo_not_found', 404) })
  const left = { ...finishedProfile, portfolio: finishedProfile.portfolio.filter(({ id }) => id !== second) }
  const answers = [finishedProfile]
  await open({ ...calls, 'GET /provider/profile': () => Response.json(answers.shift() ?? left) })
  await choose('Photo 2', 'Delete')
  fireEvent.click(await screen.findByRole('button', { name: 'Delete photo' }))
  await screen.findByText('The photo is deleted')
  await waitFor(async () => expect(await photos()).toHaveLength(2))
  expect(screen.queryByRole('alert')).toBeNull()
})

test('what is no picture is not sent, and says why', async () => {
  const { calls } = serverOf()
  await open(calls)
  const file = new File(['<svg>'], 'logo.jpg', { type: 'image/jpeg' })
  fireEvent.change(await screen.findByLabelText(/Add photos/), { target: { files: [file] } })
  expect((await screen.findByText(/logo.jpg/)).parentElement?.textContent).toMatch(/JPEG, JPG or PNG/)
  expect(screen.queryByRole('button', { name: /^Try again/ })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Remove logo.jpg' }))
  await waitFor(() => expect(screen.queryByText(/logo.jpg/)).toBeNull())
})

test('photos sent at once are kept in the order they were picked; one is called off, one fails and is sent again', async () => {
  FakeUpload.made = []
  vi.stubGlobal('XMLHttpRequest', FakeUpload)
  URL.createObjectURL = () => 'blob:preview'
  URL.revokeObjectURL = () => {}
  const kept: unknown[] = []
  const { calls } = serverOf({
    'POST /provider/portfolio': (body) => {
      kept.push((body as { photoId: string }).photoId) // as the page sends it
      return Response.json(finishedProfile)
    },
  })
  await open(calls)
  const png = (name: string) => new File([Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0)], name)
  const files = ['one.png', 'two.png', 'off.png', 'four.png'].map(png)
  fireEvent.change(await screen.findByLabelText(/Add photos/), { target: { files } })
  for (const _ of files) fireEvent.click(await screen.findByText('Keep all of it'))
  await waitFor(() => expect(FakeUpload.made).toHaveLength(4))
  const ids = [1, 2, 4].map((number) => `0190a7c2-0000-7000-8000-00000000090${number}`)
  const answer = (id: string | undefined) => ({ id, url: '/p.webp', width: 640, height: 480, srcSet: '' })
  const [one, two, , four] = FakeUpload.made
  const tile = (name: string) => within(screen.getByText(name).parentElement ?? document.body)
  one?.upload.onprogress?.({ loaded: 50, total: 100, lengthComputable: true })
  await waitFor(() => expect(tile('one.png').getByRole('progressbar').getAttribute('aria-valuenow')).toBe('50'))
  four?.finish(200, answer(ids[2]))
  two?.onerror?.()
  fireEvent.click(tile('off.png').getByRole('button'))
  await waitFor(() => expect(screen.queryByText('off.png')).toBeNull())
  expect(kept).toEqual([])
  one?.finish(200, answer(ids[0]))
  await waitFor(() => expect(kept).toEqual([ids[0], ids[2]]))
  fireEvent.click(await screen.findByText('Try again'))
  await waitFor(() => expect(FakeUpload.made).toHaveLength(5))
  FakeUpload.made[4]?.finish(200, answer(ids[1]))
  await waitFor(() => expect(kept).toEqual([ids[0], ids[2], ids[1]]))
  expect(screen.queryByText('Try again')).toBeNull()
})
