import { FakeUpload } from '@ginipig/app/testing/fake-upload.ts'
import { renderRoutes, testRoot } from '@ginipig/app/testing/render-routes.tsx'
import { createRoute } from '@tanstack/react-router'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { Composer } from './Composer.tsx'

const PHOTO_ID = '00000000-0000-4000-8000-000000000001'
const picture = { url: '/fringe.webp', width: 960, height: 720, srcSet: '/fringe.webp 960w' }
const jpeg = () => new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0, ...Array(16).fill(0)])], 'fringe.jpg')

beforeEach(() => {
  FakeUpload.made = []
  vi.stubGlobal('XMLHttpRequest', FakeUpload)
})

test('a photo stands beside what is written until both are sent, and its words don’t leave before it', async () => {
  const onSend = vi.fn()
  const route = createRoute({
    getParentRoute: () => testRoot,
    path: '/',
    staticData: { access: 'common' },
    component: () => <Composer personId={PHOTO_ID} firstName="Priya" onSend={onSend} />,
  })
  await renderRoutes([route], {
    at: '/',
    signedIn: true,
    calls: { [`POST /threads/${PHOTO_ID}/typing`]: () => Response.json({}) },
  })
  const text = await screen.findByRole('textbox', { name: 'Message Priya' })
  fireEvent.change(document.querySelector('input[type="file"]') as HTMLInputElement, { target: { files: [jpeg()] } })
  await screen.findByText('Adding fringe.jpg…')
  fireEvent.change(text, { target: { value: 'Is this what you had in mind?' } })
  fireEvent.click(screen.getByRole('button', { name: 'Send' }))
  expect(onSend).not.toHaveBeenCalled()
  await waitFor(() => expect(FakeUpload.made).toHaveLength(1))
  FakeUpload.made[0]?.finish(200, { id: PHOTO_ID, ...picture })
  await screen.findByRole('button', { name: 'Remove photo' })
  expect(onSend).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('button', { name: 'Send' }))
  expect(onSend).toHaveBeenCalledExactlyOnceWith({
    text: 'Is this what you had in mind?',
    photo: { id: PHOTO_ID, picture },
  })
  expect(screen.queryByRole('button', { name: 'Remove photo' })).toBeNull()
})
