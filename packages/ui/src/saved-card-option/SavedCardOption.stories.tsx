import type { Meta, StoryObj } from '@storybook/react-vite'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { Badge } from '#badge/index.ts'
import type { Usage } from '#usage/index.ts'
import { SavedCardOption, SavedCards } from './SavedCardOption.tsx'

function Cards() {
  const [card, setCard] = useState('visa')
  const option = (id: string) => ({ name: 'card', value: id, checked: card === id, onChange: () => setCard(id) })
  return (
    <SavedCards aria-label="Pay with">
      <SavedCardOption {...option('visa')} mark="VISA" title="Visa •••• 4242" detail="Expires 09/27" />
      <SavedCardOption
        {...option('mastercard')}
        mark="MC"
        title="Mastercard •••• 4444"
        detail="Expired 03/26"
        disabled
        end={<Badge tone="danger">Expired</Badge>}
      />
      <SavedCardOption {...option('new')} mark={<Plus />} plate="plain" title="New card" />
    </SavedCards>
  )
}

const usage: Usage = {
  use: ['One way to pay among several in a SavedCards group with one `name`.'],
  avoid: ['Managing cards: a ListRow with its actions.'],
  words: ['Brand, last four digits, expiry.'],
  keys: {
    Tab: 'goes to the chosen one, and on past the group',
    Arrows: 'move to the next one and choose it',
    Space: 'chooses the first where nothing is chosen',
  },
}

const meta = {
  title: 'Components/Money/SavedCardOption',
  component: SavedCardOption,
  parameters: { usage },
  args: { mark: 'VISA', title: 'Visa •••• 4242' },
  render: () => <Cards />,
  decorators: [(Story) => <div style={{ maxWidth: 560 }}>{Story()}</div>],
} satisfies Meta<typeof SavedCardOption>
export default meta
type Story = StoryObj<typeof meta>

export const Wallet: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('radio', { name: /Mastercard •••• 4444/ })).toBeDisabled()
    await userEvent.click(canvas.getByRole('radio', { name: 'Visa •••• 4242 Expires 09/27' }))
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('radio', { name: 'New card' })).toBeChecked()
  },
}

export const OnAPhone: Story = { globals: { viewport: { value: 'small', isRotated: false } } }

export const Dark: Story = { globals: { theme: 'dark' } }
