import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useRef, useState } from 'react'
import { expect, waitFor } from 'storybook/test'
import { Button } from '#button/index.ts'
import { Dock } from '#dock/index.ts'
import { RadioGroup } from '#radio-group/index.ts'
import { TextInput } from '#text-input/index.ts'
import type { Usage } from '#usage/index.ts'
import { Field } from './Field.tsx'
import { focusFirstInvalid } from './field-context.ts'

const usage: Usage = {
  use: [
    'Round every control: it wires label, hint and error to it.',
    'The error takes the hint’s place, and is read out when the field is left or a try is made from within it.',
    '`group` for radios, tiles and other controls that are several.',
  ],
  avoid: ['A checkbox or a switch: their words are their label.', 'Two controls under one label.'],
  words: [
    'The label is a noun and always in sight: a placeholder is no label.',
    'Mark what is optional, not what is required.',
    'An error says how to put it right: “Letters only, as it appears on the card”.',
  ],
  keys: { Tab: 'goes to the control; label and message are read with it' },
}

const meta = {
  title: 'Components/Forms/Field',
  component: Field,
  parameters: { usage },
  args: { label: 'Town', children: <TextInput placeholder="Manchester" /> },
  decorators: [(Story) => <div style={{ maxWidth: 360 }}>{Story()}</div>],
} satisfies Meta<typeof Field>
export default meta
type Story = StoryObj<typeof meta>

export const WithHint: Story = {
  args: { marker: 'Optional', hint: 'Where you would like to go' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Town' })
    await expect(input).toHaveAccessibleDescription('Where you would like to go')
    await expect(input).not.toHaveAttribute('aria-invalid')
  },
}

export const WithError: Story = {
  args: {
    label: 'First name',
    hint: 'As on your card',
    error: 'Letters only, 2 to 15 characters',
    children: <TextInput defaultValue="H4nnah" />,
  },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'First name' })
    await expect(input).toBeInvalid()
    await expect(input).toHaveAccessibleDescription('Letters only, 2 to 15 characters')
    await expect(canvas.queryByText('As on your card')).toBeNull()
  },
}

export const WithSuccess: Story = {
  args: {
    label: 'Promo code',
    success: '£5.00 off your balance',
    children: <TextInput defaultValue="SPRING5" valid />,
  },
}

export const LabelHidden: Story = {
  args: { label: 'Search treatments', labelHidden: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Search treatments' })).toBeVisible()
  },
}

/** Checks a field when it is left, and the names on a try, as our forms do. */
function CheckedWhenLeft() {
  const form = useRef<HTMLFormElement>(null)
  const [texts, setTexts] = useState({ first: '', last: '', town: '' })
  const [left, setLeft] = useState<readonly string[]>([])
  const [tries, setTries] = useState(0)
  useEffect(() => {
    if (tries > 0 && form.current) focusFirstInvalid(form.current)
  }, [tries])
  const isTried = (name: string) => tries > 0 && name !== 'town'
  const field = (name: 'first' | 'last' | 'town', label: string) => (
    <Field
      label={label}
      error={texts[name] === '' && (isTried(name) || left.includes(name)) ? 'Please write something' : undefined}
    >
      <TextInput
        value={texts[name]}
        onChange={({ target }) => setTexts({ ...texts, [name]: target.value })}
        onBlur={() => setLeft([...left, name])}
      />
    </Field>
  )
  return (
    <form
      ref={form}
      onSubmit={(event) => {
        event.preventDefault()
        setTries(tries + 1)
      }}
    >
      {field('first', 'First name')}
      {field('last', 'Last name')}
      {field('town', 'Town')}
      <Button type="submit">Send</Button>
    </form>
  )
}

/** What the live regions of a story have said so far, in order. */
function listen(within: HTMLElement): string[] {
  const said: string[] = []
  const note = (records: MutationRecord[]) => {
    for (const { target } of records) {
      const element = target instanceof Element ? target : target.parentElement
      const words = element?.closest('[aria-live]')?.textContent
      if (words) said.push(words)
    }
  }
  new MutationObserver(note).observe(within, { subtree: true, childList: true, characterData: true })
  return said
}

/** An error that comes up behind somebody's back is read out: once, and with the name of its field. */
export const ReadOutWhenLeft: Story = {
  tags: ['check', '!autodocs'],
  render: () => <CheckedWhenLeft />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const said = listen(canvasElement)
    const first = canvas.getByRole('textbox', { name: 'First name' })
    await userEvent.click(first)
    await userEvent.tab()
    await waitFor(() => expect(said).toEqual(['First name. Please write something']))
    // Back in the field its description is read; left as it was, there is nothing new to say.
    await userEvent.tab({ shift: true })
    await expect(first).toHaveAccessibleDescription('Please write something')
    await userEvent.tab()
    await userEvent.keyboard('Doyle')
    await userEvent.tab()
    await expect(said).toHaveLength(1)
  },
}

/** On a try the focus goes to the first error and reads it; the others have their turn when the focus gets there. */
export const QuietOnATry: Story = {
  tags: ['check', '!autodocs'],
  render: () => <CheckedWhenLeft />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const said = listen(canvasElement)
    const first = canvas.getByLabelText('First name')
    await userEvent.click(canvas.getByLabelText('Last name'))
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
    await waitFor(() => expect(first).toHaveFocus())
    await expect(first).toBeInvalid()
    await userEvent.click(canvas.getByLabelText('Town'))
    await userEvent.tab()
    await waitFor(() => expect(said).toEqual(['Town. Please write something']))
  },
}

/** A try by Enter leaves the focus where it is, so nothing but this would read the error there. */
export const ReadOutOnATryFromWithin: Story = {
  tags: ['check', '!autodocs'],
  render: () => <CheckedWhenLeft />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const said = listen(canvasElement)
    await userEvent.click(canvas.getByLabelText('First name'))
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(said).toEqual(['First name. Please write something']))
  },
}

function Form() {
  const form = useRef<HTMLFormElement>(null)
  const [tries, setTries] = useState(0)
  const [reason, setReason] = useState<string>()
  useEffect(() => {
    if (tries > 0 && form.current) focusFirstInvalid(form.current)
  }, [tries])
  return (
    <form
      ref={form}
      onSubmit={(event) => {
        event.preventDefault()
        setTries(tries + 1)
      }}
    >
      <Field group label="Reason" error={tries > 0 && reason === undefined ? 'Please enter a reason' : undefined}>
        <RadioGroup
          value={reason}
          onValueChange={setReason}
          options={[
            { value: 'full', label: 'Fully booked', disabled: true },
            { value: 'other', label: 'Something else' },
          ]}
        />
      </Field>
      <Field label="Words" error={tries > 0 ? 'Please enter a few words' : undefined}>
        <TextInput />
      </Field>
      <Button type="submit">Decline</Button>
    </form>
  )
}

/** A group's error is called out, and the keyboard is led to the first field that is wrong. */
export const FailedTry: Story = {
  tags: ['check', '!autodocs'],
  render: () => <Form />,
  play: async ({ canvas, userEvent }) => {
    const submit = canvas.getByRole('button', { name: 'Decline' })
    await userEvent.click(submit)
    await expect(canvas.getByRole('alert')).toHaveTextContent('Please enter a reason')
    await expect(canvas.getByRole('radio', { name: 'Something else' })).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(canvas.queryByRole('alert')).toBeNull()
    await userEvent.click(submit)
    await expect(canvas.getByRole('textbox', { name: 'Words' })).toHaveFocus()
  },
}

function TallForm() {
  const form = useRef<HTMLDivElement>(null)
  const [isTried, setIsTried] = useState(false)
  useEffect(() => {
    if (isTried && form.current) focusFirstInvalid(form.current)
  }, [isTried])
  return (
    <div ref={form}>
      <Button style={{ position: 'sticky', insetBlockStart: 0 }} onClick={() => setIsTried(true)}>
        Check
      </Button>
      <Field group label="Starts" error={isTried ? 'Please choose a start' : undefined}>
        <div style={{ paddingBlock: '100vh 60vh' }}>
          <Button data-first-focus>09:00</Button>
        </div>
      </Field>
      <div style={{ blockSize: '100vh' }} />
    </div>
  )
}

/** A group that is taller than the screen shows what is wrong together with where the focus is led. */
export const FailedTryInATallGroup: Story = {
  tags: ['check', '!autodocs'],
  render: () => <TallForm />,
  play: async ({ canvas, userEvent }) => {
    const start = canvas.getByRole('button', { name: '09:00' })
    start.scrollIntoView({ block: 'center' })
    await userEvent.click(canvas.getByRole('button', { name: 'Check' }))
    await waitFor(() => expect(start).toHaveFocus())
    for (const part of [canvas.getByRole('alert'), start]) {
      const { top, bottom } = part.getBoundingClientRect()
      await expect(top).toBeGreaterThanOrEqual(0)
      await expect(bottom).toBeLessThanOrEqual(innerHeight)
    }
  },
}

/** A failed try shows the error with its field, not under the dock that stands at the foot. */
export const FailedTryAboveDock: Story = {
  tags: ['check', '!autodocs'],
  globals: { viewport: { value: 'small', isRotated: false } },
  render: () => (
    <main>
      <div style={{ height: '120vh' }} />
      <Form />
      <div style={{ height: '120vh' }} />
      <Dock label="Next step" title="Step 2 of 3" action={<Button>Continue</Button>} />
    </main>
  ),
  play: async ({ canvas, userEvent }) => {
    const submit = canvas.getByRole('button', { name: 'Decline' })
    await userEvent.click(canvas.getByRole('radio', { name: 'Something else' }))
    const words = canvas.getByRole('textbox', { name: 'Words' })
    const dock = canvas.getByRole('region', { name: 'Next step' }).getBoundingClientRect()
    // In sight already, so the focus alone scrolls nothing.
    scrollBy(0, words.getBoundingClientRect().bottom - dock.top)
    submit.click()
    const error = await canvas.findByText('Please enter a few words')
    await expect(words).toHaveFocus()
    await expect(error.getBoundingClientRect().bottom).toBeLessThanOrEqual(dock.top)
  },
}

export const LongLabelNarrow: Story = {
  args: {
    label: 'What should Priya know about your hair before she starts?',
    marker: 'Optional',
    error: 'Please say a little more, at least ten characters so that she can plan the time',
  },
  decorators: [(Story) => <div style={{ maxWidth: 220 }}>{Story()}</div>],
}

export const Dark: Story = { ...WithError, globals: { theme: 'dark' } }
