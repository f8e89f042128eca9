import type { Meta, StoryObj } from '@storybook/react-vite'
import { SlidersHorizontal } from 'lucide-react'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { inLargeText } from '#story-fixtures/large-text.ts'
import { storyLink } from '#story-fixtures/story-link.tsx'
import type { Usage } from '#usage/index.ts'
import { Chip, ChipLink, RemovableChip } from './Chip.tsx'

const usage: Usage = {
  use: [
    'A filter to switch on and off (`pressed`; ChipLink where the address keeps it), or one that is on and can be taken away (RemovableChip).',
  ],
  avoid: ['Describing something: Tag. A state: Badge.'],
  words: ['The filter’s value: “Instant book”. A removable one is named “Newbie, remove filter”.'],
  keys: { 'Enter, Space': 'switches it, or takes it away' },
}

const meta = {
  title: 'Components/Navigation/Chip',
  component: Chip,
  parameters: { usage },
  args: { children: 'Instant book' },
} satisfies Meta<typeof Chip>
export default meta
type Story = StoryObj<typeof meta>

export const Off: Story = { args: { pressed: false } }
export const On: Story = { args: { pressed: true } }
export const InTheAddress: Story = {
  render: () => (
    <ChipLink isOn renderLink={storyLink('hair')}>
      Hair
    </ChipLink>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Hair' })).toHaveAttribute('aria-current', 'page')
  },
}
export const Large: Story = { args: { pressed: false, size: 'lg' } }
export const Disabled: Story = { args: { pressed: false, disabled: true } }
export const OpensFilters: Story = {
  args: { icon: <SlidersHorizontal aria-hidden />, children: 'Filters, 2 on' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Filters, 2 on' })).not.toHaveAttribute('aria-pressed')
  },
}

function Toggle() {
  const [isOn, setIsOn] = useState(false)
  return (
    <Chip pressed={isOn} onClick={() => setIsOn(!isOn)}>
      Under £15
    </Chip>
  )
}

export const Toggling: Story = {
  tags: ['check', '!autodocs'],
  render: () => <Toggle />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(canvas.getByRole('button', { name: 'Under £15', pressed: true })).toHaveFocus()
  },
}

const handleRemove = fn()
export const Removable: Story = {
  render: () => (
    <RemovableChip removeLabel="£10 to £60, remove filter" onClick={handleRemove}>
      £10 to £60
    </RemovableChip>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '£10 to £60, remove filter' }))
    await expect(handleRemove).toHaveBeenCalled()
  },
}

/** Text twice as large where there is little room: its words go on to another line. */
export const RemovableInLargeText: Story = {
  tags: ['check', '!autodocs'],
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', maxInlineSize: 220 }}>
      <RemovableChip removeLabel="Fri 1 Jan 2027, 12:00, don’t offer">Fri 1 Jan 2027, 12:00</RemovableChip>
    </div>
  ),
  play: async ({ canvas }) => {
    await inLargeText(async () => {
      const chip = canvas.getByRole('button')
      await expect(chip.getBoundingClientRect().width).toBeLessThanOrEqual(220)
    })
  },
}

export const Dark: Story = {
  globals: { theme: 'dark' },
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
      <Chip pressed={false}>Under £15</Chip>
      <Chip pressed>Instant book</Chip>
      <RemovableChip removeLabel="£10 to £60, remove filter">£10 to £60</RemovableChip>
    </div>
  ),
}
