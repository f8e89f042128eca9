import { createRoute } from '@tanstack/react-router'
import { act, fireEvent, screen } from '@testing-library/react'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { sessionOf } from '#testing/fake-api.ts'
import { hannah, priya } from '#testing/people.ts'
import { renderRoutes, testRoot } from '#testing/render-routes.tsx'
import { home } from '#testing/routes.tsx'
import { tabValue } from './tab-value.ts'
import { useAppForm } from './use-app-form.ts'

const half = tabValue('half', v.string())

function Own() {
  const form = useAppForm({
    schema: v.object({ town: v.string(), code: v.string(), password: v.string(), agrees: v.boolean() }),
    defaultValues: { town: 'York', code: '', password: '', agrees: false },
    onSubmit: () => undefined,
  })
  return (
    <form.AppForm>
      <form.Form>
        <form.AppField name="town">{(field) => <field.TextField label="Town" autoComplete="off" />}</form.AppField>
        <form.AppField name="code">{(field) => <field.TextField label="Code" autoComplete="off" />}</form.AppField>
        <form.AppField name="password">
          {(field) => <field.PasswordField label="Password" autoComplete="new-password" />}
        </form.AppField>
        <form.AppField name="agrees">
          {(field) => <field.CheckboxField label="I agree" problemLabel="I agree" />}
        </form.AppField>
      </form.Form>
    </form.AppForm>
  )
}

const own = createRoute({
  getParentRoute: () => testRoot,
  path: '/own',
  staticData: { access: 'client', title: { id: 'Own' } },
  component: Own,
})

const input = (label: string) => screen.findByLabelText<HTMLInputElement>(label)
const type = async (label: string, value: string) => fireEvent.change(await input(label), { target: { value } })

async function halfTyped() {
  const app = await renderRoutes([home, own], { at: '/own', signedIn: true })
  await type('Town', 'Leeds')
  await type('Code', 'AB12')
  await type('Password', 'secret')
  fireEvent.click(await input('I agree'))
  half.write('Dear')
  const { session } = app.services
  const atHome = () => screen.findByRole('heading', { name: 'Home page' })
  const back = async (person = hannah) => {
    await atHome()
    await act(() => session.accept(sessionOf(person)))
    await act(() => app.router.navigate({ to: '/own' as string }))
  }
  return { ...app, session, atHome, back }
}

test('what was half typed when the session ended is there once its person is back, but for secrets and ticks', async () => {
  const { session, back } = await halfTyped()
  await act(() => session.end('expired'))
  expect(sessionStorage.length).toBe(0)
  await back()
  expect((await input('Town')).value).toBe('Leeds')
  expect((await input('Code')).value).toBe('')
  expect((await input('Password')).value).toBe('')
  expect((await input('I agree')).checked).toBe(false)
  expect(half.read()).toBe('Dear')
})

test('it comes up once, and goes with what is done with it', async () => {
  const { session, router, back } = await halfTyped()
  await act(() => session.end('elsewhere'))
  await back()
  expect((await input('Town')).value).toBe('Leeds')
  await act(() => router.navigate({ to: '/' }))
  await act(() => router.navigate({ to: '/own' as string }))
  expect((await input('Town')).value).toBe('York')
})

test('nothing waits for another person, nor for the first one after them', async () => {
  const { session, router, back } = await halfTyped()
  await act(() => session.end('expired'))
  await back({ ...priya, user_type: 'user' })
  expect((await input('Town')).value).toBe('York')
  expect(half.read()).toBeUndefined()
  await act(() => session.logOut())
  await back()
  expect((await input('Town')).value).toBe('York')
  expect(router.state.location.pathname).toBe('/own')
})

test.each([
  ['here', undefined],
  ['in another tab', 'logged_out'],
] as const)('nothing is kept of who logged out %s', async (_, ending) => {
  const { session, back } = await halfTyped()
  await act(() => (ending ? session.end(ending) : session.logOut()))
  await back()
  expect((await input('Town')).value).toBe('York')
  expect(half.read()).toBeUndefined()
})

test('of two forms that can’t be told apart nothing comes up in the other', async () => {
  const two = createRoute({
    getParentRoute: () => testRoot,
    path: '/two',
    staticData: { access: 'client', title: { id: 'Two' } },
    component: () => (
      <>
        <Own />
        <Own />
      </>
    ),
  })
  const { services, router } = await renderRoutes([home, two], { at: '/two', signedIn: true })
  const towns = () => screen.findAllByLabelText<HTMLInputElement>('Town')
  for (const town of await towns()) fireEvent.change(town, { target: { value: 'Leeds' } })
  await act(() => services.session.end('expired'))
  await screen.findByRole('heading', { name: 'Home page' })
  await act(() => services.session.accept(sessionOf(hannah)))
  await act(() => router.navigate({ to: '/two' as string }))
  expect((await towns()).map(({ value }) => value)).toEqual(['York', 'York'])
})
