import { clearPersonalData } from '@ginipig/app/services/clear-personal-data.ts'
import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, test } from 'vitest'
import { avatarDraft, choosePhoto, dropPhoto, restorePhoto } from './avatar-draft.ts'

const bytes = Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, 0, 1, 2, 250])
const jpeg = new Blob([bytes], { type: 'image/jpeg' })

/** What a reload leaves: the tab's storage. */
const reload = () => {
  avatarDraft.setState({ photo: undefined, isKept: false })
  restorePhoto()
  return avatarDraft.getState().photo
}

beforeEach(() => {
  sessionStorage.clear()
  avatarDraft.setState({ photo: undefined, isKept: false })
})

test('a small photo outlives a reload, byte by byte', async () => {
  await choosePhoto(jpeg, true)
  const photo = reload()
  expect(photo?.type).toBe('image/jpeg')
  expect(new Uint8Array((await photo?.arrayBuffer()) ?? [])).toEqual(bytes)
})

test('one that couldn’t be made small is forgotten, and takes the one before with it', async () => {
  await choosePhoto(jpeg, true)
  await choosePhoto(new Blob([bytes]), false)
  expect(reload()).toBeUndefined()
})

test('removed while it is being kept, it stays removed', async () => {
  const keeping = choosePhoto(jpeg, true)
  dropPhoto()
  await keeping
  expect(reload()).toBeUndefined()
})

test('it goes with the person', async () => {
  await choosePhoto(jpeg, true)
  clearPersonalData(new QueryClient())
  expect(avatarDraft.getState().photo).toBeUndefined()
  expect(reload()).toBeUndefined()
})

test('what lies broken in the browser is no photo', () => {
  sessionStorage.setItem('ginipig.sign-up.photo', '"%%%"')
  expect(reload()).toBeUndefined()
})
