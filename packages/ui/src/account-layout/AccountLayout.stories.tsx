import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Badge } from '#badge/index.ts'
import { DateTile } from '#date-tile/index.ts'
import { ListRow, ListRowPrice } from '#list-row/index.ts'
import { PageHeader } from '#page-header/index.ts'
import { SideNav } from '#side-nav/index.ts'
import { accountEntries } from '#story-fixtures/site-chrome.tsx'
import { storyLink } from '#story-fixtures/story-link.tsx'
import type { Usage } from '#usage/index.ts'
import { AccountLayout } from './AccountLayout.tsx'

const usage: Usage = {
  use: ['Pages of a client’s account: the ways beside the page, on a phone one or the other.'],
  avoid: ['The console: ConsoleShell.'],
}

const meta = {
  title: 'Components/Layout/AccountLayout',
  component: AccountLayout,
  parameters: { usage, layout: 'fullscreen' },
  args: {
    nav: <SideNav label="Account" entries={accountEntries} />,
    children: (
      <>
        <PageHeader title="My bookings" />
        <ListRow
          variant="card"
          headingLevel={2}
          lead={<DateTile dateTime="2026-05-12" weekday="Tue" day="12" month="May" tone="success" />}
          badges={<Badge tone="success">Confirmed</Badge>}
          title="Lash lift and tint"
          renderLink={storyLink('lash-lift')}
          meta="17:30 to 18:30 with Ellie Watson, Didsbury"
          end={<ListRowPrice amount="£18.00" detail="£15.30 on 11-05-2026, 05:30" />}
        />
      </>
    ),
  },
} satisfies Meta<typeof AccountLayout>
export default meta
type Story = StoryObj<typeof meta>

export const MyBookings: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('My bookings')
  },
}

export const OnAPhone: Story = { globals: { viewport: { value: 'small', isRotated: false } } }

export const EntryOnAPhone: Story = {
  args: { isEntry: true },
  globals: { viewport: { value: 'small', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Account' })).toBeVisible()
  },
}

export const Dark: Story = { globals: { theme: 'dark' } }
