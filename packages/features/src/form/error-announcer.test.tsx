import { Field } from '@ginipig/ui/field'
import { TextInput } from '@ginipig/ui/text-input'
import { act, fireEvent, render, screen } from '@testing-library/react'
import * as v from 'valibot'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { rulesOf } from './text-rules.ts'
import { useTextForm } from './use-text-form.ts'

const schema = v.object({
  name: v.pipe(v.string(), v.nonEmpty('Please enter a name')),
  town: v.pipe(v.string(), v.nonEmpty('Please enter a town')),
})

function Form() {
  const { field, handleSubmit } = useTextForm({
    rules: rulesOf(schema),
    initial: { name: '', town: '' },
    onSubmit: async () => undefined,
  })
  const [name, town] = [field('name'), field('town')]
  return (
    <form aria-label="Form" onSubmit={handleSubmit}>
      <Field label="Name" error={name.problem}>
        <TextInput {...name.input} />
      </Field>
      <Field label="Town" error={town.problem}>
        <TextInput {...town.input} />
      </Field>
    </form>
  )
}

beforeEach(() => {
  vi.useFakeTimers()
  render(<Form />)
})
afterEach(() => void vi.useRealTimers())

const input = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const goTo = (label: string) => act(() => input(label).focus())
const type = (label: string, value: string) => fireEvent.input(input(label), { target: { value } })
const submit = () => fireEvent.submit(screen.getByRole('form'))
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const said = () =>
  Array.from(document.querySelectorAll('[aria-live="polite"]'), ({ textContent }) => textContent).filter(Boolean)

test('the error of a field that was left is said once, and gone again for who reads on', async () => {
  goTo('Name')
  goTo('Town')
  expect(said()).toEqual([])
  await pass(200)
  expect(said()).toEqual(['Name. Please enter a name'])
  await pass(5_000)
  expect(said()).toEqual([])
  goTo('Name')
  goTo('Town')
  await pass(200)
  // The focus has read both on the way.
  expect(said()).toEqual([])
})

test('nobody is talked over while they type, and what they didn’t hear comes when they leave', async () => {
  goTo('Name')
  submit()
  await pass(200)
  await pass(5_000)
  type('Name', 'A')
  type('Name', '')
  await pass(200)
  expect(said()).toEqual([])
  goTo('Town')
  await pass(200)
  expect(said()).toEqual(['Name. Please enter a name'])
})

test('a try leads to the first error, which the focus reads; from within that field it is said', async () => {
  goTo('Town')
  submit()
  await pass(200)
  expect(document.activeElement).toBe(input('Name'))
  expect(said()).toEqual([])
  type('Name', 'Ann')
  type('Name', '')
  submit()
  await pass(200)
  expect(said()).toEqual(['Name. Please enter a name'])
})
