import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openApp } from '../../testing/open-app.ts'

const publisher = {
  name: 'Sample Appointments Ltd',
  address: '1 Sample Street, Sampleton',
  email: 'hello@ginipig.example',
  companyNumber: '01234567',
  icoNumber: null,
}
const calls = { 'GET /publisher': () => Response.json(publisher) }

test('the story says numbers that the rules keep, in both languages', async () => {
  await openApp('/our-story', calls)
  const numbers = within(await screen.findByRole('region', { name: 'Five numbers we’ll be held to' }))
  for (const number of ['30%', '£7.50', '8 hours', '36 hours', '£85.00']) numbers.getByText(number)
  fireEvent.click(await screen.findByRole('button', { name: 'Français' }))
  await screen.findByRole('heading', { level: 1, name: /cobaye/ })
  screen.getByText('36 heures')
})

test('who might list sees what they would keep, by the rules of a booking', async () => {
  await openApp('/onboard-with-us', calls)
  const calculator = within(await screen.findByRole('region', { name: 'What would you keep?' }))
  expect(calculator.getByRole('status').textContent).toContain('£45.90')
  fireEvent.change(calculator.getByLabelText('Your Ginipig price'), { target: { value: '84.01' } })
  calculator.getByText('The price must be at least 30% off the usual price')
  calculator.getByText('At most £84.00, which is 30% off. At least £7.50.')
  expect(calculator.queryByRole('status')).toBeNull()
  fireEvent.change(calculator.getByLabelText('Your Ginipig price'), { target: { value: '84' } })
  expect(calculator.getByRole('status').textContent).toContain('£71.40')
  calculator.getByRole('img', { name: 'Of £120.00: you keep £71.40, we take £12.60, the client saves £36.00' })
})

test('the page of the company says who runs this and how to reach them', async () => {
  await openApp('/company', calls)
  await screen.findByRole('heading', { level: 1, name: 'Talk to a person' })
  await screen.findByText('Sample Appointments Ltd')
  screen.getByText('01234567')
  expect(screen.getAllByRole('link', { name: 'hello@ginipig.example' })[0]?.getAttribute('href')).toBe(
    'mailto:hello@ginipig.example',
  )
})

test('the footer leads to them', async () => {
  await openApp('/provider-detail/1', calls)
  const group = async (name: string) => {
    const heading = await screen.findByRole('heading', { name })
    return within(heading.parentElement ?? document.body)
  }
  const company = await group('Company')
  expect(company.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/our-story', '/company'])
  const vip = await group('VIP')
  vip.getByRole('link', { name: 'Onboard with us' })
})
