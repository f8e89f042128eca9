import { type Calls, problem } from '@ginipig/app/testing/fake-api.ts'
import { hannah } from '@ginipig/app/testing/people.ts'
import type { OpenSession } from '@ginipig/contract/identity/open-session.ts'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { openSettings } from './testing/settings-page.tsx'

const START = Date.UTC(2026, 4, 14, 9, 30)
const session = (part: Partial<OpenSession>): OpenSession => ({
  id: '0190a7c2-0000-7000-8000-000000000011',
  audience: 'marketplace',
  browser: 'Firefox',
  platform: 'macOS',
  createdAt: START,
  lastSeenAt: START,
  isCurrent: false,
  ...part,
})
const here = session({ id: '0190a7c2-0000-7000-8000-000000000010', isCurrent: true })
const phone = session({ browser: 'Safari', platform: 'iOS' })

const challenge = {
  challengeId: '0190a7c2-0000-7000-8000-000000000020',
  expiresAt: Date.now() + 600_000,
  resendAt: Date.now() + 30_000,
}

const open = (calls: Calls = {}) =>
  openSettings({ 'GET /me/sessions': () => Response.json({ sessions: [here, phone] }), ...calls })

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
const send = (label: string) => {
  const { form } = screen.getByLabelText<HTMLInputElement>(label)
  if (form) fireEvent.submit(form)
}

describe('the address', () => {
  test('is changed by password and code', async () => {
    const refused = [problem('step_up_required', 403)]
    const change = vi.fn(() => refused.pop() ?? Response.json(challenge))
    const stepUp = vi.fn(() => Response.json({ until: Date.now() + 300_000 }))
    const confirm = vi.fn(() => Response.json({ ...hannah, email: 'new@example.test' }))
    const { services } = await open({
      'POST /me/email': change,
      'POST /me/step-up': stepUp,
      'POST /me/email/confirm': confirm,
    })
    fireEvent.click(await screen.findByRole('button', { name: 'Change email' }))
    expect(document.activeElement).toBe(screen.getByLabelText('New email'))
    type('New email', 'new@example.test')
    send('New email')

    const dialog = await screen.findByRole('dialog', { name: 'Is it you?' })
    fireEvent.change(within(dialog).getByLabelText('Password'), { target: { value: 'Ginipig-2026' } })
    fireEvent.submit(within(dialog).getByLabelText<HTMLInputElement>('Password').form as HTMLFormElement) // it is in one
    const code = await screen.findByLabelText('Code')
    expect(stepUp).toHaveBeenCalledExactlyOnceWith({ password: 'Ginipig-2026' })
    expect(change).toHaveBeenCalledTimes(2)

    fireEvent.change(code, { target: { value: '7k2o' } })
    await screen.findByText(/^Your email is now new@example.test/)
    expect(confirm).toHaveBeenCalledExactlyOnceWith({ challengeId: challenge.challengeId, code: '7K20' })
    expect(services.session.store.getState().userData?.email).toBe('new@example.test')
    expect(screen.getByText('new@example.test')).toBeTruthy()
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Change email' })))
  })

  test('goes on at the code where the page is opened anew, until that is over', async () => {
    const confirm = vi.fn(() => Response.json({ ...hannah, email: 'new@example.test' }))
    const calls = { 'POST /me/email': () => Response.json(challenge), 'POST /me/email/confirm': confirm }
    const { router } = await open(calls)
    const openAnew = async () => {
      await act(() => router.navigate({ to: '/' }))
      await screen.findByText('Home page')
      await act(() => router.navigate({ to: '/settings' }))
    }
    fireEvent.click(await screen.findByRole('button', { name: 'Change email' }))
    type('New email', 'new@example.test')
    send('New email')
    await screen.findByLabelText('Code')
    await openAnew()
    const code = await screen.findByLabelText('Code')
    expect(document.activeElement).not.toBe(code)
    screen.getByText('new@example.test')
    fireEvent.change(code, { target: { value: '7k2o' } })
    await screen.findByText(/^Your email is now new@example.test/)
    expect(confirm).toHaveBeenCalledExactlyOnceWith({ challengeId: challenge.challengeId, code: '7K20' })
    await openAnew()
    await screen.findByRole('button', { name: 'Change email' })
  })

  test('stays when the password is not given', async () => {
    const change = vi.fn(() => problem('step_up_required', 403))
    await open({ 'POST /me/email': change })
    fireEvent.click(await screen.findByRole('button', { name: 'Change email' }))
    type('New email', 'new@example.test')
    send('New email')
    fireEvent.click(await screen.findByRole('button', { name: 'Not now' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(change).toHaveBeenCalledOnce()
    expect(screen.getByLabelText<HTMLInputElement>('New email').value).toBe('new@example.test')
    press(/^Keep hannah/)
    expect(screen.getByText('hannah@example.test')).toBeTruthy()
  })

  test('that one has already is said at the field', async () => {
    const unchanged = () => problem('invalid_input', 422, [{ path: 'email', problem: 'unchanged' }])
    await open({ 'POST /me/email': unchanged })
    fireEvent.click(await screen.findByRole('button', { name: 'Change email' }))
    type('New email', 'hannah@example.test')
    send('New email')
    await screen.findByText('This is what you have now')
    expect(screen.getByLabelText('New email').getAttribute('aria-invalid')).toBe('true')
  })

  test('a wrong password is said in the dialog, which stays', async () => {
    await open({
      'POST /me/email': () => problem('step_up_required', 403),
      'POST /me/step-up': () => problem('invalid_input', 422, [{ path: 'password', problem: 'password_wrong' }]),
    })
    fireEvent.click(await screen.findByRole('button', { name: 'Change email' }))
    type('New email', 'new@example.test')
    send('New email')
    const field = await screen.findByLabelText<HTMLInputElement>('Password')
    fireEvent.change(field, { target: { value: 'Wrong-2026' } })
    send('Password')
    await screen.findByText('That isn’t your password')
    expect(screen.getByRole('dialog', { name: 'Is it you?' })).toBeTruthy()
  })
})

describe('where one is logged in', () => {
  test('is listed with this browser marked, and another can be logged out', async () => {
    const sessions = [here, phone]
    let isAsked = false
    const end = vi.fn(() => {
      if (!isAsked) return problem('step_up_required', 403)
      sessions.pop()
      return Response.json({})
    })
    await open({
      'POST /me/step-up': () => {
        isAsked = true
        return Response.json({ until: 0 })
      },
      'GET /me/sessions': () => Response.json({ sessions }),
      [`DELETE /me/sessions/${phone.id}`]: end,
    })
    const list = await screen.findByRole('list', { name: 'Where you’re logged in' })
    const [first, second] = within(list).getAllByRole('listitem')
    expect(first?.textContent).toContain('Firefox on macOS')
    expect(first?.textContent).toContain('This browser')
    expect(second?.textContent).toContain('Safari on iOS')
    expect(second?.textContent).toMatch(/Since Thu 14 May.*, last seen Thu 14 May/)
    press('Log out Safari on iOS')
    await screen.findByText('Please enter your password before another browser is logged out.')
    expect(within(list).getAllByRole('listitem', { hidden: true })).toHaveLength(2)
    type('Password', 'Ginipig-2026')
    send('Password')
    await screen.findByText('Safari on iOS is logged out')
    expect(end).toHaveBeenCalledTimes(2)
    await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(1))
    expect(document.activeElement).toBe(list)
  })

  test('another stays when the password is not given', async () => {
    const end = vi.fn(() => problem('step_up_required', 403))
    await open({
      'GET /me/sessions': () => Response.json({ sessions: [here, phone] }),
      [`DELETE /me/sessions/${phone.id}`]: end,
    })
    fireEvent.click(await screen.findByRole('button', { name: 'Log out Safari on iOS' }))
    fireEvent.click(await screen.findByRole('button', { name: 'Not now' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(end).toHaveBeenCalledOnce()
    expect(screen.queryByText('Safari on iOS is logged out')).toBeNull()
    expect(screen.getByRole('button', { name: 'Log out Safari on iOS' })).toBeTruthy()
  })

  test('everywhere ends here too, after the password', async () => {
    const endAll = vi.fn(() => Response.json({}))
    const confirm = vi.fn((_body: unknown) => Response.json({ until: 0 }))
    const { services, router } = await open({ 'POST /me/sessions/end': endAll, 'POST /me/step-up': confirm })
    fireEvent.click(await screen.findByRole('button', { name: 'Log out everywhere' }))
    const dialog = await screen.findByRole('dialog', { name: 'Log out everywhere?' })
    const press = () => fireEvent.click(within(dialog).getByRole('button', { name: 'Log out everywhere' }))
    press()
    await within(dialog).findByText('Please enter password')
    expect([confirm.mock.calls.length, endAll.mock.calls.length]).toEqual([0, 0])
    type('Password', 'Ginipig-2026')
    press()
    await screen.findByRole('heading', { name: 'Log in here' })
    expect(router.state.location.pathname).toBe('/login')
    expect(screen.getByText('You’re logged out everywhere')).toBeTruthy()
    expect(confirm).toHaveBeenCalledExactlyOnceWith({ password: 'Ginipig-2026' })
    expect(services.session.store.getState().userData).toBeNull()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('nobody is logged out when that fails', async () => {
    const { services } = await open({
      'POST /me/step-up': () => Response.json({ until: 0 }),
      'POST /me/sessions/end': () => problem('unavailable', 503),
    })
    fireEvent.click(await screen.findByRole('button', { name: 'Log out everywhere' }))
    const dialog = await screen.findByRole('dialog')
    type('Password', 'Ginipig-2026')
    fireEvent.click(within(dialog).getByRole('button', { name: 'Log out everywhere' }))
    expect((await within(dialog).findByRole('alert')).textContent).toContain('short break')
    expect(services.session.store.getState().userData).not.toBeNull()
  })
})

describe('one’s data', () => {
  test('comes as a file', async () => {
    const saved: Blob[] = []
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: (blob: Blob) => `blob:${saved.push(blob)}` }))
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
    await open({ 'POST /me/export': () => Response.json({ account: { email: 'hannah@example.test' } }) })
    fireEvent.click(await screen.findByRole('button', { name: 'Download' }))
    await screen.findByText('Your data is in your downloads')
    expect(click).toHaveBeenCalledOnce()
    expect(JSON.parse(await (saved[0] ?? new Blob()).text())).toEqual({ account: { email: 'hannah@example.test' } })
  })

  test('comes once a day', async () => {
    await open({ 'POST /me/export': () => problem('too_many_requests', 429) })
    fireEvent.click(await screen.findByRole('button', { name: 'Download' }))
    expect((await screen.findByRole('alert')).textContent).toContain('You can again tomorrow.')
  })
})

describe('deleting the account', () => {
  const goOn = async () => {
    fireEvent.click(await screen.findByRole('button', { name: 'Delete account' }))
    const dialog = await screen.findByRole('dialog', { name: 'Delete your account?' })
    expect(within(dialog).getByRole('heading', { name: 'Erased at once' })).toBeTruthy()
    expect(within(dialog).getByText(/^Refunds on their way/)).toBeTruthy()
    expect(dialog.textContent).toContain('Cancel bookings under way first, or let them pass')
    press('Continue to delete')
    expect(screen.queryByText('Please enter password')).toBeNull()
    type('Password', 'Ginipig-2026')
    send('Password')
  }

  test('says what goes, takes the password, and says goodbye at home', async () => {
    const calls: string[] = []
    const note = (name: string) => () => {
      calls.push(name)
      return Response.json(name === 'step-up' ? { until: Date.now() } : {})
    }
    const { services, router } = await open({
      'POST /me/step-up': note('step-up'),
      'POST /me/deletion': note('deletion'),
    })
    await goOn()
    await screen.findByRole('heading', { name: 'Home page' })
    expect(calls).toEqual(['step-up', 'deletion'])
    expect(router.state.location.pathname).toBe('/')
    expect(screen.getByText(/^Your account is deleted/)).toBeTruthy()
    expect(services.session.store.getState().userData).toBeNull()
  })

  test('can’t be left while it is under way', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>()
    await open({ 'POST /me/step-up': () => promise })
    await goOn()
    const dialog = screen.getByRole('dialog', { name: 'Delete your account?' })
    await waitFor(() =>
      expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Keep my account' }).disabled).toBe(true),
    )
    fireEvent.keyDown(dialog, { key: 'Escape' })
    expect(screen.getByRole('dialog', { name: 'Delete your account?' })).toBeTruthy()
    resolve(problem('unavailable', 503))
    await screen.findByRole('alert')
    fireEvent.keyDown(dialog, { key: 'Escape' })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  test('waits for what is under way, and leads there', async () => {
    const { services } = await open({
      'POST /me/step-up': () => Response.json({ until: Date.now() }),
      'POST /me/deletion': () => problem('account_busy', 409),
    })
    await goOn()
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain('You still have bookings under way')
    expect(within(alert).getByRole('link', { name: 'See your bookings' }).getAttribute('href')).toBe('/my-booking')
    expect(services.session.store.getState().userData).not.toBeNull()
  })
})
