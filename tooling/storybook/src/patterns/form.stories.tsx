import { Button } from '@ginipig/ui/button'
import { Callout } from '@ginipig/ui/callout'
import { Checkbox } from '@ginipig/ui/checkbox'
import { Field } from '@ginipig/ui/field'
import { TextInput } from '@ginipig/ui/text-input'
import { Textarea } from '@ginipig/ui/textarea'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

/** A form asks one thing a row, from the top to the one button at its end. What is wrong is said at its field, in words that say
 *  what to do, and the focus goes to the first of them; what the server refused is said above the button. Nothing typed is lost.
 *  In the apps the form kit (`useAppForm`) does all of that. */
const meta = { title: 'Patterns/Form', tags: ['!autodocs'], parameters: { layout: 'padded' } } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

type Problems = { name?: string; message?: string; refused?: string; busy?: boolean }

function Feedback({ name, message, refused, busy = false }: Problems) {
  return (
    <form noValidate onSubmit={(event) => event.preventDefault()} style={{ display: 'grid', gap: 20, maxWidth: 480 }}>
      <h1>Tell us what you think</h1>
      <Field label="Name" error={name}>
        <TextInput name="name" autoComplete="name" defaultValue={name === undefined ? 'Hannah Doyle' : ''} />
      </Field>
      <Field label="Message" hint="What happened, and where." error={message}>
        <Textarea name="message" rows={4} defaultValue={message === undefined ? 'The calendar is a joy.' : ''} />
      </Field>
      <Checkbox label="You may answer by email" />
      {refused === undefined ? null : (
        <Callout tone="warning" title={refused} role="alert">
          Nothing was sent. What you typed is still here.
        </Callout>
      )}
      <div>
        <Button type="submit" variant="primary" busy={busy} busyLabel="Sending…">
          Send
        </Button>
      </div>
    </form>
  )
}

export const Filled: Story = { render: () => <Feedback /> }

export const WithErrors: Story = {
  render: () => <Feedback name="Please enter name" message="Please say in a few words what happened" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Name')).toHaveAccessibleDescription(/Please enter name/)
    await expect(canvas.getByLabelText('Name')).toBeInvalid()
  },
}

export const Sending: Story = { render: () => <Feedback busy /> }

export const Refused: Story = { render: () => <Feedback refused="Ginipig couldn’t be reached" /> }

export const Dark: Story = { ...WithErrors, play: async () => {}, globals: { theme: 'dark' } }
