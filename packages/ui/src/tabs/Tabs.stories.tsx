import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, waitFor } from 'storybook/test'
import type { Usage } from '#usage/index.ts'
import { TabNav } from './TabNav.tsx'
import { TabPanel, Tabs, type TabsProps } from './Tabs.tsx'

const tabs = [
  { value: 'upcoming', label: 'Upcoming', count: 3 },
  { value: 'requested', label: 'Requested', count: 1 },
  { value: 'past', label: 'Past', count: 12 },
  { value: 'cancelled', label: 'Cancelled' },
]

function Stateful(props: TabsProps) {
  const [value, setValue] = useState(props.value)
  return (
    <Tabs {...props} value={value} onValueChange={setValue}>
      {tabs.map((tab) => (
        <TabPanel key={tab.value} value={tab.value}>
          {tab.label} bookings
        </TabPanel>
      ))}
    </Tabs>
  )
}

const usage: Usage = {
  use: [
    'For two to five parts of one page, of which one is wanted at a time. TabNav where each part has its own address.',
    '`isManual` where a panel loads data.',
  ],
  avoid: ['Steps in an order: Stepper.', 'Filters of one list: Chip.', 'Hiding what everybody needs.'],
  words: ['One or two words, with a count where it helps.'],
  keys: {
    'Left, Right': 'move; and open the panel, but where it loads data',
    'Home, End': 'first, last',
    'Enter, Space': 'open it where it loads data',
    Tab: 'into the panel',
  },
}

const meta = {
  title: 'Components/Navigation/Tabs',
  component: Tabs,
  parameters: { usage },
  args: { value: 'upcoming', onValueChange: () => undefined, label: 'Bookings by state', tabs, children: null },
  render: (args) => <Stateful {...args} />,
} satisfies Meta<typeof Tabs>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const ArrowsMoveAndPick: Story = {
  tags: ['check', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Upcoming 3' }))
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('tabpanel', { name: 'Requested 1' })).toHaveTextContent('Requested bookings')
    await userEvent.keyboard('{End}')
    await expect(canvas.getByRole('tab', { name: 'Cancelled' })).toHaveAttribute('aria-selected', 'true')
  },
}

export const EnterPicksWhenThePanelLoads: Story = {
  tags: ['check', '!autodocs'],
  args: { isManual: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Upcoming 3' }))
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('tab', { name: 'Requested 1' })).toHaveFocus()
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Upcoming bookings')
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Requested bookings')
  },
}

export const ScrollsWhenNarrow: Story = {
  tags: ['check', '!autodocs'],
  decorators: [(Story) => <div style={{ maxWidth: 280 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    const list = canvas.getByRole('tablist')
    const fades = () => ['--tabs-before', '--tabs-after'].map((name) => getComputedStyle(list).getPropertyValue(name))
    list.scrollLeft = 0
    await waitFor(() => expect(fades()).toEqual(['0px', '48px']))
    list.scrollLeft = list.scrollWidth
    await waitFor(() => expect(fades()).toEqual(['48px', '0px']))
  },
}

export const AsLinks: Story = {
  render: () => (
    <TabNav
      label="Parts of the profile"
      items={[
        { key: 'about', label: 'About', isCurrent: true, render: (slot) => <a href="#about" {...slot} /> },
        {
          key: 'reviews',
          label: 'Reviews',
          count: 31,
          isCurrent: false,
          render: (slot) => <a href="#rev" {...slot} />,
        },
        {
          key: 'requests',
          label: 'Requests',
          count: 3,
          isUrgent: true,
          isCurrent: false,
          render: (slot) => <a href="#requests" {...slot} />,
        },
      ]}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'About' })).toHaveAttribute('aria-current', 'page')
  },
}

export const TheCurrentLinkIsInSight: Story = {
  tags: ['check', '!autodocs'],
  decorators: [(Story) => <div style={{ maxWidth: 220 }}>{Story()}</div>],
  render: () => (
    <TabNav
      label="Bookings by state"
      items={tabs.map(({ value, label, count }) => ({
        key: value,
        label,
        count,
        isCurrent: value === 'past',
        render: (slot) => <a href={`#${value}`} {...slot} />,
      }))}
    />
  ),
  play: async ({ canvas }) => {
    const row = canvas.getByRole('list').getBoundingClientRect()
    const current = canvas.getByRole('link', { name: 'Past 12' })
    await waitFor(() => expect(current.getBoundingClientRect().right).toBeLessThanOrEqual(row.right))
    await expect(current.getBoundingClientRect().left).toBeGreaterThanOrEqual(row.left)
    for (const link of canvas.getAllByRole('link')) {
      link.focus({ preventScroll: true })
      const focused = link.getBoundingClientRect()
      await expect(focused.left).toBeGreaterThanOrEqual(row.left)
      await expect(focused.right).toBeLessThanOrEqual(row.right)
    }
  },
}

export const AboveNineHundredNinetyNine: Story = {
  tags: ['check', '!autodocs'],
  render: () => (
    <TabNav
      label="Bookings by state"
      items={[999, 1000].map((count) => ({
        key: String(count),
        label: 'Past',
        count,
        isCurrent: count === 999,
        render: (slot) => <a href={`#${count}`} {...slot} />,
      }))}
    />
  ),
  play: async ({ canvas }) => {
    const names = canvas.getAllByRole('link').map(({ textContent }) => textContent)
    await expect(names).toEqual(['Past999', 'Past999+'])
  },
}

function CountedLater() {
  const [counted, setCounted] = useState(0)
  return (
    <>
      <button type="button" onClick={() => setCounted(counted + 1)}>
        Count
      </button>
      <TabNav
        label="Bookings by state"
        items={tabs.map(({ value, label }, index) => ({
          key: value,
          label,
          count: index < counted ? 1234 : undefined,
          isCurrent: value === 'past',
          render: (slot) => <a href={`#${value}`} {...slot} />,
        }))}
      />
    </>
  )
}

export const TheCurrentLinkStaysInSight: Story = {
  tags: ['check', '!autodocs'],
  decorators: [(Story) => <div style={{ maxWidth: 220 }}>{Story()}</div>],
  render: () => <CountedLater />,
  play: async ({ canvas, userEvent }) => {
    for (const _ of tabs) await userEvent.click(canvas.getByRole('button', { name: 'Count' }))
    const row = canvas.getByRole('list').getBoundingClientRect()
    const current = canvas.getByRole('link', { name: 'Past 999+' })
    await waitFor(() => expect(current.getBoundingClientRect().right).toBeLessThanOrEqual(row.right))
  },
}

export const Dark: Story = { globals: { theme: 'dark' } }
