import { createFieldMap, useAppForm } from '@ginipig/app/form/use-app-form.ts'
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { fireEvent, render, screen } from '@testing-library/react'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { CountryField } from './CountryField.tsx'
import { CountyField } from './CountyField.tsx'
import { PhoneField } from './PhoneField.tsx'

const schema = v.object({ mobile: v.string(), dialCode: v.string(), country: v.string(), county: v.string() })
const britain = { mobile: '', dialCode: '+44', country: 'GB', county: '' }

const fields = createFieldMap(britain)

function Form({ initial }: { initial: typeof britain }) {
  const form = useAppForm({ schema, defaultValues: initial, onSubmit: async () => {} })
  return (
    <form.AppForm>
      <form.Subscribe selector={({ values }) => values}>
        {({ country, dialCode }) => (
          <>
            <PhoneField form={form} fields={fields} country={country} />
            <form.AppField name="country">{() => <CountryField />}</form.AppField>
            <form.AppField name="county">{() => <CountyField country={country} />}</form.AppField>
            <output>{dialCode}</output>
          </>
        )}
      </form.Subscribe>
    </form.AppForm>
  )
}

function show(initial: Partial<typeof britain> = {}, locale = 'en') {
  i18n.loadAndActivate({ locale, messages: {} })
  render(
    <I18nProvider i18n={i18n}>
      <Form initial={{ ...britain, ...initial }} />
    </I18nProvider>,
  )
}

const mobile = () => screen.getByLabelText<HTMLInputElement>('Mobile')
const dial = () => screen.getByLabelText<HTMLSelectElement>('Dialling code')
const county = () => screen.getByLabelText<HTMLInputElement | HTMLSelectElement>('County')
const change = (element: HTMLElement, value: string) => fireEvent.change(element, { target: { value } })

test('a number pasted with its code changes both at once', () => {
  show()
  change(mobile(), '+33 6 12 34 56 78')
  expect(mobile().value).toBe('612345678')
  expect(dial().value).toBe('FR')
  expect(screen.getByRole('status').textContent).toBe('+33')
})

test('the 0 before a number at home goes with the next digit, and that is said', () => {
  show()
  change(mobile(), '0')
  expect(mobile().value).toBe('0')
  change(mobile(), '07700 900118')
  expect(mobile().value).toBe('7700900118')
  expect(screen.getByText('Without the 0 at the start: +44 stands for it.')).toBeTruthy()
})

test('a code that several countries share stays with the one that was picked', () => {
  show()
  change(dial(), 'CA')
  expect(dial().value).toBe('CA')
  expect(screen.getByRole('status').textContent).toBe('+1')
})

test('a code that was given before is shown as its country’s', () => {
  show({ dialCode: '+1', country: 'CA' })
  expect(dial().value).toBe('CA')
})

test('letters never get into a number', () => {
  show()
  change(mobile(), '7700 9oo 118')
  expect(mobile().value).toBe('77009118')
})

test('counties are chosen in the United Kingdom and typed elsewhere', () => {
  show()
  expect(county().tagName).toBe('SELECT')
  change(county(), 'Greater Manchester')
  expect(county().value).toBe('Greater Manchester')
  change(screen.getByLabelText('Country'), 'IE')
  expect(county().tagName).toBe('INPUT')
})

test('a county that the list lacks stays where it was given', () => {
  show({ county: 'Rossshire West' })
  expect(county().value).toBe('Rossshire West')
})

test('countries and codes are in the language of the app', () => {
  show({}, 'fr')
  expect(screen.getByRole('option', { name: 'Allemagne' })).toBeTruthy()
  expect(screen.getByRole('option', { name: 'Allemagne +49' })).toBeTruthy()
})
