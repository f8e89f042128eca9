import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { inLargeText } from '#story-fixtures/large-text.ts'
import type { Usage } from '#usage/index.ts'
import { BankCard, BankCardAdd } from './BankCard.tsx'

const usage: Usage = {
  use: ['The cards that somebody keeps, where they are managed; the tile behind them adds one.'],
  avoid: ['Choosing how to pay: SavedCardOption.'],
  words: ['Brand; the last four digits; whose it is and until when.'],
}

const add = fn()

function Cards() {
  return (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(240px, 1fr))', gap: 20 }}>
      <BankCard cardId="c" brand="Visa" last4="4242" endingIn="ending in" detail="Hannah Doyle, 09/27" />
      <BankCard cardId="b" brand="Mastercard" last4="4444" endingIn="ending in" detail="Hannah Doyle, 05/26" />
      <BankCard cardId="a" brand="American Express" last4="0005" endingIn="ending in" detail="03/24" isExpired />
      <BankCardAdd label="Add a card" note="Typed into Stripe, never into Ginipig" onClick={add} />
    </div>
  )
}

const meta = {
  title: 'Components/Money/BankCard',
  component: BankCard,
  parameters: { usage },
  args: { cardId: 'c', brand: 'Visa', last4: '4242', endingIn: 'ending in', detail: 'Hannah Doyle, 09/27' },
  render: () => <Cards />,
} satisfies Meta<typeof BankCard>
export default meta
type Story = StoryObj<typeof meta>

export const Wallet: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Mastercard')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Add a card Typed into Stripe, never into Ginipig' }))
    await expect(add).toHaveBeenCalledOnce()
  },
}

/** A card grows with its words: none is cut. */
export const LargeText: Story = {
  decorators: [(Story) => <div style={{ width: 240 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    await inLargeText(async () => {
      for (const text of ['Hannah Doyle, 09/27', 'Typed into Stripe, never into Ginipig']) {
        const words = canvas.getByText(text)
        const card = words.closest('[data-look], button')
        await expect(words.getBoundingClientRect().bottom).toBeLessThanOrEqual(
          card?.getBoundingClientRect().bottom ?? 0,
        )
      }
    })
  },
}

export const Dark: Story = { globals: { theme: 'dark' } }
