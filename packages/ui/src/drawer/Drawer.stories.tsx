import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { Button } from '#button/index.ts'
import { Field } from '#field/index.ts'
import { TextInput } from '#text-input/index.ts'
import type { Usage } from '#usage/index.ts'
import { Drawer, type DrawerProps } from './Drawer.tsx'

function WithOpener(props: DrawerProps) {
  const [isOpen, setIsOpen] = useState(props.open)
  return (
    <main style={{ minHeight: 520 }}>
      <Button onClick={() => setIsOpen(true)}>Filters</Button>
      <Drawer {...props} open={isOpen} onOpenChange={setIsOpen} />
    </main>
  )
}

const usage: Usage = {
  use: ['A task beside the page: filters, a row’s details. A sheet from the bottom below 768 px.'],
  avoid: ['A yes or no: ConfirmDialog.', 'The main content of a page.'],
  words: ['A noun as title; the button at the foot says what one gets: “Show 48 appointments”.'],
  keys: { Tab: 'goes round inside', Esc: 'closes, unless work would be lost; the focus goes back to where it was' },
}

const meta = {
  title: 'Components/Overlays/Drawer',
  component: Drawer,
  parameters: { usage, layout: 'fullscreen' },
  args: {
    open: true,
    onOpenChange: fn(),
    title: 'Filters',
    closeLabel: 'Close filters',
    headerAction: (
      <Button variant="ghost" size="sm">
        Clear all
      </Button>
    ),
    footer: (
      <Button variant="primary" block>
        Show 48 appointments
      </Button>
    ),
    children: (
      <Field label="Town">
        <TextInput placeholder="Manchester" />
      </Field>
    ),
  },
  render: (args) => <WithOpener {...args} />,
} satisfies Meta<typeof Drawer>
export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = {
  play: async () => {
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Filters' })).toBeVisible())
  },
}

export const OpensAndCloses: Story = {
  tags: ['check', '!autodocs'],
  args: { open: false },
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Filters' })
    await userEvent.click(opener)
    await userEvent.click(await screen.findByRole('button', { name: 'Close filters' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(opener).toHaveFocus()
  },
}

export const LongContent: Story = {
  args: {
    description: 'Narrow down the appointments',
    children: Array.from({ length: 14 }, (_, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a fixed list that never moves
      <Field key={index} label={`Town ${index + 1}`} style={{ marginBlockEnd: 20 }}>
        <TextInput />
      </Field>
    )),
  },
}

export const Dark: Story = { globals: { theme: 'dark' } }
