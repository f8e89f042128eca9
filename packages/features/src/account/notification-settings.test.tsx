import { problem } from '@ginipig/app/testing/fake-api.ts'
import { hannah } from '@ginipig/app/testing/people.ts'
import { focusManager } from '@tanstack/react-query'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { openSettings } from './testing/settings-page.tsx'

const marketing = () => screen.findByRole('switch', { name: 'Marketing emails' })
const sms = () => screen.findByRole('switch', { name: 'SMS notifications' })
const isOn = async (name: () => Promise<HTMLElement>) => (await name()).getAttribute('aria-checked') === 'true'

/** Answers what was sent, on top of the person. */
const takesAll = () => vi.fn((body: unknown) => Response.json({ ...hannah, ...(body as object) })) // what the page sent
const me = (part: Partial<typeof hannah> = {}) => Response.json({ ...hannah, ...part })

/** An answer that comes when the test says so. */
function held() {
  const { promise, resolve } = Promise.withResolvers<Response>()
  return { answer: () => promise, come: (response: Response) => act(async () => resolve(response)) }
}

const askedAs = (answer: () => Response | Promise<Response>) => vi.fn(answer)

/** To another window and back. */
function comeBack() {
  focusManager.setFocused(false)
  focusManager.setFocused(true)
}
afterEach(() => focusManager.setFocused(undefined))

describe('what we send', () => {
  test('a switch is saved at once, with the others as they are, and said', async () => {
    const put = takesAll()
    const { services } = await openSettings({ 'PUT /me/notification-settings': put })
    fireEvent.click(await marketing())
    expect(await isOn(marketing)).toBe(true)
    await screen.findByText('Saved')
    expect(put).toHaveBeenCalledExactlyOnceWith({
      marketing_notifications: true,
      other_notifications: true,
      sms_notifications: false,
    })
    expect(services.session.store.getState().userData?.marketing_notifications).toBe(true)
    expect(services.session.store.getState().settingNotification?.marketing_notifications).toBe(true)
  })

  test('what could not be saved goes back, says why, and is asked about', async () => {
    const ask = askedAs(() => me())
    const save = held()
    await openSettings({ 'GET /me': ask, 'PUT /me/notification-settings': save.answer })
    await marketing()
    await waitFor(() => expect(ask).toHaveBeenCalledOnce())
    ask.mockImplementation(() => me({ sms_notifications: true }))
    fireEvent.click(await marketing())
    expect(await isOn(marketing)).toBe(true)
    await save.come(problem('unavailable', 503))
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain('Ginipig is having a short break.')
    expect(await isOn(marketing)).toBe(false)
    await waitFor(async () => expect(await isOn(sms)).toBe(true))
  })

  test('two pressed quickly are both saved', async () => {
    const put = takesAll()
    await openSettings({ 'PUT /me/notification-settings': put })
    fireEvent.click(await marketing())
    fireEvent.click(await sms())
    await screen.findByText('Saved')
    expect(put).toHaveBeenLastCalledWith({
      marketing_notifications: true,
      other_notifications: true,
      sms_notifications: true,
    })
    expect(await isOn(marketing)).toBe(true)
  })

  test('of two, the one that could not be saved is told and goes back; the other is saved by itself', async () => {
    const [one, other] = [held(), held()]
    const put = vi.fn((_body: unknown) => one.answer())
    await openSettings({ 'PUT /me/notification-settings': put })
    fireEvent.click(await marketing())
    await waitFor(() => expect(put).toHaveBeenCalledOnce())
    put.mockImplementation(other.answer)
    fireEvent.click(await sms())
    await one.come(problem('unavailable', 503))
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain('Ginipig is having a short break.')
    await waitFor(() => expect(put).toHaveBeenCalledTimes(2))
    expect(await isOn(sms)).toBe(true)
    await other.come(me({ sms_notifications: true }))
    await screen.findByText('Saved')
    expect([await isOn(marketing), await isOn(sms)]).toEqual([false, true])
    expect(put).toHaveBeenLastCalledWith({
      marketing_notifications: false,
      other_notifications: true,
      sms_notifications: true,
    })
  })
})

describe('what was changed on another device', () => {
  test('is shown once the server has said it, and kept', async () => {
    const { answer, come } = held()
    const { services } = await openSettings({ 'GET /me': answer })
    expect(await isOn(marketing)).toBe(false)
    await come(me({ marketing_notifications: true }))
    await waitFor(async () => expect(await isOn(marketing)).toBe(true))
    expect(services.session.store.getState().settingNotification?.marketing_notifications).toBe(true)
  })

  test('is shown when the page is come back to', async () => {
    const ask = askedAs(() => me())
    await openSettings({ 'GET /me': ask })
    await marketing()
    await waitFor(() => expect(ask).toHaveBeenCalledOnce())
    ask.mockImplementation(() => me({ marketing_notifications: true }))
    comeBack()
    await waitFor(async () => expect(await isOn(marketing)).toBe(true))
  })

  test('stays as it is there when another switch is pressed meanwhile', async () => {
    const { answer, come } = held()
    const put = takesAll()
    await openSettings({ 'GET /me': answer, 'PUT /me/notification-settings': put })
    fireEvent.click(await marketing())
    expect(await isOn(marketing)).toBe(true)
    await come(me({ sms_notifications: true }))
    expect(await isOn(marketing)).toBe(true)
    await screen.findByText('Saved')
    expect(put).toHaveBeenCalledExactlyOnceWith({
      marketing_notifications: true,
      other_notifications: true,
      sms_notifications: true,
    })
    expect([await isOn(marketing), await isOn(sms)]).toEqual([true, true])
  })

  test('never undoes a press that is newer than the answer', async () => {
    const late = held()
    const ask = askedAs(() => me())
    const save = held()
    await openSettings({ 'GET /me': ask, 'PUT /me/notification-settings': save.answer })
    await marketing()
    await waitFor(() => expect(ask).toHaveBeenCalledOnce())
    fireEvent.click(await marketing())
    ask.mockImplementation(late.answer)
    comeBack()
    await waitFor(() => expect(ask).toHaveBeenCalledTimes(2))
    await save.come(me({ marketing_notifications: true }))
    await screen.findByText('Saved')
    await late.come(me())
    expect(await isOn(marketing)).toBe(true)
  })
})

describe('topic by topic', () => {
  const switches = [
    { topic: 'bookings', channel: 'app', isFixed: true, needs: null, isOn: true },
    { topic: 'bookings', channel: 'mail', isFixed: true, needs: null, isOn: true },
    { topic: 'bookings', channel: 'sms', isFixed: false, needs: 'sms', isOn: true },
    { topic: 'money', channel: 'app', isFixed: true, needs: null, isOn: true },
    { topic: 'money', channel: 'mail', isFixed: false, needs: null, isOn: true },
    { topic: 'gaps', channel: 'app', isFixed: true, needs: null, isOn: true },
    { topic: 'gaps', channel: 'mail', isFixed: false, needs: 'marketing', isOn: true },
  ]
  const answer = (all: typeof switches) => Response.json({ switches: all })

  test('a switch is saved at once; SMS and marketing are offered to who agreed to them', async () => {
    const put = vi.fn(() => answer(switches.map((one) => (one.isFixed ? one : { ...one, isOn: false }))))
    await openSettings({
      'GET /me/notification-switches': () => answer(switches),
      'PUT /me/notification-switches': put,
    })
    const money = await screen.findByRole('group', { name: 'Money' })
    for (const name of ['Bookings', 'Open times today'])
      expect(within(screen.getByRole('group', { name })).queryByRole('switch')).toBeNull()
    fireEvent.click(within(money).getByRole('switch', { name: 'By email' }))
    await screen.findByText('Saved')
    expect(put).toHaveBeenCalledExactlyOnceWith({ topic: 'money', channel: 'mail', isOn: false })
    expect(within(money).getByRole('switch', { name: 'By email' }).getAttribute('aria-checked')).toBe('false')
  })

  test.each(['answered', 'refused'])('a second switch stays as pressed while the first is %s', async (first) => {
    const [one, other] = [held(), held()]
    const mails = ['money', 'reviews'].map((topic) => ({ topic, channel: 'mail', isFixed: false, needs: null }))
    const shown = (...isOn: boolean[]) => answer(mails.map((mail, index) => ({ ...mail, isOn: isOn[index] ?? true })))
    const put = vi.fn(({ topic }: { topic: string }) => (topic === 'money' ? one : other).answer())
    const ask = vi.fn(() => shown(true, true))
    await openSettings({
      'GET /me/notification-switches': ask,
      'PUT /me/notification-switches': (body: unknown) => put(body as { topic: string }), // what the page sent
    })
    const byMail = async (name: string) =>
      within(await screen.findByRole('group', { name })).getByRole('switch', { name: 'By email' })
    const [money, reviews] = [await byMail('Money'), await byMail('Reviews')]
    fireEvent.click(money)
    await waitFor(() => expect(put).toHaveBeenCalledOnce())
    fireEvent.click(reviews)
    await waitFor(() => expect(reviews.getAttribute('aria-checked')).toBe('false'))
    await one.come(first === 'answered' ? shown(false, true) : problem('unavailable', 503))
    await waitFor(() => expect(put).toHaveBeenCalledTimes(2))
    expect(reviews.getAttribute('aria-checked')).toBe('false')
    await other.come(shown(first !== 'answered', false))
    await screen.findByText('Saved')
    expect(money.getAttribute('aria-checked')).toBe(String(first !== 'answered'))
    expect(reviews.getAttribute('aria-checked')).toBe('false')
    expect(ask).toHaveBeenCalledOnce()
  })

  test('that they can’t be read is told, and they are asked for again', async () => {
    let isAway = true
    await openSettings({
      'GET /me/notification-switches': () => (isAway ? problem('internal', 500) : answer(switches)),
    })
    await screen.findByRole('alert')
    isAway = false
    fireEvent.click(screen.getByRole('button', { name: 'Try Again' }))
    await screen.findByRole('group', { name: 'Money' })
  })
})
