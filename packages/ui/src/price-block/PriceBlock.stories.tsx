import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { SaveSticker } from '#save-sticker/index.ts'
import type { Usage } from '#usage/index.ts'
import { PriceBlock } from './PriceBlock.tsx'

const usage: Usage = {
  use: ['Every price: now, usual price struck, today and later. Nobody has to subtract.'],
  avoid: ['Lines that add up: Receipt.', 'The deposit as if it were the price.'],
  words: ['£ and two decimals, from the one formatter. The struck price is read as “usual price”.'],
}

const meta = {
  title: 'Components/Money/PriceBlock',
  component: PriceBlock,
  parameters: { usage },
  args: { now: '£54.00', was: '£120.00', wasLabel: 'usual price' },
} satisfies Meta<typeof PriceBlock>
export default meta
type Story = StoryObj<typeof meta>

export const InACard: Story = {
  args: { split: '£8.10 today, £45.90 later' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('£120.00', { exact: false }).closest('s')).toHaveTextContent('usual price £120.00')
  },
}

export const Large: Story = { args: { size: 'lg', split: '£8.10 today, £45.90 on 12-05-2026' } }

export const ExtraLarge: Story = {
  args: { size: 'xl', sticker: <SaveSticker size="lg">55% off</SaveSticker> },
  decorators: [(Story) => <div style={{ maxWidth: 336 }}>{Story()}</div>],
}

export const PriceAlone: Story = {
  args: { was: undefined, split: 'Paid in full on 08-05-2026' },
}

export const Dark: Story = { ...ExtraLarge, globals: { theme: 'dark' } }
