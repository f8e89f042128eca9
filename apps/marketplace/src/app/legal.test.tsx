import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openApp } from '../testing/open-app.ts'

const publisher = {
  name: 'Sample Appointments Ltd',
  address: '1 Sample Street, Sampleton',
  email: 'legal@ginipig.example',
  companyNumber: null,
  icoNumber: null,
}
const calls = { 'GET /publisher': () => Response.json(publisher) }

const titled = (name: string) => screen.findByRole('heading', { level: 1, name })
const choose = (language: string) => fireEvent.click(screen.getByRole('button', { name: language }))

test.for([
  ['Terms and conditions', 'Terms for clients'],
  ['Privacy policy', 'Privacy policy'],
  ['Cookies policy', 'Cookies policy'],
] as const)('%s opens from the footer, and has the focus', async ([link, title]) => {
  const { router } = await openApp('/nowhere', calls)
  const legals = await screen.findByRole('heading', { name: 'Legals' })
  fireEvent.click(within(legals.parentElement ?? document.body).getByRole('link', { name: link }))
  await titled(title)
  await waitFor(() => expect(document.activeElement?.tagName).toBe('H1'))
  expect(document.title).toBe(`${link} | Ginipig`)
  expect(router.state.location.pathname).toMatch(/^\/(term-and-condition|privacy-policy|cookies-policy)$/)
})

test('is there in French, says that the English text counts, and follows the language', async () => {
  localStorage.setItem('language', 'fr')
  await openApp('/term-and-condition', calls)
  await titled('Conditions pour les clients')
  expect(screen.getByText(/c’est le texte anglais qui compte/)).toBeTruthy()
  expect(screen.getByText(/L’acompte est de 15\s% du prix\./)).toBeTruthy()
  await screen.findByRole('button', { name: 'English' })
  choose('English')
  await titled('Terms for clients')
  expect(screen.queryByText(/the English one counts/)).toBeNull()
  choose('Français')
  await titled('Conditions pour les clients')
})

test('a language chosen elsewhere before is there too', async () => {
  const { router } = await openApp('/cookies-policy', calls)
  await titled('Cookies policy')
  await screen.findByRole('button', { name: 'Français' })
  choose('Français')
  await screen.findByRole('heading', { level: 2, name: '2. Ce que nous enregistrons' })
  await router.navigate({ to: '/privacy-policy' })
  await screen.findByRole('heading', { level: 2, name: '4. Qui voit quoi' })
})
