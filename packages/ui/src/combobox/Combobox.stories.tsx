import type { Meta, StoryObj } from '@storybook/react-vite'
import { MapPin } from 'lucide-react'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { Avatar } from '#avatar/index.ts'
import { Field } from '#field/index.ts'
import { TextInput } from '#text-input/index.ts'
import type { Usage } from '#usage/index.ts'
import { Combobox, type Suggestion, type SuggestionGroup } from './Combobox.tsx'

const usage: Usage = {
  use: ['For a text field in which anything may be typed and something is likely to be meant: a search, a place.'],
  avoid: ['One of a few known values: Select. Actions: Menu.'],
  words: ['The list is named once, its groups by what they hold. The number of suggestions is read out.'],
  keys: {
    'Down, Up': 'walk the suggestions and back to the text',
    Enter: 'takes the suggestion that is walked to, else sends what was typed',
    Escape: 'closes the suggestions',
  },
}

const groups: readonly SuggestionGroup<Suggestion>[] = [
  {
    id: 'treatments',
    label: 'Treatments',
    options: [
      { id: 't1', text: 'Balayage', note: 'Hair, colour' },
      { id: 't2', text: 'Ballet coaching', note: 'Coaching' },
    ],
  },
  {
    id: 'people',
    label: 'People',
    options: [{ id: 'p1', text: 'Bala Nair', note: 'Leeds', icon: <Avatar userId="1" name="Bala Nair" /> }],
  },
  { id: 'none', label: 'Nothing of this', options: [] },
  { id: 'places', label: 'Places', options: [{ id: 'l1', text: 'Balham, Greater London', icon: <MapPin /> }] },
]

const handlePick = fn()
const handleSubmit = fn()

function Search({ isAlwaysOpen }: { isAlwaysOpen?: boolean }) {
  const [typed, setTyped] = useState(isAlwaysOpen ? 'bal' : '')
  return (
    <form
      style={{ maxWidth: 360, minHeight: 340 }}
      onSubmit={(event) => {
        event.preventDefault()
        handleSubmit(typed)
      }}
    >
      <Field label="Treatment">
        <Combobox
          label="Suggestions"
          typed={typed}
          groups={typed === '' ? [] : groups}
          isAlwaysOpen={isAlwaysOpen}
          announce={(count) => `${count} suggestions`}
          onPick={(option) => {
            handlePick(option.id)
            setTyped(option.text)
          }}
        >
          {(input) => <TextInput {...input} value={typed} onChange={({ target }) => setTyped(target.value)} />}
        </Combobox>
      </Field>
    </form>
  )
}

const meta = {
  title: 'Components/Forms/Combobox',
  parameters: { usage },
  render: () => <Search />,
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {}

export const Open: Story = {
  tags: ['plays'],
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Treatment' })
    await userEvent.type(field, 'bal')
    await expect(canvas.getByRole('listbox', { name: 'Suggestions' })).toBeVisible()
    await expect(canvas.getByRole('status')).toHaveTextContent('4 suggestions')
    await expect(canvas.getAllByRole('group').length).toBe(3)
    await expect(canvas.getByRole('option', { name: 'Balayage Hair, colour' })).toHaveTextContent(/^Balayage/)
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  },
}

/** On a screen that is there for this field. */
export const AlwaysOpen: Story = {
  tags: ['plays'],
  render: () => <Search isAlwaysOpen />,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Treatment' })
    await userEvent.click(field)
    await userEvent.keyboard('{Escape}')
    await userEvent.tab()
    await expect(canvas.getByRole('listbox', { name: 'Suggestions' })).toBeVisible()
  },
}

export const ByKeys: Story = {
  tags: ['check', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    handlePick.mockClear()
    handleSubmit.mockClear()
    const field = canvas.getByRole('combobox', { name: 'Treatment' })
    const walkedTo = () => document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent
    await userEvent.type(field, 'bal')
    await expect(field).toHaveAttribute('aria-expanded', 'true')
    await userEvent.keyboard('{ArrowDown}')
    await expect(walkedTo()).toMatch(/^Balayage/)
    await userEvent.keyboard('{ArrowUp}')
    await expect(walkedTo()).toBeUndefined()
    await userEvent.keyboard('{ArrowUp}')
    await expect(walkedTo()).toMatch(/^Balham/)
    // Typing on starts anew.
    await userEvent.keyboard('a')
    await expect(walkedTo()).toBeUndefined()
    await userEvent.keyboard('{Escape}')
    await expect(field).toHaveAttribute('aria-expanded', 'false')
    await expect(field).toHaveValue('bala')
    await userEvent.keyboard('{Enter}')
    await expect(handleSubmit).toHaveBeenCalledWith('bala')
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    await expect(handlePick).toHaveBeenLastCalledWith('t2')
    await expect(field).toHaveValue('Ballet coaching')
    await expect(field).toHaveFocus()
    await expect(handleSubmit).toHaveBeenCalledTimes(1)
  },
}

export const ByPointer: Story = {
  tags: ['check', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    handlePick.mockClear()
    const field = canvas.getByRole('combobox', { name: 'Treatment' })
    await userEvent.type(field, 'bal')
    await userEvent.click(canvas.getByRole('option', { name: /^Balham/ }))
    await expect(handlePick).toHaveBeenLastCalledWith('l1')
    await expect(field).toHaveFocus()
    await expect(canvas.queryByRole('listbox')).toBeNull()
    await userEvent.type(field, 'x')
    await userEvent.tab()
    await expect(canvas.queryByRole('listbox')).toBeNull()
  },
}
