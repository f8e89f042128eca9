import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Field } from '#field/index.ts'
import type { Usage } from '#usage/index.ts'
import { Textarea } from './Textarea.tsx'

const usage: Usage = {
  use: [
    'For a few sentences: a bio, a review, a reason. The counter shows where there is a limit, and is read out near its end.',
  ],
  avoid: ['One line: TextInput.'],
  words: ['The hint says what helps the reader, not how long it may be: the counter does that.'],
  keys: { Enter: 'a new line', Tab: 'goes on' },
}

const meta = {
  title: 'Components/Forms/Textarea',
  component: Textarea,
  parameters: { usage },
  args: {
    defaultValue: 'He took his time.',
    counterMax: 500,
    counterAnnouncement: (used, max) => `${used} of ${max} characters used`,
  },
  decorators: [
    (Story) => (
      <Field label="Your review" hint="What happened?" style={{ maxWidth: 480 }}>
        {Story()}
      </Field>
    ),
  ],
} satisfies Meta<typeof Textarea>
export default meta
type Story = StoryObj<typeof meta>

export const WithCounter: Story = {
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('textbox', { name: 'Your review' })
    await expect(canvas.getByText('17/500')).toBeVisible()
    await userEvent.type(box, ' Ta!')
    await expect(canvas.getByText('21/500')).toBeVisible()
  },
}

export const SaysWhenNearlyFull: Story = {
  tags: ['check', '!autodocs'],
  args: { counterMax: 20, defaultValue: 'He took his time.' },
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('textbox', { name: 'Your review' })
    await expect(canvas.queryByText(/characters used/)).toBeNull()
    await userEvent.type(box, '!')
    await expect(canvas.getByText('18 of 20 characters used')).toBeInTheDocument()
    await userEvent.type(box, '!!')
    await expect(canvas.getByText('20 of 20 characters used')).toBeInTheDocument()
  },
}

/** The words that are wrong are underlined, and still to be read: what marks them lies behind. */
export const Marked: Story = {
  args: { defaultValue: 'Ring me on 07700 900118.', marks: [{ start: 11, end: 23 }] },
  play: async ({ canvas, canvasElement }) => {
    const box = canvas.getByRole('textbox', { name: 'Your review' })
    const mark = canvasElement.querySelector('mark')
    await expect(mark).toHaveTextContent('07700 900118')
    if (!mark?.parentElement?.parentElement) throw new Error('Nothing is marked')
    // What takes no pointer isn't found under one.
    mark.parentElement.parentElement.style.pointerEvents = 'auto'
    const { left, top } = mark.getBoundingClientRect()
    await expect(document.elementFromPoint(left + 4, top + 4)).toBe(box)
  },
}

export const TooLong: Story = { args: { counterMax: 10, 'aria-invalid': true } }
export const WithoutCounter: Story = { args: { counterMax: undefined, placeholder: 'Tell us', defaultValue: '' } }
export const Disabled: Story = { args: { disabled: true } }
export const Dark: Story = { globals: { theme: 'dark' } }
