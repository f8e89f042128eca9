import { FakeUpload } from '@ginipig/app/testing/fake-upload.ts'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { openApp, person } from '../../testing/open-app.ts'
import { id, written as review } from './testing/reviews.ts'

const photoOf = (number: number) => ({
  id: `0190a7c2-0000-7000-8000-0000000000c${number}`,
  ...{ url: `/photo-${number}`, width: 40, height: 30, srcSet: `/photo-${number} 40w` },
})
const jpeg = (name: string) => new File([Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, ...Array(12).fill(0))], name)
const tick = () => screen.queryByRole('checkbox', { name: /I agree that these photos are shown/ })
const save = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Save changes' })

beforeEach(() => {
  FakeUpload.made = []
  vi.stubGlobal('XMLHttpRequest', FakeUpload)
  URL.createObjectURL = () => 'blob:preview'
  URL.revokeObjectURL = () => {}
})

test('photos wait until they are there, need a tick that is never set beforehand, and can be taken out', async () => {
  const sent = vi.fn<(body: unknown) => Response>(() => Response.json(review))
  const path = `/bookings/${id}/review`
  const calls = { [`GET ${path}`]: () => Response.json(review), [`PUT ${path}`]: sent }
  await openApp(`/edit-review/${id}`, calls, { signedInAs: person('user') })
  const input = await screen.findByLabelText(/^Add photo/)
  expect(tick()).toBeNull()

  fireEvent.change(input, { target: { files: [jpeg('1.jpg'), jpeg('2.jpg'), jpeg('3.jpg'), jpeg('4.jpg')] } })
  await waitFor(() => expect(FakeUpload.made).toHaveLength(3))
  await screen.findByText(/Your photos are on their way/)
  expect(save().disabled).toBe(true)
  for (const [index, upload] of FakeUpload.made.entries()) upload.finish(200, photoOf(index + 1))
  await screen.findByRole('button', { name: 'Remove Photo 3' })
  await waitFor(() => expect(save().disabled).toBe(false))
  expect(screen.queryByLabelText(/^Add photo/)).toBeNull()

  fireEvent.click(save())
  await screen.findByText('Please tick this to go on')
  expect(sent).not.toHaveBeenCalled()
  fireEvent.click(tick() as HTMLElement)
  for (const name of ['Remove Photo 3', 'Remove Photo 2', 'Remove Photo 1'])
    fireEvent.click(screen.getByRole('button', { name }))
  expect(tick()).toBeNull()

  fireEvent.change(screen.getByLabelText(/^Add photo/), { target: { files: [jpeg('5.jpg')] } })
  await waitFor(() => expect(FakeUpload.made).toHaveLength(4))
  FakeUpload.made[3]?.finish(200, photoOf(5))
  await screen.findByRole('button', { name: 'Remove Photo 1' })
  expect((tick() as HTMLInputElement).checked).toBe(false)
  fireEvent.click(tick() as HTMLElement)
  await waitFor(() => expect(save().disabled).toBe(false))
  fireEvent.click(save())
  await waitFor(() => expect(sent).toHaveBeenCalledTimes(1))
  expect(sent.mock.calls[0]?.[0]).toMatchObject({ photoIds: [photoOf(5).id], consentsToPhotos: true })
})

test('a file that is no photo says so, and takes no photo’s place', async () => {
  await openApp(
    `/edit-review/${id}`,
    { [`GET /bookings/${id}/review`]: () => Response.json(review) },
    { signedInAs: person('user') },
  )
  const input = await screen.findByLabelText(/^Add photo/)
  const text = new File(['No photo at all.'], 'list.jpg')
  fireEvent.change(input, { target: { files: [text, jpeg('1.jpg'), jpeg('2.jpg'), jpeg('3.jpg')] } })
  await waitFor(() => expect(FakeUpload.made).toHaveLength(3))
  await screen.findByRole('button', { name: 'Remove list.jpg' })
})
