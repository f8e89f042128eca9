import type { Meta, StoryObj } from '@storybook/react-vite'
import { coverUrl } from '#covers/index.ts'
import type { Usage } from '#usage/index.ts'
import { SaveSticker } from './SaveSticker.tsx'

const usage: Usage = {
  use: [
    'The share saved, on a picture or beside a price. Dandelion yellow is its alone.',
    '`onMedia` on pictures: it gets a keyline.',
  ],
  avoid: ['“New”, “Offer” or anything that is no saving.'],
  words: ['“55% off”, rounded down.'],
}

const meta = {
  title: 'Components/Money/SaveSticker',
  component: SaveSticker,
  parameters: { usage },
  args: { children: '55% off' },
} satisfies Meta<typeof SaveSticker>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Small: Story = { args: { size: 'sm', children: '30% off' } }
export const Large: Story = { args: { size: 'lg', children: '70% off' } }
export const OnMedia: Story = {
  args: { onMedia: true },
  decorators: [
    (Story) => (
      <div style={{ position: 'relative', width: 240 }}>
        <img src={coverUrl('colour', 'listing-1')} alt="" style={{ borderRadius: 'var(--r-lg)' }} />
        <div style={{ position: 'absolute', insetInlineStart: 10, insetBlockStart: 10 }}>{Story()}</div>
      </div>
    ),
  ],
}
export const Dark: Story = { ...OnMedia, globals: { theme: 'dark' } }
