import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openApp, person } from '../testing/open-app.ts'

const titled = (name: string) => screen.findByRole('heading', { level: 1, name })

test.for([
  ['/provider/term-and-condition', 'Terms for providers'],
  ['/provider/privacy-policy', 'Privacy policy'],
] as const)('a visitor reads %s, with the way in above it', async ([path, title]) => {
  const { router } = await openApp(path)
  await titled(title)
  expect(router.state.location.pathname).toBe(path)
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.queryByRole('complementary', { name: 'Sidebar' })).toBeNull()
  fireEvent.click(screen.getByRole('link', { name: 'Log in' }))
  await titled('Log in')
})

test('a provider finds them in the menu, under Help, also with an unfinished profile', async () => {
  await openApp('/provider/settings', {}, { signedInAs: { ...person('provider'), isProfileComplete: false } })
  fireEvent.click(await screen.findByRole('link', { name: 'Terms and conditions' }))
  await titled('Terms for providers')
  const sidebar = within(screen.getByRole('complementary', { name: 'Sidebar' }))
  expect(sidebar.getByText('Help')).toBeTruthy()
  fireEvent.click(sidebar.getByRole('link', { name: 'Privacy policy' }))
  await titled('Privacy policy')
})
