import { sessionOf } from '@ginipig/app/testing/fake-api.ts'
import { FakeUpload } from '@ginipig/app/testing/fake-upload.ts'
import { hannah } from '@ginipig/app/testing/people.ts'
import { renderRoutes, testRoot } from '@ginipig/app/testing/render-routes.tsx'
import { createRoute } from '@tanstack/react-router'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { Composer } from './Composer.tsx'

const PHOTO_ID = '00000000-0000-4000-8000-000000000001'
const OTHER_ID = '00000000-0000-4000-8000-000000000002'
const picture = { url: '/fringe.webp', width: 960, height: 720, srcSet: '/fringe.webp 960w' }
const jpeg = () => new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0, ...Array(16).fill(0)])], 'fringe.jpg')

beforeEach(() => {
  FakeUpload.made = []
  vi.stubGlobal('XMLHttpRequest', FakeUpload)
})

async function openComposer() {
  const onSend = vi.fn()
  const route = createRoute({
    getParentRoute: () => testRoot,
    path: '/',
    staticData: { access: 'common' },
    component: () => <Composer personId={PHOTO_ID} firstName="Priya" onSend={onSend} />,
  })
  const away = createRoute({ ...{ getParentRoute: () => testRoot, path: '/away' }, staticData: { access: 'common' } })
  const { router, services } = await renderRoutes([route, away], {
    at: '/',
    signedIn: true,
    calls: { [`POST /threads/${PHOTO_ID}/typing`]: () => Response.json({}) },
  })
  const cutOffAndBack = async () => {
    await act(() => router.navigate({ to: '/away' }))
    await act(() => services.session.end('expired'))
    await act(() => services.session.accept(sessionOf(hannah)))
  }
  const comeBack = async () => {
    await act(() => router.navigate({ to: '/away' }))
    expect(screen.queryByRole('textbox')).toBeNull()
    await act(() => router.navigate({ to: '/' }))
    return screen.findByRole('textbox', { name: 'Message Priya' })
  }
  return { onSend, comeBack, cutOffAndBack, services }
}

test('what is half written is there after leaving, until it is sent', async () => {
  const { onSend, comeBack } = await openComposer()
  fireEvent.change(await screen.findByRole('textbox', { name: 'Message Priya' }), { target: { value: 'Is Friday' } })
  expect(await comeBack()).toHaveProperty('value', 'Is Friday')
  fireEvent.click(screen.getByRole('button', { name: 'Send' }))
  expect(onSend).toHaveBeenCalledExactlyOnceWith({ text: 'Is Friday', photo: null })
  expect(await comeBack()).toHaveProperty('value', '')
})

test('a photo stands beside what is written until both are sent, and its words don’t leave before it', async () => {
  const { onSend } = await openComposer()
  const text = await screen.findByRole('textbox', { name: 'Message Priya' })
  const said = screen.getByRole('status')
  fireEvent.change(document.querySelector('input[type="file"]') as HTMLInputElement, { target: { files: [jpeg()] } })
  await within(said).findByText('Adding fringe.jpg…')
  fireEvent.change(text, { target: { value: 'Is this what you had in mind?' } })
  fireEvent.click(screen.getByRole('button', { name: 'Send' }))
  expect(onSend).not.toHaveBeenCalled()
  await waitFor(() => expect(FakeUpload.made).toHaveLength(1))
  FakeUpload.made[0]?.finish(200, { id: PHOTO_ID, ...picture })
  await screen.findByRole('button', { name: 'Remove photo' })
  expect(within(said).getByRole('img', { name: 'Photo that goes with your message' })).toBeTruthy()
  expect(onSend).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('button', { name: 'Send' }))
  expect(onSend).toHaveBeenCalledExactlyOnceWith({
    text: 'Is this what you had in mind?',
    photo: { id: PHOTO_ID, picture },
  })
  expect(screen.queryByRole('button', { name: 'Remove photo' })).toBeNull()
})

test('a photo that isn’t sent yet is there after leaving, and of nobody who comes after', async () => {
  const { onSend, comeBack, services } = await openComposer()
  await screen.findByRole('textbox', { name: 'Message Priya' })
  fireEvent.change(document.querySelector('input[type="file"]') as HTMLInputElement, { target: { files: [jpeg()] } })
  await waitFor(() => expect(FakeUpload.made).toHaveLength(1))
  FakeUpload.made[0]?.finish(200, { id: PHOTO_ID, ...picture })
  await screen.findByRole('button', { name: 'Remove photo' })
  await comeBack()
  screen.getByRole('img', { name: 'Photo that goes with your message' })
  await act(() => services.session.logOut())
  await comeBack()
  expect(screen.queryByRole('button', { name: 'Remove photo' })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Send' }))
  expect(onSend).not.toHaveBeenCalled()
})

test('a photo and words that aren’t sent yet are there once who was cut off is back', async () => {
  const { onSend, comeBack, cutOffAndBack } = await openComposer()
  fireEvent.change(await screen.findByRole('textbox', { name: 'Message Priya' }), { target: { value: 'Like this' } })
  fireEvent.change(document.querySelector('input[type="file"]') as HTMLInputElement, { target: { files: [jpeg()] } })
  await waitFor(() => expect(FakeUpload.made).toHaveLength(1))
  FakeUpload.made[0]?.finish(200, { id: PHOTO_ID, ...picture })
  await screen.findByRole('button', { name: 'Remove photo' })
  await cutOffAndBack()
  await comeBack()
  fireEvent.click(screen.getByRole('button', { name: 'Send' }))
  expect(onSend).toHaveBeenCalledExactlyOnceWith({ text: 'Like this', photo: { id: PHOTO_ID, picture } })
})

test('the words of a photo that failed wait until it is tried again or taken away', async () => {
  const { onSend } = await openComposer()
  const text = await screen.findByRole('textbox', { name: 'Message Priya' })
  fireEvent.change(document.querySelector('input[type="file"]') as HTMLInputElement, { target: { files: [jpeg()] } })
  await waitFor(() => expect(FakeUpload.made).toHaveLength(1))
  FakeUpload.made[0]?.finish(503, { code: 'unavailable' })
  await screen.findByRole('button', { name: 'Try again' })
  fireEvent.change(text, { target: { value: 'Like this?' } })
  fireEvent.keyDown(text, { key: 'Enter' })
  expect(onSend).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('button', { name: 'Remove' }))
  fireEvent.keyDown(text, { key: 'Enter' })
  expect(onSend).toHaveBeenCalledExactlyOnceWith({ text: 'Like this?', photo: null })
})

test('a file that is no photo is called wrong, and taken away', async () => {
  await openComposer()
  const text = await screen.findByRole('textbox', { name: 'Message Priya' })
  const file = document.querySelector('input[type="file"]') as HTMLInputElement
  fireEvent.change(file, { target: { files: [new File(['hello'], 'hello.png')] } })
  const wrong = await screen.findByText('JPEG, JPG or PNG only')
  expect(wrong.closest('[data-tone="danger"]')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Remove' }))
  expect(screen.queryByText('JPEG, JPG or PNG only')).toBeNull()
  expect(document.activeElement).toBe(text)
})

test('a photo stays until another is through: no wrong file drops it, and the one picked last is the one that goes', async () => {
  await openComposer()
  await screen.findByRole('textbox', { name: 'Message Priya' })
  const file = document.querySelector('input[type="file"]') as HTMLInputElement
  const shown = () => screen.getByRole('img', { name: 'Photo that goes with your message' }).getAttribute('src')
  fireEvent.change(file, { target: { files: [jpeg()] } })
  await waitFor(() => expect(FakeUpload.made).toHaveLength(1))
  FakeUpload.made[0]?.finish(200, { id: PHOTO_ID, ...picture })
  await screen.findByRole('button', { name: 'Remove photo' })
  fireEvent.change(file, { target: { files: [new File(['hello'], 'hello.png')] } })
  await screen.findByText('JPEG, JPG or PNG only')
  expect(shown()).toBe('/fringe.webp')
  fireEvent.change(file, { target: { files: [jpeg()] } })
  fireEvent.change(file, { target: { files: [jpeg()] } })
  await waitFor(() => expect(FakeUpload.made).toHaveLength(3))
  expect(screen.queryByText('JPEG, JPG or PNG only')).toBeNull()
  expect(shown()).toBe('/fringe.webp')
  FakeUpload.made[2]?.finish(200, { id: OTHER_ID, ...picture, url: '/crop.webp' })
  FakeUpload.made[1]?.finish(200, { id: PHOTO_ID, ...picture, url: '/bob.webp' })
  await waitFor(() => expect(shown()).toBe('/crop.webp'))
  await waitFor(() => expect(screen.queryByText(/^Adding/)).toBeNull())
  expect(shown()).toBe('/crop.webp')
})

test('the keyboard goes on at the words where a photo is taken away again', async () => {
  await openComposer()
  const text = await screen.findByRole('textbox', { name: 'Message Priya' })
  const file = document.querySelector('input[type="file"]') as HTMLInputElement
  const pressOn = async (name: string) => {
    const button = await screen.findByRole('button', { name })
    button.focus()
    fireEvent.click(button)
  }
  fireEvent.change(file, { target: { files: [jpeg()] } })
  await waitFor(() => expect(FakeUpload.made).toHaveLength(1))
  FakeUpload.made[0]?.finish(200, { id: PHOTO_ID, ...picture })
  await pressOn('Remove photo')
  expect(document.activeElement).toBe(text)
  fireEvent.change(file, { target: { files: [jpeg()] } })
  await pressOn('Cancel')
  expect(document.activeElement).toBe(text)
})
