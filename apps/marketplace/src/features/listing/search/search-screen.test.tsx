import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { openApp } from '../../../testing/open-app.ts'
import { recordViewed } from '../recently-viewed/recently-viewed.ts'
import { card } from '../testing/listings.ts'

const treatment = (name: string) => ({ name, category: 'hair', subcategory: 'cut' })
const part = (key: string, count: number) => ({ key, count })
const counts = [
  {
    category: 'hair',
    count: 80,
    subcategories: [part('cut', 20), part('colour', 30), part('other', 70), part('blow_dry', 0)],
  },
  { category: 'beauty', count: 90, subcategories: [part('face', 40)] },
  { category: 'wellness', count: 0, subcategories: [] },
  { category: 'coaching', count: 9, subcategories: [part('face', 9), part('lips', 5)] },
]
const open = (at = '/treatment', names = ['Balayage']) =>
  openApp(at, {
    'GET /listings': () => Response.json({ items: [card(1)], nextCursor: null, count: { value: 1, isMore: false } }),
    'GET /listing-counts': () => Response.json(counts),
    'GET /search-suggestions': () => Response.json({ treatments: names.map(treatment), people: [], places: [] }),
  })

beforeEach(() => {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (media) => Object.assign(new EventTarget(), { matches: media.includes('width < 600px'), media }) as MediaQueryList, // what is read of it
  )
})

const pageField = () => screen.findByRole('combobox', { name: 'Treatment or provider' })
const openScreen = async () => {
  await screen.findByRole('heading', { name: 'Balayage 1' })
  const field = await pageField()
  field.focus()
  fireEvent.click(field)
  return within(await screen.findByRole('dialog', { name: 'Treatment or provider' }))
}
const namesIn = (list: HTMLElement) =>
  within(list)
    .getAllByRole('option')
    .map(({ textContent }) => textContent)
const isGone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

test('on a phone a press on a field opens its screen; what is picked there is searched for', async () => {
  const { router } = await open()
  const dialog = await openScreen()
  const field = dialog.getByRole('combobox')
  await waitFor(() => expect(document.activeElement).toBe(field))
  fireEvent.input(field, { target: { value: 'bal' } })
  fireEvent.click(await dialog.findByRole('option', { name: /^Balayage/ }))
  await isGone()
  await waitFor(() => expect(router.state.location.search).toEqual({ q: 'Balayage' }))
  expect(router.state.location.state.over).toBeUndefined()
})

test('before the first word it shows what one looked at and the parts with most to book, each a press away', async () => {
  recordViewed(card(1).id)
  const { router } = await open()
  const dialog = await openScreen()
  expect(namesIn(await dialog.findByRole('group', { name: 'You looked at these' }))).toEqual(['Balayage 1Priya Nair'])
  const most = dialog.getByRole('group', { name: 'Lots to book now' })
  expect(namesIn(most)).toEqual(['FaceBeauty', 'ColourHair', 'CutHair', 'LipsCoaching & aesthetics'])
  fireEvent.input(dialog.getByRole('combobox'), { target: { value: 'bal' } })
  await dialog.findByRole('group', { name: 'Treatments' })
  expect(dialog.queryByRole('group', { name: 'Lots to book now' })).toBeNull()
  fireEvent.input(dialog.getByRole('combobox'), { target: { value: '' } })
  fireEvent.click(await dialog.findByRole('option', { name: /^Colour/ }))
  await isGone()
  await waitFor(() => expect(router.state.location.search).toEqual({ q: 'Colour' }))
})

test('what one looked at opens its page', async () => {
  recordViewed(card(1).id)
  const { router } = await open()
  const dialog = await openScreen()
  fireEvent.click(await dialog.findByRole('option', { name: /^Balayage 1/ }))
  await waitFor(() => expect(router.state.location.pathname).toBe(`/category-detail/${card(1).id}`))
})

test('where nothing is suggested, or nothing can be, it says so', async () => {
  await open('/treatment', [])
  const dialog = await openScreen()
  fireEvent.input(dialog.getByRole('combobox'), { target: { value: 'xqzt' } })
  expect(await dialog.findByText('No suggestions for this. It is searched for all the same.')).toBeDefined()
  fireEvent.keyDown(dialog.getByRole('combobox'), { key: 'Escape' })
  await isGone()
  fireEvent.click(screen.getByRole('combobox', { name: 'Town or postcode' }))
  expect(await screen.findByText('A town, a part of one, a county or a postcode.')).toBeDefined()
})

test('nothing is searched for before it is sent; an empty field takes the words away', async () => {
  const { router } = await open('/treatment?q=nails')
  const dialog = await openScreen()
  const field = dialog.getByRole<HTMLInputElement>('combobox')
  expect(field.value).toBe('nails')
  fireEvent.input(field, { target: { value: '' } })
  fireEvent.click(dialog.getByRole('button', { name: 'Search' }))
  await isGone()
  await waitFor(() => expect(router.state.location.search).toEqual({}))
})

test('the way back closes it and leaves the page, its words and the focus as they were', async () => {
  const { router } = await open('/treatment?q=nails')
  const dialog = await openScreen()
  fireEvent.input(dialog.getByRole('combobox'), { target: { value: 'bal' } })
  await waitFor(() => expect(router.state.location.state.over).toBeDefined())
  router.history.back()
  await isGone()
  expect(router.state.location.search).toEqual({ q: 'nails' })
  const field = (await pageField()) as HTMLInputElement // an input, by its role
  expect([field.value, document.activeElement]).toEqual(['nails', field])
})

test('Escape closes it too, and there is nothing of it to go back to', async () => {
  const { router } = await open()
  const dialog = await openScreen()
  await waitFor(() => expect(router.state.location.state.over).toBeDefined())
  fireEvent.keyDown(dialog.getByRole('combobox'), { key: 'Escape' })
  await isGone()
  expect(router.state.location.state.over).toBeUndefined()
})

test('of treatments of one kind no two beside each other have the same drawing', async () => {
  const names = ['Cut', 'Cutting', 'Cut and finish', 'Cut and blow dry', 'Cut throat', 'Cut for curls']
  await open('/treatment', names)
  const dialog = await openScreen()
  fireEvent.input(dialog.getByRole('combobox'), { target: { value: 'cut' } })
  const rows = within(await dialog.findByRole('group', { name: 'Treatments' })).getAllByRole('option')
  const drawings = rows.map((row) => row.querySelector('img')?.getAttribute('src'))
  expect(drawings).toHaveLength(names.length)
  expect(drawings.filter((drawing, at) => drawing === drawings[at - 1])).toEqual([])
})

test('on home, whose form asks for a place and a date too, the screen hands its words back and says no more', async () => {
  const { router } = await open('/')
  const field = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Treatment' })
  fireEvent.click(field)
  const dialog = within(await screen.findByRole('dialog', { name: 'Treatment' }))
  fireEvent.input(dialog.getByRole('combobox'), { target: { value: 'balayage' } })
  expect(dialog.queryByRole('button', { name: 'Search' })).toBeNull()
  fireEvent.click(dialog.getByRole('button', { name: 'Done' }))
  await isGone()
  expect(field.value).toBe('balayage')
  expect(router.state.location.pathname).toBe('/')
})
