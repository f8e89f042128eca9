import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { type Calls, openApp, person, problem } from '../../testing/open-app.ts'
import { pageOf, finishedProfile as profile } from '../../testing/provider-profile.ts'

const signUp = {
  fullName: 'Hannah Doyle',
  companyName: 'Studio Doyle',
  workingFrom: 'salon',
  dialCode: '+44',
  mobile: '7700900118',
  email: 'hannah@example.test',
  revision: 'R'.repeat(43),
}
const signedIn = { signedInAs: person('provider') }
const profileCalls: Calls = { 'GET /provider/profile': () => Response.json(profile) }
const calls: Calls = { ...profileCalls, 'GET /me/provider-sign-up': () => Response.json(signUp) }
const ACCOUNT = '/provider/edit-profile?part=account'

const type = (label: string, value: string) => {
  const input = screen.getByLabelText(label)
  fireEvent.focus(input)
  fireEvent.change(input, { target: { value } })
  fireEvent.blur(input)
}
const heading = (name: string) => screen.findByRole('heading', { name, level: 1 })

test('a provider reads their page as clients see it, what it lacks and what waits', async () => {
  await openApp('/provider/my-profile', profileCalls, signedIn)
  await heading('Profile')
  expect(within(screen.getByRole('region', { name: 'Your page' })).getByText('Studio Nair · Manchester')).toBeTruthy()
  const portfolio = within(screen.getByRole('region', { name: 'Portfolio' }))
  expect(portfolio.getByText('1 live, 1 waiting, 1 not shown')).toBeTruthy()
  expect(portfolio.getByText('1 photo is awaiting approval')).toBeTruthy()
  expect(portfolio.getByText('Shows a phone number')).toBeTruthy()
  const about = within(screen.getByRole('region', { name: 'About you' }))
  for (const words of ['Studio Nair, shown to clients', 'Unit 6, Cotton Street, Manchester M4 5BF', 'Colour'])
    expect(about.getByText(words)).toBeTruthy()
  const has = within(screen.getByRole('region', { name: 'What your page has' }))
  expect(has.getByText('4 of 5')).toBeTruthy()
  expect(has.getByRole('link', { name: 'Add a picture of you' }).getAttribute('href')).toContain('part=about')
})

test('the head says what clients go by: the average of the reviews, and that it is who they say', async () => {
  const signedInAs = person('provider')
  const asked = { ...profileCalls, [`GET /providers/${signedInAs.id}`]: () => Response.json(pageOf(signedInAs.id)) }
  await openApp('/provider/my-profile', asked, { signedInAs })
  const head = within(await screen.findByRole('region', { name: 'Your page' }))
  await head.findByText('Identity verified by Stripe')
  expect(head.getByLabelText('Rated 4.8 out of 5, 31 reviews')).toBeTruthy()
  expect(head.getByText('Nearly there')).toBeTruthy()
})

test('the page comes with its badges: what comes later would push its buttons from under a press', async () => {
  const signedInAs = person('provider')
  const { promise, resolve } = Promise.withResolvers<Response>()
  const asked = vi.fn(() => promise)
  const opened = openApp(
    '/provider/my-profile',
    { ...calls, [`GET /providers/${signedInAs.id}`]: asked },
    { signedInAs },
  )
  await waitFor(() => expect(asked).toHaveBeenCalled())
  expect(screen.queryByRole('link', { name: 'Edit profile' })).toBeNull()
  resolve(Response.json(pageOf(signedInAs.id)))
  await opened
  await screen.findByRole('link', { name: 'Edit profile' })
  expect(screen.getByText('Identity verified by Stripe')).toBeTruthy()
})

test('stars and badges that can’t be read are said, and read again', async () => {
  const signedInAs = person('provider')
  // The page asks before it shows, and once more as it does.
  const answers = [problem('internal', 500), problem('internal', 500)]
  const path = `GET /providers/${signedInAs.id}`
  await openApp(
    '/provider/my-profile',
    {
      ...profileCalls,
      [path]: () => answers.shift() ?? Response.json(pageOf(signedInAs.id)),
      [`${path}/reviews`]: () => Response.json({ items: [], nextCursor: null }),
    },
    { signedInAs },
  )
  const reviews = (await screen.findByRole('heading', { name: 'Reviews' })).closest('section') as HTMLElement
  fireEvent.click(await within(reviews).findByRole('button', { name: 'Try Again' }))
  await screen.findByText('Identity verified by Stripe')
  await waitFor(() => expect(within(reviews).queryByRole('button', { name: 'Try Again' })).toBeNull())
})

test('a provider is called as clients call them: in the sidebar, on the page about them and where it is edited', async () => {
  const about = { displayName: 'Good Hands', bio: 'Soft, grown-out blondes.' }
  const named: Calls = { ...calls, 'GET /provider/profile': () => Response.json({ ...profile, about }) }
  const { router } = await openApp('/provider/my-profile', named, signedIn)
  await screen.findByRole('heading', { level: 2, name: 'Hannah, Good Hands' })
  expect(within(screen.getByRole('complementary', { name: 'Sidebar' })).getByText('Hannah, Good Hands')).toBeTruthy()
  await router.navigate({ to: '/provider/edit-profile' })
  await screen.findByRole('heading', { level: 2, name: 'Hannah, Good Hands' })
})

test('who has nowhere for their money yet is led there first, from the page that the set-up ends on', async () => {
  const account = { state: 'none', requirements: [], dueAt: null, paysOut: false, bankLast4: null }
  const earnings = {
    'GET /provider/earnings-account': () => Response.json({ ...account, createdAt: null, readAt: null }),
  }
  await openApp('/provider/my-profile', { ...profileCalls, ...earnings }, signedIn)
  await screen.findByRole('heading', { name: 'Set up where your money goes.' })
  expect(screen.getByRole('button', { name: 'Set up with Stripe' })).toBeTruthy()
})

test('a page without an approved photo, services or a shown company says so', async () => {
  const bare = {
    ...profile,
    services: null,
    details: { ...profile.details, showsCompanyName: false },
    portfolio: profile.portfolio.slice(1),
  }
  await openApp('/provider/my-profile', { 'GET /provider/profile': () => Response.json(bare) }, signedIn)
  await heading('Profile')
  expect(screen.getByText('Studio Nair, kept private')).toBeTruthy()
  expect(screen.queryByText(/Studio Nair · /)).toBeNull()
  const photos = screen.getByRole('link', { name: 'No photo of your work is approved yet' })
  expect(photos.getAttribute('href')).toBe('/provider/update-portfolio')
  expect(screen.getByRole('link', { name: 'Change photos' }).getAttribute('href')).toBe('/provider/update-portfolio')
  expect(screen.getByRole('link', { name: 'Pick your services' }).getAttribute('href')).toBe('/provider/my-services')
})

test('who has finished is led from the set-up to their page', async () => {
  const { router } = await openApp('/provider/profile', profileCalls, signedIn)
  await heading('Profile')
  expect(router.state.location.pathname).toBe('/provider/my-profile')
  expect(screen.getAllByRole('link', { name: 'Profile' })).toHaveLength(1)
})

test('name and bio change, and leaving with changes is asked about until they are saved', async () => {
  const put = vi.fn((about: unknown) => Response.json({ ...profile, about }))
  const { router } = await openApp('/provider/edit-profile', { ...calls, 'PUT /provider/profile/about': put }, signedIn)
  await heading('Edit profile')
  type('Profile display name', 'Priya at Nair')
  fireEvent.click(screen.getByRole('link', { name: 'Where you work' }))
  await screen.findByText('Leave without saving?')
  fireEvent.click(screen.getByRole('button', { name: 'Stay here' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Save changes' }))
  await screen.findByText('Your profile is saved')
  expect(put).toHaveBeenCalledExactlyOnceWith({ displayName: 'Priya at Nair', bio: profile.about?.bio })
  fireEvent.click(screen.getByRole('link', { name: 'Where you work' }))
  await screen.findByLabelText('Postcode')
  expect(router.state.location.search).toEqual({ part: 'address' })
})

/** What another tab saved since this one opened its form, under a revision of its own. */
const NEWER = 'N'.repeat(43)
const newer = {
  ...profile,
  about: { displayName: 'Priya Nair', bio: 'Curls by the hour.' },
  details: { ...profile.details, street: 'Jersey Street' },
  services: { hair: ['cut', 'colour', 'men'] },
  revisions: { about: NEWER, details: NEWER, services: NEWER },
}
const newerSignUp = { ...signUp, companyName: 'Doyle & Daughters', revision: NEWER }
/** A server that has the newer one by the time this tab saves. */
const twoTabs = (path: string, answer: (body: unknown) => Response): Calls => {
  let isOld = false
  const read = (old: object, now: object) => () => Response.json(isOld ? now : old)
  return {
    'GET /provider/profile': read(profile, newer),
    'GET /me/provider-sign-up': read(signUp, newerSignUp),
    [`PUT ${path}`]: () => {
      isOld = true
      return problem('draft_changed', 409)
    },
    [`PUT ${path}?revision=${NEWER}`]: answer,
  }
}
const bio = () => screen.getByLabelText<HTMLTextAreaElement>('Short bio').value
const displayName = () => screen.getByLabelText<HTMLInputElement>('Profile display name').value

test('a form of before another tab saved says so, shows what is saved now and what was typed, and loses neither', async () => {
  const put = vi.fn((about: unknown) => Response.json({ ...newer, about }))
  await openApp('/provider/edit-profile', twoTabs('/provider/profile/about', put), signedIn)
  await heading('Edit profile')
  type('Profile display name', 'Priya at Nair')
  fireEvent.click(screen.getByRole('button', { name: 'Save changes' }))
  await screen.findByText('This was changed on another device or in another tab')
  expect([displayName(), bio()]).toEqual(['Priya at Nair', profile.about?.bio])
  screen.getByRole('button', { name: 'Show the newer one' }).focus()
  fireEvent.click(screen.getByRole('button', { name: 'Show the newer one' }))
  await screen.findByText('This is what is saved now')
  expect([displayName(), bio()]).toEqual(['Priya Nair', 'Curls by the hour.'])
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Back to what I typed' }))
  fireEvent.click(screen.getByRole('button', { name: 'Back to what I typed' }))
  expect([displayName(), bio()]).toEqual(['Priya at Nair', 'Curls by the hour.'])
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Save changes' }))
  fireEvent.click(screen.getByRole('button', { name: 'Save changes' }))
  await screen.findByText('Your profile is saved')
  expect(put).toHaveBeenCalledExactlyOnceWith({ displayName: 'Priya at Nair', bio: 'Curls by the hour.' })
})

test.for([
  {
    at: '/provider/edit-profile?part=address',
    path: '/provider/profile/details',
    change: () => type('City/town', 'Salford'),
    save: 'Save changes',
    kept: { town: 'Salford', street: 'Jersey Street' },
  },
  {
    at: '/provider/my-services',
    path: '/provider/profile/services',
    change: () => {
      fireEvent.click(screen.getByRole('checkbox', { name: 'Beauty' }))
      fireEvent.click(screen.getByRole('button', { name: 'Nails' }))
    },
    save: 'Save services',
    kept: { hair: ['cut', 'colour', 'men'], beauty: ['nails'] },
  },
  {
    at: ACCOUNT,
    path: '/me/provider-sign-up',
    change: () => type('Full name', 'Hannah Moss'),
    save: 'Save changes',
    kept: { fullName: 'Hannah Moss', companyName: 'Doyle & Daughters' },
  },
])('what was typed is kept over what another tab saved: $path', async ({ at, path, change, save, kept }) => {
  const put = vi.fn((body: unknown) => Response.json(at === ACCOUNT ? { ...newerSignUp, ...(body as object) } : newer))
  await openApp(at, twoTabs(path, put), signedIn)
  if (at === ACCOUNT) fireEvent.click(await screen.findByRole('button', { name: 'Edit' }))
  await screen.findByRole('button', { name: save })
  change()
  fireEvent.click(screen.getByRole('button', { name: save }))
  fireEvent.click(await screen.findByRole('button', { name: 'Keep what I typed here' }))
  await screen.findByText(/^Your (details|services) are saved$/)
  expect(put).toHaveBeenCalledExactlyOnceWith(expect.objectContaining(kept))
})

test('an address as it was saved is no change any more', async () => {
  const details = { ...profile.details, postcode: 'M4 5BE' }
  const { router } = await openApp(
    '/provider/edit-profile?part=address',
    { ...calls, 'PUT /provider/profile/details': () => Response.json({ ...profile, details }) },
    signedIn,
  )
  await heading('Edit profile')
  type('Postcode', 'm45be')
  fireEvent.click(screen.getByRole('button', { name: 'Save changes' }))
  await screen.findByText('Your details are saved')
  expect(screen.getByLabelText<HTMLInputElement>('Postcode').value).toBe('M4 5BE')
  fireEvent.click(screen.getByRole('link', { name: 'Services' }))
  await heading('Services')
  expect(router.state.location.pathname).toBe('/provider/my-services')
})

test('services say what is listed in them, and one put back is no change', async () => {
  const put = vi.fn((services: unknown) => Response.json({ ...profile, services }))
  await openApp('/provider/my-services', { ...profileCalls, 'PUT /provider/profile/services': put }, signedIn)
  await heading('Services')
  const hair = within(screen.getByRole('group', { name: 'Services in Hair' }))
  expect(hair.getByRole('button', { name: 'Colour · 2 listings' }).getAttribute('aria-pressed')).toBe('true')
  fireEvent.click(hair.getByRole('button', { name: 'Colour · 2 listings' }))
  await screen.findByText('Colour stays while 2 listings use it.')
  // All of them, also those without a date left or a place.
  expect(screen.getByRole('link', { name: 'Open listings' }).getAttribute('href')).toBe(
    '/provider/my-listings?category=hair',
  )
  expect(hair.getByRole('button', { name: 'Colour · 2 listings' }).getAttribute('aria-pressed')).toBe('true')
  fireEvent.click(screen.getByRole('checkbox', { name: 'Hair' }))
  expect(screen.getByRole('checkbox', { name: 'Hair' })).toHaveProperty('checked', true)
  const cut = hair.getByRole('button', { name: 'Cut' })
  fireEvent.click(cut)
  fireEvent.click(cut)
  fireEvent.click(screen.getByRole('checkbox', { name: 'Beauty' }))
  fireEvent.click(screen.getByRole('checkbox', { name: 'Beauty' }))
  fireEvent.click(screen.getByRole('link', { name: 'Profile' }))
  await heading('Profile')
  fireEvent.click(screen.getByRole('link', { name: 'Services' }))
  await heading('Services')
  fireEvent.click(await screen.findByRole('button', { name: 'Men' }))
  const dock = within(screen.getByRole('region', { name: 'Next step' }))
  expect(dock.getByText('added Men')).toBeTruthy()
  fireEvent.click(dock.getByRole('button', { name: 'Undo changes' }))
  await screen.findByText('Nothing changed')
  fireEvent.click(await screen.findByRole('button', { name: 'Men' }))
  fireEvent.click(screen.getByRole('button', { name: 'Save services' }))
  await screen.findByText('Your services are saved')
  expect(put).toHaveBeenCalledExactlyOnceWith({ hair: ['cut', 'colour', 'men'] })
})

test('an account from before the sign-up has a name and an address', async () => {
  await openApp(ACCOUNT, profileCalls, signedIn)
  await heading('Edit profile')
  expect(screen.getAllByText('hannah@example.test').length).toBeGreaterThan(0)
  expect(screen.queryByText('Working from')).toBeNull()
})

test('a provider changes their own details, and who is signed in is called so', async () => {
  const put = vi.fn((body: unknown) => Response.json({ ...signUp, ...(body as object) })) // what was sent comes back
  const { services } = await openApp(ACCOUNT, { ...calls, 'PUT /me/provider-sign-up': put }, signedIn)
  fireEvent.click(await screen.findByRole('button', { name: 'Edit' }))
  fireEvent.change(await screen.findByLabelText('Full name'), { target: { value: 'Hannah Moss' } })
  fireEvent.change(screen.getByLabelText('Company name'), { target: { value: 'Moss & Co' } })
  fireEvent.click(screen.getByRole('button', { name: 'Save changes' }))
  expect((await screen.findAllByText('Moss & Co')).length).toBeGreaterThan(0)
  expect(await screen.findByText('Hannah Moss')).toBeTruthy()
  expect(services.session.store.getState().userData).toMatchObject({ firstName: 'Hannah', lastName: 'Moss' })
  const { fullName: _, email: __, revision: ___, ...rest } = signUp
  expect(put).toHaveBeenCalledExactlyOnceWith({ ...rest, fullName: 'Hannah Moss', companyName: 'Moss & Co' })
})

test('what is left out is asked for, and nothing is sent', async () => {
  const put = vi.fn(() => Response.json(signUp))
  await openApp(ACCOUNT, { ...calls, 'PUT /me/provider-sign-up': put }, signedIn)
  fireEvent.click(await screen.findByRole('button', { name: 'Edit' }))
  fireEvent.change(await screen.findByLabelText('Company name'), { target: { value: ' ' } })
  fireEvent.click(screen.getByRole('button', { name: 'Save changes' }))
  await screen.findByText('Please enter company name')
  expect(put).not.toHaveBeenCalled()
})

test('a new picture is there in the sidebar at once', async () => {
  const { services } = await openApp(
    '/provider/edit-profile',
    { ...calls, 'DELETE /me/avatar': () => Response.json({ ...person('provider'), avatarUrl: null }) },
    { signedInAs: { ...person('provider'), avatarUrl: '/photos/1' } },
  )
  fireEvent.click(await screen.findByRole('button', { name: 'Remove photo' }))
  await screen.findByText('Your photo is removed')
  await waitFor(() => expect(services.session.store.getState().userData?.avatarUrl).toBeNull())
})

test('a log-out asks too before what was changed is lost', async () => {
  const logOut = vi.fn(() => Response.json({}))
  const { router } = await openApp('/provider/edit-profile', { ...calls, 'POST /auth/logout': logOut }, signedIn)
  await heading('Edit profile')
  type('Profile display name', 'Priya at Nair')
  fireEvent.click(screen.getByRole('button', { name: 'Log out' }))
  await screen.findByText('Leave without saving?')
  fireEvent.click(screen.getByRole('button', { name: 'Stay here' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(screen.getByLabelText<HTMLInputElement>('Profile display name').value).toBe('Priya at Nair')
  expect(logOut).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('button', { name: 'Log out' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Leave' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'))
  expect(logOut).toHaveBeenCalledOnce()
})
