import type { Gap } from '@ginipig/contract/listing/gap.ts'
import { DAY_MS, HOUR_MS, toWallClock } from '@ginipig/domain/time'
import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { type Calls, openApp, person } from '../../testing/open-app.ts'

const nothing: Gap = { times: 0, people: 0, told: null, quietUntil: null }

async function openDiary(gap: Gap, tell = vi.fn(() => Response.json(gap)), more: Calls = {}) {
  const empty = { zone: 'Europe/London', slots: [], bookings: [], busy: [] }
  const calls = {
    'GET /provider/diary': () => Response.json(empty),
    'GET /provider/calendars': () => Response.json({ calendars: [], feedUrl: null }),
    'GET /provider/gap': () => Response.json(gap),
    'POST /provider/gap/tell': tell,
    ...more,
  }
  await openApp('/provider/diary?view=week', calls, { signedInAs: person('provider') })
  await screen.findByRole('heading', { name: 'Diary', level: 1 })
  return tell
}

test('how many would be told is said before, and how many were, after', async () => {
  const told = { people: 3, at: Date.parse('2027-02-09T10:04:00Z') }
  const tell = await openDiary(
    { ...nothing, times: 2, people: 3 },
    vi.fn(() => Response.json({ ...nothing, times: 2, told })),
  )
  await screen.findByText('2 open times today')
  const button = screen.getByRole('button', { name: 'Tell 3 people' })
  button.focus()
  fireEvent.click(button)
  const outcome = await screen.findByText('3 people were told today, last at 10:04.')
  await vi.waitFor(() => expect(document.activeElement).toBe(outcome))
  expect(tell).toHaveBeenCalledOnce()
  expect(screen.queryByRole('button', { name: /^Tell/ })).toBeNull()
})

test('at night it says from when on, in place of the button', async () => {
  await openDiary({ ...nothing, times: 1, people: 1, quietUntil: Date.parse('2027-02-10T07:30:00Z') })
  await screen.findByText(/You can tell them from 07:30 on/)
  expect(screen.queryByRole('button', { name: /^Tell/ })).toBeNull()
})

test('what is free today is counted anew when the diary changes', async () => {
  let gap: Gap = nothing
  const startsAt = Date.parse(`${toWallClock(Date.now() + DAY_MS, 'Europe/London').date}T12:00Z`)
  const id = '0190a7c2-0000-4000-8000-000000000201'
  const slot = {
    id,
    listingId: id,
    title: 'Root tint',
    startsAt,
    endsAt: startsAt + HOUR_MS,
    capacity: 1,
    booked: 0,
    approval: 'automatic',
    patchTestHours: null,
  }
  await openDiary(gap, undefined, {
    'GET /provider/gap': () => Response.json(gap),
    'GET /provider/diary': () =>
      Response.json({ zone: 'Europe/London', slots: gap.times === 0 ? [slot] : [], bookings: [], busy: [] }),
    'DELETE /provider/slots': () => {
      gap = { ...nothing, times: 2, people: 3 }
      return Response.json({ removed: [id], booked: 0 })
    },
  })
  fireEvent.click(await screen.findByRole('button', { name: /Open slot/ }))
  fireEvent.click(await screen.findByRole('button', { name: 'Remove slot' }))
  await screen.findByText('The slot is gone')
  await screen.findByRole('button', { name: 'Tell 3 people' })
})
