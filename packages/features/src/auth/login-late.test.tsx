import { createRoute } from '@tanstack/react-router'
import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { problem, sessionOf } from '#testing/fake-api.ts'
import { hannah } from '#testing/people.ts'
import { renderRoutes, testRoot } from '#testing/render-routes.tsx'
import { LoginForm } from './LoginForm.tsx'

// What judges the form can't be had.
vi.mock('./login-rules.ts', () => {
  throw new TypeError('Failed to fetch dynamically imported module')
})

const onLoggedIn = vi.fn(async () => undefined)
const login = createRoute({
  getParentRoute: () => testRoot,
  path: '/login',
  staticData: { access: 'public-only' },
  component: () => <LoginForm onLoggedIn={onLoggedIn} />,
})

const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })

test('without its rules a log-in still works: the API judges what was typed', async () => {
  const logIn = vi.fn<(body: unknown) => Response>(() => problem('login_failed', 401))
  await renderRoutes([login], { at: '/login', calls: { 'POST /auth/login': logIn } })
  await screen.findByLabelText('Email')
  type('Email', 'hannah')
  type('Password', 'Marigold-7')
  fireEvent.click(screen.getByRole('button', { name: 'Log in' }))
  expect((await screen.findByRole('alert')).textContent).toContain('That email and password don’t match')
  expect(logIn).toHaveBeenCalledWith(expect.objectContaining({ email: 'hannah', password: 'Marigold-7' }))
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('hannah')

  logIn.mockImplementation(() => Response.json(sessionOf(hannah)))
  type('Email', 'hannah@example.test')
  fireEvent.click(screen.getByRole('button', { name: 'Log in' }))
  await vi.waitFor(() => expect(onLoggedIn).toHaveBeenCalledOnce())
})
