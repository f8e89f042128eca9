import type { Meta, StoryObj } from '@storybook/react-vite'
import { Lock } from 'lucide-react'
import { expect } from 'storybook/test'
import { Button } from '#button/index.ts'
import { PriceBlock } from '#price-block/index.ts'
import type { Usage } from '#usage/index.ts'
import { Dock } from './Dock.tsx'

const usage: Usage = {
  use: ['Price and one button at the foot of a phone on booking steps, in place of the tab bar.'],
  avoid: ['Wide screens: the rail’s card does it.', 'More than one button.'],
  words: ['The price as PriceBlock says it; the button’s verb is the step’s.'],
  keys: { 'Enter, Space': 'presses it' },
}

const meta = {
  title: 'Components/Layout/Dock',
  component: Dock,
  // In a frame of its own on the docs page: it is fixed to the foot of the window.
  parameters: { usage, layout: 'fullscreen', docs: { story: { inline: false, height: '200px' } } },
  globals: { viewport: { value: 'small', isRotated: false } },
  args: {
    label: 'Next step',
    title: <PriceBlock now="£54.00" was="£120.00" wasLabel="usual price" />,
    detail: '£8.10 today',
    action: <Button variant="primary">Choose a time</Button>,
  },
} satisfies Meta<typeof Dock>
export default meta
type Story = StoryObj<typeof meta>

export const WithPrice: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Next step' })).toBeVisible()
  },
}

export const AtPayment: Story = {
  args: {
    title: '£8.10 today',
    detail: '£40.90 on 12 May',
    action: (
      <Button variant="primary" icon={<Lock aria-hidden="true" />}>
        Pay £8.10
      </Button>
    ),
  },
}

export const Dark: Story = {
  ...AtPayment,
  globals: { theme: 'dark', viewport: { value: 'small', isRotated: false } },
}
