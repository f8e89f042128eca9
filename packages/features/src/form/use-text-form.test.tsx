import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import * as v from 'valibot'
import { expect, test, vi } from 'vitest'
import { rulesOf } from './text-rules.ts'
import { type FieldProblems, useTextForm } from './use-text-form.ts'

const schema = v.object({
  name: v.pipe(v.string(), v.trim(), v.nonEmpty('required'), v.minLength(2, 'too_short')),
  town: v.pipe(v.string(), v.nonEmpty('required')),
})

type Submit = (given: { name: string; town: string }) => Promise<FieldProblems | undefined>

function Form({ onSubmit }: { onSubmit: Submit }) {
  const { field, isBusy, isChanged, handleSubmit, reset } = useTextForm({
    rules: rulesOf(schema),
    initial: { name: '', town: '' },
    onSubmit,
  })
  const [name, town] = [field('name'), field('town')]
  return (
    <form aria-label="Form" aria-busy={isBusy} onSubmit={handleSubmit}>
      <input aria-label="Name" {...name.input} />
      <p role="status">{name.problem}</p>
      <input aria-label="Town" {...town.input} />
      <p role="alert">{town.problem}</p>
      <button type="button" disabled={!isChanged} onClick={reset}>
        Reset
      </button>
    </form>
  )
}

const show = (onSubmit = vi.fn<Submit>(async () => undefined)) => {
  render(<Form onSubmit={onSubmit} />)
  return onSubmit
}
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
const leave = (label: string) => fireEvent.blur(screen.getByLabelText(label))
const submit = () => fireEvent.submit(screen.getByRole('form'))
const ofName = () => screen.getByRole('status').textContent
const ofTown = () => screen.getByRole('alert').textContent

test('a field says nothing before it is left, and another that was never touched says nothing', () => {
  show()
  type('Name', 'A')
  expect(ofName()).toBe('')
  leave('Name')
  expect(ofName()).toBe('too_short')
  expect(ofTown()).toBe('')
  type('Name', 'Ann')
  expect(ofName()).toBe('too_short')
  leave('Name')
  expect(ofName()).toBe('')
})

test('a failed try shows all, leads to the first wrong field, and from then on what is typed counts', () => {
  const onSubmit = show()
  type('Name', 'Ann')
  submit()
  expect(ofTown()).toBe('required')
  expect(document.activeElement).toBe(screen.getByLabelText('Town'))
  type('Town', 'York')
  expect(ofTown()).toBe('')
  type('Name', '')
  expect(ofName()).toBe('required')
  expect(onSubmit).not.toHaveBeenCalled()
})

test('a good try gives what the schema made of it, once, and keeps what was typed', async () => {
  const { promise, resolve } = Promise.withResolvers<undefined>()
  const onSubmit = show(vi.fn<Submit>(() => promise))
  type('Name', ' Ann ')
  type('Town', 'York')
  submit()
  submit()
  expect(screen.getByRole('form').getAttribute('aria-busy')).toBe('true')
  resolve(undefined)
  await waitFor(() => expect(screen.getByRole('form').getAttribute('aria-busy')).toBe('false'))
  expect(onSubmit.mock.calls).toEqual([[{ name: 'Ann', town: 'York' }]])
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe(' Ann ')
})

test('what the API finds wrong stands at its field until that is changed', async () => {
  const onSubmit = show(vi.fn<Submit>(async () => ({ town: 'too_long' })))
  type('Name', 'Ann')
  type('Town', 'York')
  submit()
  await waitFor(() => expect(ofTown()).toBe('too_long'))
  expect(document.activeElement).toBe(screen.getByLabelText('Town'))
  type('Name', 'Anna')
  expect(ofTown()).toBe('too_long')
  type('Town', 'Ely')
  expect(ofTown()).toBe('')
  expect(onSubmit).toHaveBeenCalledOnce()
})

test('tells whether anything was typed, and forgets it and what was wrong when asked', () => {
  show()
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Reset' })
  expect(button.disabled).toBe(true)
  type('Name', 'A')
  submit()
  expect(ofTown()).toBe('required')
  fireEvent.click(button)
  expect([ofName(), ofTown(), screen.getByLabelText<HTMLInputElement>('Name').value]).toEqual(['', '', ''])
  expect(button.disabled).toBe(true)
})

test('a press that leaves a field finds its button where it was: the field waits for the release', async () => {
  show()
  type('Name', 'A')
  fireEvent.mouseDown(screen.getByRole('button', { name: 'Reset' }))
  leave('Name')
  expect(ofName()).toBe('')
  fireEvent.mouseUp(screen.getByRole('button', { name: 'Reset' }))
  await waitFor(() => expect(ofName()).toBe('too_short'))
})
