import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { TextField } from '#person/index.ts'
import { useSignUpForm } from './use-sign-up-form.ts'

const schema = v.object({ nickname: v.pipe(v.string(), v.maxLength(5, 'too_long')) })

function Optional() {
  const { form, bound } = useSignUpForm({
    kind: 'client',
    schema,
    initial: { nickname: '' },
    onSubmit: () => Promise.resolve(),
  })
  return (
    <form.Field name="nickname">
      {(api) => <TextField label="Nickname" field={bound(api)} autoComplete="nickname" />}
    </form.Field>
  )
}

test('what may stay empty has no tick while it is', async () => {
  i18n.loadAndActivate({ locale: 'en', messages: {} })
  render(<Optional />, { wrapper: ({ children }) => <I18nProvider i18n={i18n}>{children}</I18nProvider> })
  const input = screen.getByLabelText<HTMLInputElement>('Nickname')
  const hasTick = () => input.closest('[data-state="valid"]') !== null
  fireEvent.change(input, { target: { value: 'Han' } })
  fireEvent.blur(input)
  await waitFor(() => expect(hasTick()).toBe(true))
  fireEvent.change(input, { target: { value: '' } })
  fireEvent.blur(input)
  await waitFor(() => expect(hasTick()).toBe(false))
})
