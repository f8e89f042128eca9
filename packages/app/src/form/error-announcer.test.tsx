import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { act, fireEvent, render, screen } from '@testing-library/react'
import * as v from 'valibot'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useAppForm } from './use-app-form.ts'

const schema = v.object({
  name: v.pipe(v.string(), v.nonEmpty('required')),
  town: v.pipe(v.string(), v.nonEmpty('required')),
})

function Form() {
  const form = useAppForm({ schema, defaultValues: { name: '', town: '' }, onSubmit: () => undefined })
  return (
    <form.AppForm>
      <form.Form aria-label="Form">
        <form.AppField name="name">{(field) => <field.TextField label="Name" autoComplete="off" />}</form.AppField>
        <form.AppField name="town">{(field) => <field.TextField label="Town" autoComplete="off" />}</form.AppField>
      </form.Form>
    </form.AppForm>
  )
}

beforeEach(() => {
  vi.useFakeTimers()
  i18n.loadAndActivate({ locale: 'en', messages: {} })
  render(<Form />, { wrapper: ({ children }) => <I18nProvider i18n={i18n}>{children}</I18nProvider> })
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
  expect(said()).toEqual(['Name. Please enter name'])
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
  expect(said()).toEqual(['Name. Please enter name'])
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
  expect(said()).toEqual(['Name. Please enter name'])
})
