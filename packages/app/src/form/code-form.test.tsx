import { ApiError } from '@ginipig/api-client/core/api-error.ts'
import type { Challenge } from '@ginipig/contract/identity/sign-up.ts'
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CodeForm } from './CodeForm.tsx'

const SECOND = 1_000
const challengeId = '0190a7c2-0000-7000-8000-000000000009'
const madeNow = (): Challenge => ({
  challengeId,
  expiresAt: Date.now() + 600 * SECOND,
  resendAt: Date.now() + 30 * SECOND,
})
const wrong = new ApiError({ code: 'otp_wrong', status: 422 })

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function show(props: Partial<Parameters<typeof CodeForm>[0]> = {}) {
  i18n.loadAndActivate({ locale: 'en', messages: {} })
  const onCode = vi.fn(async (_code: string) => {})
  const onResend = vi.fn(async () => madeNow())
  const all = { challenge: madeNow(), onCode, onResend, submitLabel: 'Go on', busyLabel: 'Checking…', ...props }
  render(
    <I18nProvider i18n={i18n}>
      <CodeForm {...all} />
    </I18nProvider>,
  )
  return { onCode, onResend }
}

const input = () => screen.getByLabelText<HTMLInputElement>('Code')
const type = (text: string) => fireEvent.change(input(), { target: { value: text } })
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

test('a pasted code is tried as soon as it is whole, in its normal form', async () => {
  const { onCode } = show()
  type(' 7k-lq ')
  await pass(0)
  expect(onCode).toHaveBeenCalledWith('7K1Q')
})

test('what is typed into a code that is whole asks nothing again: each wrong one is a try', async () => {
  const { onCode } = show()
  type('7K2Q')
  await pass(0)
  type('7K2QX')
  await pass(0)
  expect(onCode).toHaveBeenCalledExactlyOnceWith('7K2Q')
})

test('half a code is asked for', async () => {
  const { onCode } = show()
  type('7K')
  fireEvent.click(screen.getByRole('button', { name: 'Go on' }))
  expect(screen.getByText('The code has 4 letters and digits')).toBeTruthy()
  expect(onCode).not.toHaveBeenCalled()
})

test('a wrong one is called out with the tries that are left, and makes room for another', async () => {
  show({ onCode: () => Promise.reject(wrong), triesLeft: 3 })
  type('AAAA')
  await pass(0)
  expect(screen.getByRole('alert').textContent).toMatch(/^That’s not the code .* 3 tries left\.$/)
  expect(input().value).toBe('')
  expect(document.activeElement).toBe(input())
})

test('another code can be asked for after 30 s, however wrong the clock of the server or the phone is', async () => {
  const { onResend } = show({ challenge: { ...madeNow(), resendAt: Date.now() + 3_600 * SECOND } })
  expect(screen.queryByRole('button', { name: 'Send another code' })).toBeNull()
  expect(screen.getByText('Didn’t get it? You can ask for another in 30 s.')).toBeTruthy()
  await pass(31 * SECOND)
  fireEvent.click(screen.getByRole('button', { name: 'Send another code' }))
  await pass(0)
  expect(screen.getByRole('status').textContent).toContain('We’ve sent another code')
  expect(onResend).toHaveBeenCalledOnce()
  expect(screen.getByText(/You can ask for another in/)).toBeTruthy()
})

test('two presses ask for one code', async () => {
  const { promise, resolve } = Promise.withResolvers<Challenge>()
  const onResend = vi.fn(() => promise)
  show({ challenge: { ...madeNow(), resendAt: Date.now() }, onResend })
  const again = screen.getByRole('button', { name: 'Send another code' })
  fireEvent.click(again)
  fireEvent.click(again)
  expect(onResend).toHaveBeenCalledOnce()
  await act(async () => resolve(madeNow()))
})

test('it says how long the code is good, and starts anew with another one', async () => {
  show()
  expect(screen.getByRole('timer').textContent).toBe('10 min left')
  await pass(9 * 60 * SECOND + SECOND)
  expect(screen.getByRole('timer').textContent).toBe('Less than a minute left')
  fireEvent.click(screen.getByRole('button', { name: 'Send another code' }))
  await pass(0)
  expect(screen.getByRole('timer').textContent).toBe('10 min left')
})

test('no more codes today is said as such', async () => {
  const tooMany = new ApiError({ code: 'too_many_requests', status: 429 })
  show({ challenge: { ...madeNow(), resendAt: Date.now() }, onResend: () => Promise.reject(tooMany) })
  fireEvent.click(screen.getByRole('button', { name: 'Send another code' }))
  await pass(0)
  expect(screen.getByRole('alert').textContent).toBe('You’ve asked for a few codes already. Please try again later.')
})

test('after the last try no time is left, whatever is left of it, until there is another code', async () => {
  const exhausted = new ApiError({ code: 'otp_exhausted', status: 409 })
  show({ onCode: () => Promise.reject(exhausted) })
  await pass(60 * SECOND)
  type('AAAA')
  await pass(0)
  screen.getByText('That was the last try for this code. Please ask for a new one.')
  expect(screen.queryByRole('timer')).toBeNull()
  screen.getByText('This code no longer works.')
  fireEvent.click(screen.getByRole('button', { name: 'Send another code' }))
  await pass(0)
  expect(screen.getByRole('timer').textContent).toBe('10 min left')
  expect(screen.queryByText(/last try/)).toBeNull()
})

test('a code whose time is over says so', async () => {
  show()
  await pass(601 * SECOND)
  expect(screen.queryByRole('timer')).toBeNull()
  screen.getByText('This code no longer works.')
})

test('nothing says that a code was sent once its last try is used up', async () => {
  const exhausted = new ApiError({ code: 'otp_exhausted', status: 409 })
  show({ challenge: { ...madeNow(), resendAt: Date.now() }, onCode: () => Promise.reject(exhausted) })
  fireEvent.click(screen.getByRole('button', { name: 'Send another code' }))
  await pass(0)
  expect(screen.getByRole('status').textContent).toContain('We’ve sent another code')
  type('AAAA')
  await pass(0)
  expect(screen.getByRole('status').textContent).toBe('')
})
