import type { Meta, StoryObj } from '@storybook/react-vite'
import { SlidersHorizontal } from 'lucide-react'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { Chip } from '#chip/index.ts'
import type { Usage } from '#usage/index.ts'
import { FilterBar, FilterStrip } from './FilterBar.tsx'

function Filtered() {
  const [filters, setFilters] = useState(['£10 to £140', 'Nearly there', 'Pro'])
  return (
    <FilterBar
      label="Filters that are on"
      status={
        <>
          <b>48 match</b> of 86
        </>
      }
      filters={filters.map((label) => ({
        id: label,
        label,
        removeLabel: `${label}, remove filter`,
        onRemove: () => setFilters(filters.filter((other) => other !== label)),
      }))}
      clear={{ label: 'Clear all', onClear: () => setFilters([]) }}
    />
  )
}

const usage: Usage = {
  use: ['Above results: how many, which filters are on, and the way out of each. FilterStrip on phones.'],
  avoid: ['A list without filters.'],
  words: ['The count is a live sentence: “48 appointments to book”.'],
  keys: { Tab: 'from filter to filter', 'Enter, Space': 'take it away' },
}

const meta = {
  title: 'Components/Navigation/FilterBar',
  component: FilterBar,
  parameters: { usage },
  args: { label: '', status: '', filters: [], clear: { label: '', onClear: () => undefined } },
  render: () => <Filtered />,
} satisfies Meta<typeof FilterBar>
export default meta
type Story = StoryObj<typeof meta>

export const ThreeOn: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Nearly there, remove filter' }))
    await expect(canvas.getByRole('button', { name: 'Pro, remove filter' })).toHaveFocus()
    await expect(canvas.queryByRole('button', { name: 'Nearly there, remove filter' })).not.toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: 'Clear all' }))
    await expect(canvas.queryByRole('list')).not.toBeInTheDocument()
  },
}

export const NoneOn: Story = {
  render: () => (
    <FilterBar
      label="Filters that are on"
      status="86 appointments"
      filters={[]}
      clear={{ label: 'Clear all', onClear: () => undefined }}
    />
  ),
}

export const StripOnAPhone: Story = {
  globals: { viewport: { value: 'small', isRotated: false } },
  render: () => (
    <FilterStrip label="Quick filters">
      <Chip icon={<SlidersHorizontal aria-hidden="true" />}>Filters, 2 on</Chip>
      <Chip pressed>Nearly there</Chip>
      <Chip pressed>Pro</Chip>
      <Chip pressed={false}>Instant</Chip>
      <Chip pressed={false}>Online</Chip>
    </FilterStrip>
  ),
}

export const Dark: Story = { globals: { theme: 'dark' } }
