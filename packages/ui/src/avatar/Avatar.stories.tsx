import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { coverUrl } from '#covers/index.ts'
import type { Usage } from '#usage/index.ts'
import { Avatar } from './Avatar.tsx'

const usage: Usage = {
  use: [
    'A person: their photo, or initials on one of six tints that stay theirs.',
    '`verifiedLabel` draws the tick: identity verified by Stripe, nothing else.',
    '`standsAlone` where no name stands beside it.',
  ],
  avoid: ['Pictures of work, logos, icons.'],
  words: ['With a name beside it, it is decoration and silent.'],
}

const meta = {
  title: 'Components/Data/Avatar',
  component: Avatar,
  parameters: { usage },
  args: { userId: 'user-priya', name: 'Priya Nair' },
} satisfies Meta<typeof Avatar>
export default meta
type Story = StoryObj<typeof meta>

export const Initials: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('PN')).toBeVisible()
  },
}
export const Photo: Story = { args: { size: 64, photoUrl: coverUrl('face', 'listing-1') } }
export const PhotoThatCannotBeLoaded: Story = {
  args: { size: 64, photoUrl: 'data:image/png;base64,AAAA' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('PN')).toBeVisible()
  },
}
export const Verified: Story = {
  args: { size: 64, verifiedLabel: 'Identity verified' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Identity verified')).toBeInTheDocument()
  },
}
export const StandsAlone: Story = {
  args: { standsAlone: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Priya Nair')).toBeInTheDocument()
  },
}
export const Loaf: Story = { args: { size: 112, shape: 'loaf' } }

const people = ['Priya Nair', 'Tom Okafor', 'Marcus Hill', 'Amy Rose', 'Ewan West', 'Jo King', 'Sam Lee', 'Nia Fox']
const sizes = [24, 32, 40, 48, 64, 112] as const
export const Sizes: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center' }}>
      {sizes.map((size) => (
        <Avatar key={size} userId={`user-${size}`} name="Jo King" size={size} />
      ))}
    </div>
  ),
}
export const Tints: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12 }}>
      {people.map((name) => (
        <Avatar key={name} userId={name} name={name} size={48} verifiedLabel="Identity verified" />
      ))}
    </div>
  ),
}
export const Dark: Story = { ...Tints, globals: { theme: 'dark' } }
