import { fireEvent, screen } from '@testing-library/react'
import { vi } from 'vitest'
import { type Calls, openApp } from './open-app.ts'

export const challenge = () => ({
  challengeId: '0190a7c2-0000-7000-8000-000000000009',
  expiresAt: Date.now() + 600_000,
  resendAt: Date.now() + 30_000,
})

/** What stands in a form: label → what a person types or chooses there. */
export type Typed = Readonly<Record<string, string>>

/** Of each step of a client's sign-up. */
export const lukaszStart: Typed = { Email: 'lukasz@example.test', 'First name': 'Łukasz', 'Last name': 'O’Neill' }
export const lukaszAbout: Typed = {
  Mobile: '7700900118',
  'Age group': '25-34',
  Gender: 'undisclosed',
  County: 'Greater Manchester',
  'City/town': 'Manchester',
}
export const lukaszPassword: Typed = { Password: 'Marigold-7-Xyz!', 'Confirm password': 'Marigold-7-Xyz!' }

export function type(typed: Typed): void {
  for (const [label, value] of Object.entries(typed)) {
    const field = screen.getByLabelText(label)
    fireEvent.change(field, { target: { value } })
    fireEvent.blur(field)
  }
}

export const tickBoth = (): void => {
  for (const tick of screen.getAllByRole('checkbox')) fireEvent.click(tick)
}

export const goOn = (): void => void fireEvent.click(screen.getByRole('button', { name: 'Continue' }))

export const heading = (name: string) => screen.findByRole('heading', { name })

export const opened = () => heading('Create your account')

export const textIn = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value

/** The app at the sign-up's first step; `register` is told what is sent. */
export async function openSignUp(calls: Calls = {}, at = '/registration') {
  const register = vi.fn<(body: unknown) => Response>(() => Response.json(challenge()))
  const app = await openApp(at, { 'POST /auth/registrations/client': register, ...calls })
  await opened()
  return { ...app, register }
}

/** The steps before the last; other texts than Łukasz's where given. */
export async function fillToPassword({ start = lukaszStart, about = lukaszAbout } = {}): Promise<void> {
  type(start)
  goOn()
  await heading('A little about you')
  type(about)
  goOn()
  await heading('Choose your password')
}

/** All of it, up to the button. */
export async function fillSignUp(): Promise<void> {
  await fillToPassword()
  type(lukaszPassword)
  tickBoth()
}

export async function openAndFill(calls: Calls = {}) {
  const app = await openSignUp(calls)
  await fillSignUp()
  return app
}

export const create = (): void => void fireEvent.click(screen.getByRole('button', { name: /Create account|Creating/ }))
