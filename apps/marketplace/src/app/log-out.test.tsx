import { nothingGiven } from '@ginipig/domain/listing'
import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { draftStore, saveDraft, savePhotoUrl } from '#features/booking/must-haves/draft-store.ts'
import { openApp, person } from '../testing/open-app.ts'

test('what was told for a booking goes with the person, answers about health above all', async () => {
  const { services } = await openApp('/nowhere', {}, { signedInAs: person('user') })
  await screen.findByRole('heading', { name: 'Page not found' })
  saveDraft('b1', { ...nothingGiven, photoIds: [], answers: { allergies: 'Nickel' } })
  savePhotoUrl('p1', '/media/p1')
  await act(() => services.session.logOut())
  expect(draftStore.getState()).toEqual({ photoUrls: {}, drafts: {} })
})
