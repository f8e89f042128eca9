import type { Meta, StoryObj } from '@storybook/react-vite'
import { CircleQuestionMark, SlidersHorizontal } from 'lucide-react'
import { useState } from 'react'
import { expect, screen, waitFor, within } from 'storybook/test'
import { Button } from '#button/index.ts'
import { CardGrid } from '#card-grid/index.ts'
import { Checkbox } from '#checkbox/index.ts'
import { IconButton } from '#icon-button/index.ts'
import { ListingCard } from '#listing-card/index.ts'
import { listings } from '#story-fixtures/listings.tsx'
import { storyLink } from '#story-fixtures/story-link.tsx'
import type { Usage } from '#usage/index.ts'
import { FilterGroup } from './FilterGroup.tsx'
import { FilterLayout, FilterPanel } from './FilterPanel.tsx'

function Page() {
  const [isOpen, setOpen] = useState(false)
  const [isOn, setOn] = useState(true)
  const panel = (
    <FilterPanel
      title="Filters"
      closeLabel="Close filters"
      isOpen={isOpen}
      onOpenChange={setOpen}
      clear={isOn ? { label: 'Clear all', onClear: () => setOn(false) } : undefined}
      apply={
        <Button variant="primary" block onClick={() => setOpen(false)}>
          Show 48 appointments
        </Button>
      }
    >
      <FilterGroup
        title="Level"
        help={<IconButton size="sm" label="What the levels mean" icon={<CircleQuestionMark aria-hidden="true" />} />}
      >
        <Checkbox label="Newbie" />
        <Checkbox label="Nearly there" defaultChecked />
        <Checkbox label="Pro" defaultChecked />
      </FilterGroup>
      <FilterGroup title="Purpose">
        <Checkbox label="Case study" />
        <Checkbox label="Training" />
        <Checkbox label="Portfolio" />
      </FilterGroup>
    </FilterPanel>
  )
  return (
    <FilterLayout panel={panel}>
      <Button icon={<SlidersHorizontal aria-hidden="true" />} onClick={() => setOpen(true)}>
        Filters, 2 on
      </Button>
      <h2 style={{ marginBlock: 12 }}>48 match</h2>
      <CardGrid columns={3}>
        {listings.slice(0, 3).map((listing) => (
          <ListingCard key={listing.title} {...listing} renderLink={storyLink(listing.title)} />
        ))}
      </CardGrid>
    </FilterLayout>
  )
}

const usage: Usage = {
  use: ['All filters of a list: beside it from 1024 px, a drawer below, whose button says how many there will be.'],
  avoid: ['One or two filters: Chips are enough.'],
  words: ['Each group is a question in a noun: “Level”, “Price”.'],
  keys: { Tab: 'through the groups', Esc: 'closes the drawer' },
}

const meta = {
  title: 'Components/Navigation/FilterPanel',
  component: FilterPanel,
  parameters: { usage },
  args: { title: '', children: null, isOpen: false, onOpenChange: () => undefined, closeLabel: '', apply: null },
  render: () => <Page />,
} satisfies Meta<typeof FilterPanel>
export default meta
type Story = StoryObj<typeof meta>

export const Wide: Story = {}

export const Cleared: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear all' }))
    await expect(canvas.queryByRole('button', { name: 'Clear all' })).not.toBeInTheDocument()
    await expect(canvas.getByRole('heading', { name: 'Filters' })).toHaveFocus()
  },
}

export const OnAPhone: Story = {
  globals: { viewport: { value: 'small', isRotated: false } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Filters, 2 on' }))
    const drawer = await screen.findByRole('dialog', { name: 'Filters' })
    await expect(within(drawer).getByRole('group', { name: 'Level' })).toBeVisible()
    await userEvent.click(within(drawer).getByRole('button', { name: 'Show 48 appointments' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  },
}

export const Dark: Story = { globals: { theme: 'dark' } }
