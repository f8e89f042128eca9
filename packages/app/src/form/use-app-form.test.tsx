import { ApiError } from '@ginipig/api-client/core/api-error.ts'
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { type ReactNode, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import * as v from 'valibot'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { formDraft } from './form-draft.ts'
import { useAppForm } from './use-app-form.ts'

const schema = v.object({
  name: v.pipe(v.string(), v.trim(), v.nonEmpty('required'), v.minLength(2, 'too_short')),
  town: v.pipe(v.string(), v.nonEmpty('required')),
  nickname: v.pipe(v.string(), v.maxLength(5, 'too_long')),
  password: v.string(),
  isAdult: v.literal(true, 'must_accept'),
})
type Given = v.InferOutput<typeof schema>

const nothing = { name: '', town: '', nickname: '', password: '', isAdult: true }
const draft = formDraft('ginipig.test')

type Submit = (given: Given) => Promise<unknown>
type Options = { onSubmit?: Submit; withDraft?: boolean; children?: ReactNode }

function Person({ onSubmit = async () => undefined, withDraft = false }: Options) {
  const form = useAppForm({
    schema,
    defaultValues: nothing,
    onSubmit,
    showsTicks: true,
    ...(withDraft ? { draft } : {}),
  })
  return (
    <form.AppForm>
      <form.Form aria-label="Form">
        <form.Failure />
        <form.AppField name="name">{(field) => <field.TextField label="Name" autoComplete="off" />}</form.AppField>
        <form.AppField name="town">{(field) => <field.TextField label="Town" autoComplete="off" />}</form.AppField>
        <form.AppField name="nickname">
          {(field) => <field.TextField label="Nickname" autoComplete="off" />}
        </form.AppField>
        <form.AppField name="password">
          {(field) => <field.PasswordField label="Password" autoComplete="new-password" />}
        </form.AppField>
        <form.AppField name="isAdult">
          {(field) => <field.CheckboxField label="I’m 18 or over" problemLabel="I’m 18 or over" />}
        </form.AppField>
        <form.SubmitButton busyLabel="Saving…">Save</form.SubmitButton>
        <form.CancelButton onClick={() => form.reset()}>Reset</form.CancelButton>
      </form.Form>
    </form.AppForm>
  )
}

const wrapper = ({ children }: { children: ReactNode }) => <I18nProvider i18n={i18n}>{children}</I18nProvider>

function show(options: Options = {}, form = <Person {...options} />) {
  i18n.loadAndActivate({ locale: 'en', messages: {} })
  return render(form, { wrapper })
}

afterEach(() => sessionStorage.clear())

const input = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name })
const type = (label: string, value: string) => fireEvent.change(input(label), { target: { value } })
const leave = (label: string) => fireEvent.blur(input(label))
const submit = async () => act(async () => void fireEvent.submit(screen.getByRole('form')))
/** What stands under a field. */
const under = (label: string) => {
  const id = input(label).getAttribute('aria-describedby')
  return id === null ? '' : document.getElementById(id)?.textContent
}
const hasTick = (label: string) => input(label).closest('[data-state="valid"]') !== null
const refusal = (...fields: ApiError['fields']) => new ApiError({ code: 'invalid_input', status: 422, fields })

test('a field says nothing before it is left, and another that was never touched says nothing', () => {
  show()
  type('Name', 'A')
  expect(under('Name')).toBe('')
  leave('Name')
  expect(under('Name')).toBe('Name is too short')
  expect(under('Town')).toBe('')
  type('Name', 'Ann')
  expect(under('Name')).toBe('Name is too short')
  leave('Name')
  expect(under('Name')).toBe('')
})

test('a tick that was asked for says nothing more once it is made, before any try too', () => {
  show()
  fireEvent.click(input('I’m 18 or over'))
  leave('I’m 18 or over')
  expect(under('I’m 18 or over')).toBe('Please tick this to go on')
  fireEvent.click(input('I’m 18 or over'))
  expect(under('I’m 18 or over')).toBe('')
})

test('a failed try shows all, leads to the first wrong field, and from then on what is typed counts', async () => {
  const onSubmit = vi.fn<Submit>()
  show({ onSubmit })
  type('Name', 'Ann')
  fireEvent.click(input('I’m 18 or over'))
  await submit()
  expect(under('Town')).toBe('Please enter town')
  expect(under('I’m 18 or over')).toBe('Please tick this to go on')
  expect(document.activeElement).toBe(input('Town'))
  type('Town', 'York')
  expect(under('Town')).toBe('')
  type('Name', '')
  expect(under('Name')).toBe('Please enter name')
  expect(onSubmit).not.toHaveBeenCalled()
})

test('why a try failed is brought into sight, whatever is scrolled to', async () => {
  const shown: Element[] = []
  onTestFinished(() => void Reflect.deleteProperty(Element.prototype, 'scrollIntoView')) // which jsdom has none of
  Element.prototype.scrollIntoView = function scrollIntoView(this: Element) {
    shown.push(this)
  }
  show({ onSubmit: async () => Promise.reject(new ApiError({ code: 'unavailable', status: 503 })) })
  type('Name', 'Ada')
  type('Town', 'Hove')
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(shown).toEqual([await screen.findByRole('alert')])
})

test('a try that no field says anything about says so, until something is changed', async () => {
  const onSubmit = vi.fn<Submit>()
  const Half = () => {
    const form = useAppForm({ schema, defaultValues: { ...nothing, name: 'Ann' }, onSubmit })
    return (
      <form.AppForm>
        <form.Form aria-label="Form">
          <form.AppField name="name">{(field) => <field.TextField label="Name" autoComplete="off" />}</form.AppField>
        </form.Form>
      </form.AppForm>
    )
  }
  show({}, <Half />)
  await submit()
  expect(screen.getByRole('alert').textContent).toContain('no field shows it')
  type('Name', '')
  await submit()
  expect(screen.queryByRole('alert')).toBeNull()
  expect(under('Name')).toBe('Please enter name')
  expect(onSubmit).not.toHaveBeenCalled()
})

test('what was put right since the field was left doesn’t stop a try', async () => {
  const onSubmit = vi.fn<Submit>(async () => undefined)
  show({ onSubmit })
  type('Town', 'York')
  type('Name', 'A')
  leave('Name')
  type('Name', 'Ann')
  await submit()
  expect(onSubmit).toHaveBeenCalledOnce()
})

test('a good try gives what the schema made of it, once, and keeps what was typed', async () => {
  const { promise, resolve } = Promise.withResolvers<undefined>()
  const onSubmit = vi.fn<Submit>(() => promise)
  show({ onSubmit })
  type('Name', ' Ann ')
  type('Town', 'York')
  await submit()
  await submit()
  expect(button(/Saving…/).getAttribute('aria-busy')).toBe('true')
  expect(button('Reset').disabled).toBe(true)
  await act(async () => resolve(undefined))
  expect(button('Save').getAttribute('aria-busy')).toBeNull()
  expect(button('Reset').disabled).toBe(false)
  expect(onSubmit.mock.calls).toEqual([[{ ...nothing, name: 'Ann', town: 'York' }]])
  expect(input('Name').value).toBe(' Ann ')
})

test('what is typed while it is on its way stays, and is still to be saved; the rest is as it was saved', async () => {
  const { promise, resolve } = Promise.withResolvers<undefined>()
  const onSubmit = vi.fn<Submit>(() => promise)
  const saved = { ...nothing, name: 'Ann', town: 'York' }
  const Saved = () => {
    const [defaultValues, setDefaultValues] = useState(nothing)
    const form = useAppForm({
      schema,
      defaultValues,
      onSubmit: async (given) => {
        await onSubmit(given)
        setDefaultValues(saved)
        form.reset(saved)
      },
    })
    return (
      <form.AppForm>
        <form.Form aria-label="Form">
          <form.AppField name="name">{(field) => <field.TextField label="Name" autoComplete="off" />}</form.AppField>
          <form.AppField name="town">{(field) => <field.TextField label="Town" autoComplete="off" />}</form.AppField>
          <button type="button" onClick={() => form.reset(saved)}>
            As saved
          </button>
          <form.Subscribe selector={({ isDefaultValue }) => isDefaultValue}>
            {(isSaved) => <output>{isSaved ? 'saved' : 'to save'}</output>}
          </form.Subscribe>
        </form.Form>
      </form.AppForm>
    )
  }
  show({}, <Saved />)
  type('Name', ' Ann ')
  type('Town', 'York')
  await submit()
  type('Town', 'Ely')
  await act(async () => resolve(undefined))
  expect([input('Name').value, input('Town').value]).toEqual(['Ann', 'Ely'])
  expect(screen.getByRole('status').textContent).toBe('to save')
  fireEvent.click(button('As saved'))
  expect(input('Town').value).toBe('York')
})

test('that one was offline is over when the browser is back, and what was typed stays', async () => {
  const onSubmit = vi.fn<Submit>().mockRejectedValueOnce(new ApiError({ code: 'offline', status: 0 }))
  show({ onSubmit })
  type('Name', 'Ann')
  type('Town', 'York')
  await submit()
  expect(screen.getByRole('alert')).toBeTruthy()
  act(() => void window.dispatchEvent(new Event('online')))
  expect(screen.queryByRole('alert')).toBeNull()
  expect([input('Name').value, input('Town').value]).toEqual(['Ann', 'York'])
})

test('what the API finds wrong stands at its field until that is changed', async () => {
  const onSubmit = vi.fn<Submit>(() => Promise.reject(refusal({ path: 'town', problem: 'too_long' })))
  show({ onSubmit })
  type('Name', 'Ann')
  type('Town', 'York')
  await submit()
  expect(under('Town')).toBe('Town is too long')
  expect(screen.queryByRole('alert')).toBeNull()
  expect(document.activeElement).toBe(input('Town'))
  type('Name', 'Anna')
  expect(under('Town')).toBe('Town is too long')
  type('Town', 'Ely')
  expect(under('Town')).toBe('')
  expect(onSubmit).toHaveBeenCalledOnce()
})

test('what it finds wrong that is nowhere on the page stands above, beside what is', async () => {
  const found = refusal({ path: 'town', problem: 'too_long' }, { path: 'language', problem: 'invalid' })
  show({ onSubmit: () => Promise.reject(found) })
  type('Name', 'Ann')
  type('Town', 'York')
  await submit()
  expect(screen.getByRole('alert').textContent).toContain('Please check what you entered.')
  expect(under('Town')).toBe('Town is too long')
})

test('any other failure stands above until the next try, and what was typed stays', async () => {
  const onSubmit = vi.fn<Submit>(async () => undefined)
  onSubmit.mockRejectedValueOnce(new ApiError({ code: 'unavailable', status: 503 }))
  show({ onSubmit })
  type('Name', 'Ann')
  type('Town', 'York')
  await submit()
  expect(screen.getByRole('alert').textContent).toContain('short break')
  expect(input('Town').value).toBe('York')
  type('Town', 'Ely')
  expect(screen.getByRole('alert')).toBeTruthy()
  await submit()
  expect(screen.queryByRole('alert')).toBeNull()
  expect(onSubmit).toHaveBeenCalledTimes(2)
})

test('forgets what was typed and what was wrong when asked', async () => {
  show()
  type('Name', 'A')
  await submit()
  expect(under('Town')).toBe('Please enter town')
  fireEvent.click(button('Reset'))
  expect([under('Name'), under('Town'), input('Name').value]).toEqual(['', '', ''])
})

test('a press that leaves a field finds its button where it was: the field waits for the release', async () => {
  show()
  type('Name', 'A')
  fireEvent.mouseDown(button('Reset'))
  leave('Name')
  expect(under('Name')).toBe('')
  fireEvent.mouseUp(button('Reset'))
  await waitFor(() => expect(under('Name')).toBe('Name is too short'))
})

test('what is right has a tick once it was left; what may stay empty has none while it is', () => {
  show()
  type('Nickname', 'Han')
  expect(hasTick('Nickname')).toBe(false)
  leave('Nickname')
  expect(hasTick('Nickname')).toBe(true)
  type('Nickname', 'Hannah')
  expect(hasTick('Nickname')).toBe(false)
  type('Nickname', '')
  leave('Nickname')
  expect(hasTick('Nickname')).toBe(false)
})

test('what was typed is there after a reload, but never a password', () => {
  const { unmount } = show({ withDraft: true })
  type('Name', 'Ann')
  fireEvent.click(input('I’m 18 or over'))
  type('Password', 'Ginipig-2026')
  unmount()
  expect(JSON.stringify(sessionStorage)).not.toContain('Ginipig-2026')
  show({ withDraft: true })
  expect([input('Name').value, input('I’m 18 or over').checked, input('Password').value]).toEqual(['Ann', false, ''])
})

test('where a server rendered the form, it is there once the page is taken over, which it is as it stands', async () => {
  i18n.loadAndActivate({ locale: 'en', messages: {} })
  const page = wrapper({ children: <Person withDraft /> })
  const root = document.body.appendChild(document.createElement('div'))
  onTestFinished(() => root.remove())
  root.innerHTML = renderToString(page)
  draft.keep({ name: 'Ann', town: '' })
  const onRecoverableError = vi.fn()
  const shown = await act(async () => hydrateRoot(root, page, { onRecoverableError }))
  expect([input('Name').value, input('Town').value]).toEqual(['Ann', ''])
  expect(onRecoverableError).not.toHaveBeenCalled()
  act(() => shown.unmount())
})

const Diary = v.object({
  slots: v.array(v.object({ start: v.pipe(v.string(), v.nonEmpty('required')) })),
})

function Slots({ onSubmit }: { onSubmit: (given: v.InferOutput<typeof Diary>) => unknown }) {
  const form = useAppForm({ schema: Diary, defaultValues: { slots: [{ start: '' }] }, onSubmit })
  return (
    <form.AppForm>
      <form.Form aria-label="Form">
        <form.AppField name="slots" mode="array">
          {(slots) => (
            <>
              {slots.state.value.map((_, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the library keeps what is known of each place
                <form.AppField key={index} name={`slots[${index}].start`}>
                  {(field) => <field.TextField label={`Start ${index + 1}`} autoComplete="off" />}
                </form.AppField>
              ))}
              <button type="button" onClick={() => slots.pushValue({ start: '' })}>
                Add
              </button>
              <button type="button" onClick={() => void slots.removeValue(0)}>
                Remove the first
              </button>
            </>
          )}
        </form.AppField>
      </form.Form>
    </form.AppForm>
  )
}

test('a list of fields grows and shrinks, and each says what is wrong with it, also what the API finds', async () => {
  const onSubmit = vi.fn(async (_given: unknown): Promise<unknown> => undefined)
  onSubmit.mockRejectedValueOnce(refusal({ path: 'slots.1.start', problem: 'too_long' }))
  show({}, <Slots onSubmit={onSubmit} />)
  fireEvent.click(button('Add'))
  type('Start 1', '9:00')
  await submit()
  expect([under('Start 1'), under('Start 2')]).toEqual(['', 'Please enter start 2'])
  expect(document.activeElement).toBe(input('Start 2'))
  type('Start 2', '10:00')
  await submit()
  expect(under('Start 2')).toBe('Start 2 is too long')
  type('Start 2', '11:00')
  await act(async () => void fireEvent.click(button('Remove the first')))
  await submit()
  expect(onSubmit).toHaveBeenLastCalledWith({ slots: [{ start: '11:00' }] })
})

test('a question is sent by its button and by no key, and says what failed', async () => {
  const onSubmit = vi.fn(async () => {
    throw new ApiError({ code: 'timeout', status: 0 })
  })
  function Asked() {
    const form = useAppForm({ schema: v.object({ isSure: v.boolean() }), defaultValues: { isSure: false }, onSubmit })
    return (
      <form.AppForm>
        <form.Question open onOpenChange={() => undefined} title="Sure?" confirmLabel="Yes" cancelLabel="No">
          <form.AppField name="isSure">
            {(field) => <field.CheckboxField label="I’m sure" problemLabel="this" />}
          </form.AppField>
        </form.Question>
      </form.AppForm>
    )
  }
  show({}, <Asked />)
  const isLeftAlone = fireEvent.keyDown(screen.getByRole('checkbox'), { key: 'Enter' })
  expect(isLeftAlone).toBe(false)
  fireEvent.click(screen.getByRole('checkbox'))
  await act(async () => void fireEvent.click(button('Yes')))
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ isSure: true })
  await screen.findByRole('alert')
})
