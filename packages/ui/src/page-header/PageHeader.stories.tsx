import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Badge } from '#badge/index.ts'
import { Button } from '#button/index.ts'
import { DateTile } from '#date-tile/index.ts'
import type { Usage } from '#usage/index.ts'
import { PageHeader } from './PageHeader.tsx'

const usage: Usage = {
  use: [
    'At the head of every page: title, one useful sentence, actions at the end. The title takes the focus after a navigation.',
  ],
  avoid: ['A second one on a page: Section has its own head.'],
  words: ['The title is the page’s name in the navigation.'],
}

const meta = {
  title: 'Components/Layout/PageHeader',
  component: PageHeader,
  parameters: { usage },
  args: { title: 'My bookings' },
} satisfies Meta<typeof PageHeader>
export default meta
type Story = StoryObj<typeof meta>

export const TitleAlone: Story = {
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading', { level: 1, name: 'My bookings' })
    await expect(title).toBeVisible()
    title.focus()
    await expect(title).toHaveFocus()
  },
}

export const Console: Story = {
  args: {
    size: 'console',
    title: 'Bookings',
    lead: '3 people are waiting on you. The first window closes in 48 minutes.',
    actions: (
      <>
        <Button>Sync calendar</Button>
        <Button>Filter</Button>
      </>
    ),
  },
}

export const OneBooking: Story = {
  args: {
    start: <DateTile dateTime="2026-05-14" weekday="Thu" day="14" month="May" tone="success" size="lg" />,
    above: (
      <>
        <Badge tone="success">Confirmed</Badge>
        GP-7K3QF0M2
      </>
    ),
    title: '10:30 with Priya',
    lead: 'Balayage and gloss, mid-length hair. About 2 h 30 min, so you’re out by 13:00.',
  },
}

export const OneBookingOnAPhone: Story = {
  ...OneBooking,
  globals: { viewport: { value: 'small', isRotated: false } },
}

export const Feature: Story = { args: { size: 'feature', title: 'Hair', lead: '86 appointments near Manchester' } }

export const Dark: Story = { ...OneBooking, globals: { theme: 'dark' } }
