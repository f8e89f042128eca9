import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import type { Usage } from '#usage/index.ts'
import { Stepper } from './Stepper.tsx'

const usage: Usage = {
  use: ['Where somebody is in up to five steps. On a phone: bars and “Step 2 of 4”; up to three keep their labels.'],
  avoid: [
    'Parts in no order: Tabs.',
    'Jumping ahead: only a step that is done may be a link, where it can be opened again.',
  ],
  words: ['A noun a step: “Time”, “Must-haves”.'],
}

const meta = {
  title: 'Components/Booking/Stepper',
  component: Stepper,
  parameters: { usage },
  args: {
    label: 'Booking steps',
    doneLabel: 'done',
    steps: [
      { id: 'time', label: 'Date and time' },
      { id: 'must-haves', label: 'Must-haves' },
      { id: 'payment', label: 'Payment' },
      { id: 'done', label: 'Done' },
    ],
    current: 1,
    summary: (
      <>
        Step 2 of 4: <b>Must-haves</b>
      </>
    ),
  },
} satisfies Meta<typeof Stepper>
export default meta
type Story = StoryObj<typeof meta>

export const SecondStep: Story = {
  play: async ({ canvas }) => {
    const steps = canvas.getAllByRole('listitem')
    await expect(steps[0]).toHaveTextContent('Date and time, done')
    await expect(steps[1]).toHaveAttribute('aria-current', 'step')
  },
}

export const FirstStep: Story = { args: { current: 0 } }

export const OnAPhone: Story = { globals: { viewport: { value: 'small', isRotated: false } } }

export const ThreeOnAPhone: Story = {
  args: {
    label: 'Set-up steps',
    steps: [
      { id: 'details', label: 'My details', renderLink: (slot) => <a {...slot} href="#details" /> },
      { id: 'services', label: 'Services' },
      { id: 'about', label: 'About you' },
    ],
    summary: 'Step 2 of 3',
  },
  globals: { viewport: { value: 'small', isRotated: false } },
}

export const Dark: Story = { globals: { theme: 'dark' } }
