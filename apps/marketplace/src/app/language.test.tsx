import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { openApp, person, problem } from '../testing/open-app.ts'

const hannah = person('user')
/** An account's language as the API keeps it. */
const accountOf = (user: typeof hannah) =>
  vi.fn((body: unknown) => Response.json(Object.assign(user, body as { language: 'en' | 'fr' }))) // the call's own body
const choose = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))

describe('choosing a language', () => {
  test('is told to the account of whoever is logged in', async () => {
    const put = accountOf({ ...hannah })
    const { services } = await openApp('/', { 'PUT /me/language': put }, { signedInAs: hannah })
    await choose('Français')
    await waitFor(() => expect(put).toHaveBeenCalledExactlyOnceWith({ language: 'fr' }))
    await waitFor(() => expect(services.session.store.getState().userData).toEqual({ ...hannah, language: 'fr' }))
  })

  test('twice leaves the account with the second', async () => {
    const put = accountOf({ ...hannah })
    await openApp('/', { 'PUT /me/language': put }, { signedInAs: hannah })
    await choose('Français')
    await waitFor(() => expect(document.documentElement.lang).toBe('fr'))
    await choose('English')
    await waitFor(() => expect(put.mock.calls).toEqual([[{ language: 'fr' }], [{ language: 'en' }]]))
  })

  test('tells nobody about a visitor', async () => {
    const put = accountOf({ ...hannah })
    await openApp('/', { 'PUT /me/language': put })
    await choose('Français')
    await within(screen.getByRole('banner')).findByRole('link', { name: 'Se connecter' })
    expect(put).not.toHaveBeenCalled()
  })

  test('works on this device when the account can’t be told, and nobody is bothered', async () => {
    const put = vi.fn(() => problem('internal', 500))
    await openApp('/nowhere', { 'PUT /me/language': put }, { signedInAs: hannah })
    await choose('Français')
    await waitFor(() => expect(put).toHaveBeenCalledOnce())
    expect(document.documentElement.lang).toBe('fr')
    expect(localStorage.getItem('language')).toBe('fr')
    expect(screen.queryByRole('alert')).toBeNull()
  })
})

describe('logging in', () => {
  const french = { ...hannah, language: 'fr' } as const
  const logIn = async (as: typeof hannah, put = accountOf({ ...as }), chosen?: string) => {
    if (chosen !== undefined) localStorage.setItem('language', chosen)
    const session = { accessToken: 't', expiresAt: Date.now() + 600_000, userData: as }
    const app = await openApp('/nowhere', { 'PUT /me/language': put })
    await app.services.session.accept(session)
    return { ...app, put }
  }

  test('where nothing was chosen shows the account’s language, and leaves the choice open', async () => {
    const { put } = await logIn(french)
    await waitFor(() => expect(document.documentElement.lang).toBe('fr'))
    expect(localStorage.getItem('language')).toBeNull()
    expect(put).not.toHaveBeenCalled()
  })

  test('where a language was chosen keeps it on this device, and changes no account', async () => {
    const { put, services } = await logIn(french, accountOf({ ...french }), 'en')
    await waitFor(() => expect(services.session.store.getState().userData).toEqual(french))
    expect(document.documentElement.lang).toBe('en')
    expect(put).not.toHaveBeenCalled()
  })

  test('after choosing a language on the log-in page, the account has its own still', async () => {
    const put = accountOf({ ...hannah })
    const { services } = await openApp('/login', { 'PUT /me/language': put })
    await choose('Français')
    await waitFor(() => expect(document.documentElement.lang).toBe('fr'))
    await services.session.accept({ accessToken: 't', expiresAt: Date.now() + 600_000, userData: hannah })
    await waitFor(() => expect(services.session.store.getState().userData).toEqual(hannah))
    expect(put).not.toHaveBeenCalled()
  })

  test('where both are the same tells nothing', async () => {
    localStorage.setItem('language', 'fr')
    const { put, services } = await logIn(french)
    expect(services.session.store.getState().userData).toEqual(french)
    expect(put).not.toHaveBeenCalled()
  })
})
