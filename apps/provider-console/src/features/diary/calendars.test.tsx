import type { OutsideCalendar } from '@ginipig/contract/listing/calendars.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type Calls, openApp, person, problem } from '../../testing/open-app.ts'

const now = Date.now()
const id = '0190a7c2-0000-4000-8000-000000000301'
const calendar: OutsideCalendar = {
  ...{ id, name: 'Academy', host: 'calendar.google.com', readAt: now, problem: null, failingSince: null },
  busyThisWeek: 3,
}
const zone = 'Europe/London'
const open = async (calls: Calls = {}, calendars: object = { calendars: [calendar], feedMadeAt: null }) => {
  await openApp(
    '/provider/diary?view=list',
    {
      'GET /provider/diary': () => Response.json({ zone, slots: [], bookings: [], busy: [] }),
      'GET /provider/calendars': () => Response.json(calendars),
      ...calls,
    },
    { signedInAs: person('provider') },
  )
  fireEvent.click(await screen.findByRole('button', { name: /^Calendars/ }))
  return within(await screen.findByRole('dialog', { name: 'Calendars' }))
}

test('a calendar says how reading it goes, and what is wrong in plain words', async () => {
  const failing = { ...calendar, id: id.replace('301', '302'), name: 'Personal', problem: 'locked', failingSince: now }
  const fresh = { ...calendar, id: id.replace('301', '303'), name: 'New one', readAt: null }
  const dialog = await open({}, { calendars: [calendar, failing, fresh], feedMadeAt: null })
  const rows = (await dialog.findAllByRole('listitem')).map(({ textContent }) => textContent)
  expect(rows[0]).toMatch(/Academycalendar.google.com. Read .*, 3 busy times in the next 7 days.Reading/)
  expect(rows[1]).toMatch(/Can’t be read since .* It asks for a password: .* Its times of .* still count.Not reading/)
  expect(rows[2]).toMatch(/We’re reading it for the first time.First reading/)
  expect(screen.getByRole('button', { name: /^Calendars ?3 linked$/, hidden: true })).toBeTruthy()
})

test('one is added by name and address; what is wrong with the address stands at it', async () => {
  const asked: unknown[] = []
  const dialog = await open({
    'POST /provider/calendars': (body) => {
      asked.push(body)
      return asked.length === 1
        ? problem('invalid_input', 422, [{ path: 'address', problem: 'calendar_private' }])
        : Response.json(calendar)
    },
  })
  const address = () => dialog.getByLabelText('Address of the calendar')
  fireEvent.click(await dialog.findByRole('button', { name: 'Add calendar' }))
  await dialog.findByText('Please enter name of the calendar')
  fireEvent.change(dialog.getByLabelText('Name of the calendar'), { target: { value: 'Home' } })
  fireEvent.change(address(), { target: { value: 'http://192.168.1.20/priya.ics' } })
  fireEvent.click(dialog.getByRole('button', { name: 'Add calendar' }))
  await dialog.findByText('That’s on a private network. Use the iCal address from the calendar’s settings')
  fireEvent.change(address(), { target: { value: 'https://calendar.google.com/a.ics' } })
  fireEvent.click(dialog.getByRole('button', { name: 'Add calendar' }))
  await screen.findByText('Added. We’re reading it now.')
  expect(asked.at(-1)).toEqual({ name: 'Home', address: 'https://calendar.google.com/a.ics' })
  await waitFor(() => expect(address().getAttribute('value')).toBe(''))
})

test('five are enough', async () => {
  const calendars = [1, 2, 3, 4, 5].map((number) => ({ ...calendar, id: id.replace('301', `31${number}`) }))
  const dialog = await open({}, { calendars, feedMadeAt: null })
  await dialog.findByText('You have 5 calendars. Remove one before you add another.')
  expect(dialog.queryByRole('button', { name: 'Add calendar' })).toBeNull()
})

test('the link is shown once, when it is made; later only since when it works', async () => {
  let feedMadeAt: number | null = null
  const dialog = await open({
    'GET /provider/calendars': () => Response.json({ calendars: [], feedMadeAt }),
    'POST /provider/diary-feed': () => {
      feedMadeAt = now
      return Response.json({ url: 'https://console.example/api/v1/diary-feeds/x.ics', madeAt: now })
    },
    'DELETE /provider/diary-feed': () => {
      feedMadeAt = null
      return Response.json({})
    },
  })
  fireEvent.click(await dialog.findByRole('button', { name: 'Make a link' }))
  const link = await dialog.findByLabelText('Your link')
  await waitFor(() => expect(document.activeElement).toBe(link))
  expect(link.getAttribute('value')).toBe('https://console.example/api/v1/diary-feeds/x.ics')
  fireEvent.click(dialog.getByRole('button', { name: 'Close' }))
  fireEvent.click(await screen.findByRole('button', { name: /^Calendars/ }))
  const again = within(await screen.findByRole('dialog', { name: 'Calendars' }))
  await again.findByText(/Your link works since/)
  expect(again.queryByLabelText('Your link')).toBeNull()
  fireEvent.click(again.getByRole('button', { name: 'Switch the link off' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Switch off' }))
  await screen.findByText('The link has stopped')
  const make = await again.findByRole('button', { name: 'Make a link' })
  await waitFor(() => expect(document.activeElement).toBe(make))
})

/** The question, asked anew. */
const question = async () => within(await screen.findByRole('alertdialog'))
/** The question has failed, and is left. */
const failAndLeave = async (yes: string, no: string) => {
  const asked = await question()
  fireEvent.click(asked.getByRole('button', { name: yes }))
  await asked.findByRole('alert')
  fireEvent.click(asked.getByRole('button', { name: no }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
}
const refused = () => problem('unavailable', 503)

test.each([
  ['Switch the link off', 'Switch off', 'Keep it'],
  ['Make a new link, the old one stops', 'Make a new link', 'Keep the old one'],
])('what failed of “%s” isn’t told beside the question, nor when it is asked again', async (name, yes, no) => {
  const calls = { 'POST /provider/diary-feed': refused, 'DELETE /provider/diary-feed': refused }
  const dialog = await open(calls, { calendars: [], feedMadeAt: now })
  fireEvent.click(await dialog.findByRole('button', { name }))
  await failAndLeave(yes, no)
  expect(screen.queryByRole('alert')).toBeNull()
  fireEvent.click(dialog.getByRole('button', { name }))
  expect((await question()).queryByRole('alert')).toBeNull()
})

test('a calendar that couldn’t be removed is asked about anew', async () => {
  const dialog = await open({ [`DELETE /provider/calendars/${id}`]: refused })
  const ask = async () => {
    fireEvent.keyDown(await dialog.findByRole('button', { name: 'More for Academy' }), { key: 'Enter' })
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Remove' }))
  }
  await ask()
  await failAndLeave('Remove calendar', 'Keep it')
  await ask()
  expect((await question()).queryByRole('alert')).toBeNull()
})
