import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { openApp, person } from '../testing/open-app.ts'

test.for([
  ['at work', person('provider')],
  ['finishing their profile', { ...person('provider'), isProfileComplete: false }],
] as const)('a provider %s chooses the language, and mails come in it', async ([, provider]) => {
  const put = vi.fn(() => Response.json({ ...provider, language: 'fr' }))
  const { services } = await openApp('/', { 'PUT /me/language': put }, { signedInAs: provider })
  fireEvent.click(await screen.findByRole('button', { name: 'Français' }))
  await screen.findByRole('button', { name: 'Français', pressed: true })
  await waitFor(() => expect(put).toHaveBeenCalledExactlyOnceWith({ language: 'fr' }))
  await waitFor(() => expect(services.session.store.getState().userData?.language).toBe('fr'))
})
