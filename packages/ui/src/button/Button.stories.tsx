import type { Meta, StoryObj } from '@storybook/react-vite'
import { ArrowRight, MessageCircle } from 'lucide-react'
import { expect, fn } from 'storybook/test'
import type { Usage } from '#usage/index.ts'
import { Button } from './Button.tsx'
import type { ButtonVariant } from './button-look.ts'

const usage: Usage = {
  use: [
    'For what happens here and now: paying, accepting, saving.',
    'One `primary` a view: the step that most people came for. `secondary` beside it, `tonal` for what repeats in a list, `ghost` for the way back.',
    '`danger` opens the question, `danger-solid` answers it.',
    'While it works, `busy` keeps its width and its focus and takes no second press.',
  ],
  avoid: [
    'Anything that navigates: ButtonLink.',
    'Switching something on and off: Switch or Chip.',
    '`disabled` without the remaining steps listed beside it. Leave it enabled and say what is missing.',
  ],
  words: [
    'A verb and what it does, with the amount where money moves: “Pay £8.10”, not “Submit”.',
    'While busy the same verb in “-ing”: “Paying…”.',
  ],
  keys: { 'Enter, Space': 'presses it' },
}

const meta = {
  title: 'Components/Actions/Button',
  component: Button,
  parameters: { usage },
  args: { children: 'Choose a time', onClick: fn() },
} satisfies Meta<typeof Button>
export default meta
type Story = StoryObj<typeof meta>

export const Primary: Story = {
  args: { variant: 'primary' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Choose a time' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
}
export const Secondary: Story = { args: { variant: 'secondary', children: 'Details' } }
export const Tonal: Story = { args: { variant: 'tonal', children: 'See times' } }
export const Ghost: Story = { args: { variant: 'ghost', children: 'Message', icon: <MessageCircle aria-hidden /> } }
export const Danger: Story = { args: { variant: 'danger', children: 'Cancel booking' } }
export const DangerSolid: Story = { args: { variant: 'danger-solid', children: 'Yes, cancel it' } }
export const Deep: Story = {
  args: { variant: 'deep', children: 'List an appointment' },
  decorators: [(Story) => <div style={{ background: 'var(--c-brand-deep)', padding: 'var(--sp-6)' }}>{Story()}</div>],
}
export const Small: Story = { args: { variant: 'primary', size: 'sm' } }
export const Large: Story = {
  args: { variant: 'primary', size: 'lg', iconEnd: <ArrowRight aria-hidden /> },
}
export const Block: Story = { args: { variant: 'primary', block: true, children: 'Show 48 appointments' } }
export const Disabled: Story = {
  args: { variant: 'primary', disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Choose a time' })).toBeDisabled()
  },
}

export const Busy: Story = {
  args: { variant: 'primary', busy: true, children: 'Pay £8.10' },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Pay £8.10' })
    await expect(button).toHaveAttribute('aria-busy', 'true')
    await userEvent.click(button)
    await expect(args.onClick).not.toHaveBeenCalled()
  },
}

export const BusyWithWords: Story = {
  args: { variant: 'primary', busy: true, busyLabel: 'Paying…', children: 'Pay £8.10 now' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Paying…' })).toBeVisible()
  },
}

const handleSubmit = fn()
export const BusyKeepsAFormFromSubmittingTwice: Story = {
  tags: ['check', '!autodocs'],
  args: { variant: 'primary', type: 'submit', busy: true, children: 'Send' },
  decorators: [
    (Story) => (
      <form action={handleSubmit}>
        <input aria-label="Town" />
        {Story()}
      </form>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Town'), 'Leeds{Enter}')
    await expect(handleSubmit).not.toHaveBeenCalled()
  },
}

const variants: ButtonVariant[] = ['primary', 'secondary', 'tonal', 'ghost', 'danger', 'danger-solid']
function Sheet() {
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 'var(--sp-3)', alignItems: 'center' }}>
      {variants.map((variant) => (
        <Button key={variant} variant={variant}>
          {variant}
        </Button>
      ))}
      <Button variant="primary" disabled>
        disabled
      </Button>
      <Button variant="primary" busy busyLabel="Paying…">
        Pay £8.10
      </Button>
    </div>
  )
}

export const Variants: Story = { render: () => <Sheet /> }
export const ConsoleDensity: Story = {
  render: () => (
    <div data-density="console">
      <Sheet />
    </div>
  ),
}
export const Dark: Story = { render: () => <Sheet />, globals: { theme: 'dark' } }
