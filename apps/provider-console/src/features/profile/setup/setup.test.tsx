import { FakeUpload } from '@ginipig/app/testing/fake-upload.ts'
import type { ProviderProfile, TypedProfile } from '@ginipig/contract/provider/profile.ts'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { type Calls, openApp, person, problem } from '../../../testing/open-app.ts'
import { emptyProfile as empty } from '../../../testing/provider-profile.ts'

const unfinished = { ...person('provider'), isProfileComplete: false }
const signedIn = { signedInAs: unfinished }
const photo = {
  id: '7b8f3c1e-0c55-4f3a-9d1b-1f6a5f1c2d3e',
  url: '/photo.webp',
  width: 40,
  height: 30,
  srcSet: '/photo.webp 40w',
  status: 'awaiting',
  refusedBecause: null,
} as const
const details = {
  postcode: 'CF11 9LJ',
  building: '12',
  street: 'Bridge Street',
  town: 'Cardiff',
  county: 'Cardiff',
  country: 'GB',
  showsCompanyName: false,
}
const about = { displayName: 'Bethan at Inkwell', bio: 'Soft, grown-out blondes.' }

/** The server of one provider: what is put is there. */
function serverOf(profile: ProviderProfile, more: Calls = {}) {
  const put: unknown[] = []
  let kept = profile
  const keep = (part: (body: Record<string, unknown>) => Partial<ProviderProfile>) => (body: unknown) => {
    put.push(body)
    kept = { ...kept, ...part(body as Record<string, unknown>) } // as the forms send it
    return Response.json(kept)
  }
  const calls: Calls = {
    'GET /provider/profile': () => Response.json(kept),
    'GET /places/CF11': () => Response.json({ outward: 'CF11', town: 'Cardiff', county: 'Cardiff', nation: 'Wales' }),
    'PUT /provider/profile/draft': (body) => {
      const { revision, typed } = body as { revision: number; typed: TypedProfile } // as the autosave sends it
      const draft = { id: unfinished.id, revision: revision + 1, savedAt: Date.UTC(2027, 4, 8, 10), typed }
      kept = { ...kept, draft }
      return Response.json(draft)
    },
    'PUT /provider/profile/details': keep(() => ({ details })),
    'PUT /provider/profile/services': keep((services) => ({ services })),
    'PUT /provider/profile/about': keep(() => ({ about })),
    'POST /provider/profile/finish': () => Response.json({ ...unfinished, isProfileComplete: true }),
    ...more,
  }
  return { calls, put, typed: () => kept.draft?.typed }
}

const type = (label: string, value: string) => {
  const input = screen.getByLabelText(label)
  fireEvent.focus(input)
  fireEvent.change(input, { target: { value } })
  fireEvent.blur(input)
}
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))
const heading = (name: string) => screen.findByRole('heading', { name, level: 1 })

test.each([
  ['CF11', 'Cardiff', 'Wales', 'fr', 'Cardiff, pays de Galles'],
  ['GY1', 'St Peter Port', '', 'en', 'St Peter Port'],
])(
  'the place of %s is told in the person’s language, with its nation where it has one',
  async (outward, town, nation, language, words) => {
    localStorage.setItem('language', language)
    const place = () => Response.json({ outward, town, county: '', nation })
    await openApp('/', serverOf(empty, { [`GET /places/${outward}`]: place }).calls, signedIn)
    await screen.findByRole('heading', { level: 1 })
    type(language === 'fr' ? 'Code postal' : 'Postcode', `${outward} 1AB`)
    expect(await screen.findByText(words)).toBeTruthy()
  },
)

test('who has just signed up begins with the details, and goes on to the services', async () => {
  const { calls, put } = serverOf(empty)
  const { router } = await openApp('/', calls, signedIn)
  await heading('Where will people find you?')
  expect(router.state.location.pathname).toBe('/provider/profile')
  type('Postcode', 'cf11 9lj')
  await screen.findByText('Cardiff, Wales')
  expect(screen.getByLabelText<HTMLInputElement>('City/town').value).toBe('Cardiff')
  const county = screen.getByLabelText<HTMLSelectElement>('County')
  expect(county.value).toBe('South Glamorgan')
  await press('Continue to services')
  await screen.findByText('3 things missing: flat or building number, street name, whether to show your company name')
  for (const words of ['Please enter flat or building number', 'Please enter street name', 'Please choose an answer'])
    expect(await screen.findByText(words)).toBeTruthy()
  expect(put).toEqual([])
  type('Flat or building number', '12')
  type('Street name', 'Bridge Street')
  fireEvent.change(county, { target: { value: county.options[3]?.value } })
  fireEvent.click(screen.getByRole('radio', { name: 'Show Inkwell Hair' }))
  await press('Continue to services')
  expect(await screen.findByText('Please tick this to go on')).toBeTruthy()
  fireEvent.click(screen.getByRole('checkbox', { name: /I own this company/ }))
  await press('Continue to services')
  const title = await heading('What do you do?')
  await waitFor(() => expect(document.activeElement).toBe(title))
  expect(put).toMatchObject([
    { postcode: 'CF11 9LJ', building: '12', showsCompanyName: true, mayShowCompanyName: true },
  ])
  await waitFor(() => expect(router.state.location.search).toEqual({ step: 'services' }))
  router.history.back()
  await heading('Where will people find you?')
})

test('a ticked category needs a service, and some category has to be ticked', async () => {
  const { calls, put } = serverOf({ ...empty, details })
  await openApp('/provider/profile', calls, signedIn)
  await heading('What do you do?')
  await press('Continue to about you')
  await screen.findByText(/tick at least one category/)
  fireEvent.click(screen.getByRole('checkbox', { name: 'Hair' }))
  fireEvent.click(screen.getByRole('checkbox', { name: 'Beauty' }))
  const hair = within(screen.getByRole('group', { name: 'Services in Hair' }))
  fireEvent.click(hair.getByRole('button', { name: 'Cut' }))
  fireEvent.click(hair.getByRole('button', { name: 'Colour' }))
  await press('Continue to about you')
  await screen.findByText('Please pick at least one service')
  expect(put).toEqual([])
  fireEvent.click(screen.getByRole('checkbox', { name: 'Beauty' }))
  await press('Continue to about you')
  await heading('Tell them who’s holding the scissors')
  expect(put).toEqual([{ hair: ['cut', 'colour'] }])
})

test('what is typed in a step is there on another device before the step is done', async () => {
  const { calls, put, typed } = serverOf({ ...empty, details })
  await openApp('/provider/profile', calls, signedIn)
  await heading('What do you do?')
  fireEvent.click(screen.getByRole('checkbox', { name: 'Beauty' }))
  fireEvent.click(screen.getByRole('button', { name: 'Nails' }))
  await screen.findByText('Saving…')
  fireEvent.click(screen.getByRole('link', { name: 'My details' }))
  await heading('Where will people find you?')
  type('Street name', 'Wharf Lane')
  await screen.findByText(/^Saved at /, {}, { timeout: 3_000 })
  expect(typed()).toMatchObject({ services: { beauty: ['nails'] }, details: { street: 'Wharf Lane' } })
  cleanup()
  sessionStorage.clear()
  await openApp('/provider/profile', calls, signedIn)
  await heading('Where will people find you?')
  expect(screen.getByLabelText<HTMLInputElement>('Street name').value).toBe('Wharf Lane')
  await press('Continue to services')
  await heading('What do you do?')
  expect(put).toMatchObject([{ street: 'Wharf Lane' }])
  expect(screen.getByRole('button', { name: 'Nails' }).getAttribute('aria-pressed')).toBe('true')
  fireEvent.click(screen.getByRole('checkbox', { name: 'Beauty' }))
  fireEvent.click(screen.getByRole('checkbox', { name: 'Beauty' }))
  expect(screen.getByRole('button', { name: 'Nails' }).getAttribute('aria-pressed')).toBe('true')
})

test('a step that was changed and not saved is gone back to before the page is finished', async () => {
  const { calls, put } = serverOf({ ...empty, details, services: { hair: ['cut'] }, about, portfolio: [photo] })
  await openApp('/provider/profile?step=services', calls, signedIn)
  await heading('What do you do?')
  fireEvent.click(screen.getByRole('button', { name: 'Colour' }))
  fireEvent.click(screen.getByRole('link', { name: 'About you' }))
  await press('Finish set-up')
  await screen.findByText('Something you typed here isn’t saved yet')
  await press('Continue to about you')
  await press('Finish set-up')
  await screen.findByText('Everybody can see your page now')
  expect(put).toContainEqual({ hair: ['cut', 'colour'] })
})

test('a set-up goes on where it was, and one can look back', async () => {
  const { calls } = serverOf({ ...empty, details, services: { hair: ['cut'] } })
  const { router } = await openApp('/provider/profile', calls, signedIn)
  await heading('Tell them who’s holding the scissors')
  await press('Back')
  await heading('What do you do?')
  await press('Back')
  await heading('Where will people find you?')
  expect(screen.getByLabelText<HTMLInputElement>('Postcode').value).toBe('CF11 9LJ')
  router.history.back()
  await heading('What do you do?')
})

test('a display name is their own name until they write another, where it may stand there', async () => {
  await openApp('/provider/profile', serverOf({ ...empty, details, services: { hair: ['cut'] } }).calls, signedIn)
  const name = async () => (await screen.findByLabelText<HTMLInputElement>('Profile display name')).value
  expect(await name()).toBe('Bethan Price')
  cleanup()
  const short = { ...empty, fullName: 'Al Li', details, services: { hair: ['cut'] } } satisfies ProviderProfile
  await openApp('/provider/profile', serverOf(short).calls, signedIn)
  expect(await name()).toBe('')
})

test('a company that is the provider’s own name is said once', async () => {
  await openApp('/provider/profile', serverOf({ ...empty, companyName: empty.fullName }).calls, signedIn)
  expect(await screen.findByText('You signed up in your own name, Bethan Price.')).toBeTruthy()
})

test('contact details and a missing photo keep a page from being finished, and nothing typed is lost', async () => {
  const { calls, put } = serverOf({ ...empty, details, services: { hair: ['cut'] } })
  await openApp('/provider/profile', calls, signedIn)
  await heading('Tell them who’s holding the scissors')
  type('Profile display name', about.displayName)
  await press('Finish set-up')
  await screen.findByText('2 things missing: short bio, a photo of your work')
  type('Short bio', 'Find me at inkwell.hair')
  await press('Finish set-up')
  await screen.findByText('One contact detail to take out')
  expect(screen.getByText('inkwell.hair', { selector: 'mark' })).toBeTruthy()
  type('Short bio', about.bio)
  await press('Finish set-up')
  await screen.findByText('Please add at least one photo of your work')
  expect(screen.getByText('One thing missing: a photo of your work')).toBeTruthy()
  expect(put).toEqual([about])
  expect(screen.getByLabelText<HTMLTextAreaElement>('Short bio').value).toBe(about.bio)
})

/** A set-up at its last step with the photos that are there, and the uploads that the page begins. */
async function openAbout(portfolio: ProviderProfile['portfolio']) {
  FakeUpload.made = []
  vi.stubGlobal('XMLHttpRequest', FakeUpload)
  URL.createObjectURL = () => 'blob:preview'
  URL.revokeObjectURL = () => {}
  const almost = { ...empty, details, services: { hair: ['cut'] }, about, portfolio } satisfies ProviderProfile
  let kept: ProviderProfile = almost
  const sent = vi.fn(() => Response.json(kept))
  const { calls } = serverOf(almost, {
    'GET /provider/profile': () => Response.json(kept),
    'PUT /provider/profile/about': sent,
    'POST /provider/portfolio': () => {
      kept = { ...kept, portfolio: [...portfolio, { ...photo, id: '7b8f3c1e-0c55-4f3a-9d1b-1f6a5f1c2d3f' }] }
      return Response.json(kept)
    },
  })
  const opened = await openApp('/provider/profile', calls, signedIn)
  await heading('Tell them who’s holding the scissors')
  return { ...opened, sent }
}

/** Chooses a photo, which is sent as the nth. */
async function choosePhoto(nth: number) {
  const png = new File([Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0)], 'cut.png')
  fireEvent.change(screen.getByLabelText(/Add photos/), { target: { files: [png] } })
  fireEvent.click(await screen.findByText('Keep all of it'))
  await waitFor(() => expect(FakeUpload.made).toHaveLength(nth))
}

test.each([
  ['the first photo', []],
  ['another photo', [photo]],
])('the step is not left while %s is on its way: it says why, and goes on when it is there', async (_, before) => {
  const { router, sent } = await openAbout(before)
  expect(screen.getByRole('link', { name: /^Services/ })).toBeTruthy()
  await choosePhoto(1)
  const why = 'Your files are on their way: a moment, then you can go on.'
  for (const name of ['Finish set-up', 'Back']) {
    await press(name)
    expect(screen.getByText(why)).toBeTruthy()
    await heading('Tell them who’s holding the scissors')
  }
  expect(screen.queryByRole('link', { name: /^Services/ })).toBeNull()
  expect(sent).not.toHaveBeenCalled()
  expect(screen.queryByText('Please add at least one photo of your work')).toBeNull()
  FakeUpload.made[0]?.finish(200, { ...photo, status: undefined })
  await waitFor(() => expect(screen.queryByText(why)).toBeNull())
  expect(screen.getByText('1 photo added').role).toBe('status')
  expect(screen.getAllByText('Awaiting approval')).toHaveLength(before.length + 1)
  await press('Finish set-up')
  await screen.findByText('Everybody can see your page now')
  expect(router.state.location.pathname).toBe('/provider/stripe-connect')
})

test('leaving while a photo is on its way asks first', async () => {
  const { router } = await openAbout([])
  await choosePhoto(1)
  await screen.findByText(/^Your files are on their way/)
  const aborted = vi.fn()
  const [upload] = FakeUpload.made
  if (upload) upload.abort = aborted
  const question = () => screen.findByRole('alertdialog', { name: 'Leave while files are being sent?' })
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save and leave' }).disabled).toBe(true)
  fireEvent.click(screen.getByRole('link', { name: 'Settings' }))
  fireEvent.click(within(await question()).getByRole('button', { name: 'Stay here' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(router.state.location.pathname).toBe('/provider/profile')
  expect(aborted).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('link', { name: 'Settings' }))
  fireEvent.click(within(await question()).getByRole('button', { name: 'Leave' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/provider/settings'))
  await waitFor(() => expect(aborted).toHaveBeenCalledOnce())
})

test('once all photos have come through nobody is asked', async () => {
  const { router } = await openAbout([])
  await choosePhoto(1)
  FakeUpload.made[0]?.finish(200, { ...photo, status: undefined })
  expect(await screen.findByRole('link', { name: 'Save and leave' })).toBeTruthy()
  fireEvent.click(screen.getByRole('link', { name: 'Settings' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/provider/settings'))
})

test('a photo that failed holds nobody', async () => {
  const { router, sent } = await openAbout([])
  await choosePhoto(1)
  FakeUpload.made[0]?.finish(500, {})
  await screen.findByText('Try again')
  await press('Finish set-up')
  await screen.findByText('Please add at least one photo of your work')
  await choosePhoto(2)
  FakeUpload.made[1]?.finish(200, { ...photo, status: undefined })
  await screen.findByText('Awaiting approval')
  expect(sent).toHaveBeenCalledOnce()
  await waitFor(() => expect(screen.queryByText(/are on their way/)).toBeNull())
  await press('Finish set-up')
  await screen.findByText('Everybody can see your page now')
  expect(router.state.location.pathname).toBe('/provider/stripe-connect')
})

test('the last step makes the page, and leads on to the earnings account', async () => {
  const { calls } = serverOf({ ...empty, details, services: { hair: ['cut'] }, about, portfolio: [photo] })
  const { router } = await openApp('/provider/profile', calls, signedIn)
  await heading('Tell them who’s holding the scissors')
  expect(screen.getByText('Awaiting approval')).toBeTruthy()
  await press('Finish set-up')
  await screen.findByText('Everybody can see your page now')
  expect(router.state.location.pathname).toBe('/provider/stripe-connect')
  expect((await screen.findAllByRole('link', { name: 'Bookings' })).length).toBeGreaterThan(0)
})

test('a photo that can’t be deleted says why', async () => {
  const { calls } = serverOf(
    { ...empty, details, services: { hair: ['cut'] }, about, portfolio: [photo] },
    { [`DELETE /provider/portfolio/${photo.id}`]: () => problem('portfolio_last_photo', 409) },
  )
  await openApp('/provider/profile', calls, signedIn)
  fireEvent.keyDown(await screen.findByRole('button', { name: 'More for Photo 1' }), { key: 'Enter' })
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }))
  await press('Delete photo')
  await screen.findByText(/Your page needs one photo at least/)
})

test('who shows what another tab saved reads it, its saved steps too, and can go back to what they typed', async () => {
  const newer = { ...empty, details: { ...details, street: 'Castle Arcade' } }
  let isSaved = false
  const { calls } = serverOf(empty, {
    'GET /provider/profile': () => Response.json(isSaved ? newer : empty),
    'PUT /provider/profile/draft': () => {
      if (isSaved) return Response.json(newer)
      isSaved = true
      return problem('draft_changed', 409)
    },
  })
  await openApp('/provider/profile?step=details', calls, signedIn)
  await screen.findByLabelText('Postcode')
  type('Street name', 'Bridge Street')
  const show = await screen.findByRole('button', { name: 'Show the newer one' }, { timeout: 3_000 })
  show.focus()
  fireEvent.click(show)
  const street = () => screen.getByLabelText<HTMLInputElement>('Street name').value
  await waitFor(() => expect(street()).toBe('Castle Arcade'))
  const back = screen.getByRole('button', { name: 'Back to what I typed' })
  expect(document.activeElement).toBe(back)
  fireEvent.click(back)
  await waitFor(() => expect(street()).toBe('Bridge Street'))
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
})

test.each([
  [
    'details',
    'Continue to about you',
    () => screen.getByLabelText<HTMLInputElement>('Street name').value,
    'Castle Arcade',
  ],
  ['services', 'Continue to about you', () => screen.queryByRole('button', { name: 'Colour' })?.ariaPressed, 'true'],
  ['about', 'Finish set-up', () => screen.getByLabelText<HTMLInputElement>('Short bio').value, 'Curls.'],
] as const)(
  'a step (%s) that another tab saved isn’t taken back by one in which nothing was typed',
  async (step, way, shown, newer) => {
    const before = { ...empty, details, services: { hair: ['cut'] }, about, portfolio: [photo] } satisfies typeof empty
    const after = {
      ...before,
      details: { ...details, street: 'Castle Arcade' },
      services: { hair: ['cut', 'colour'] },
      about: { ...about, bio: 'Curls.' },
      revisions: { details: 'N'.repeat(43), services: 'N'.repeat(43), about: 'N'.repeat(43) },
    }
    let isSaved = false
    const put = vi.fn(() => Response.json(after))
    const { calls } = serverOf(before, {
      'GET /provider/profile': () => Response.json(isSaved ? after : before),
      [`PUT /provider/profile/${step}`]: put,
      [`PUT /provider/profile/${step}?revision=${before.revisions[step]}`]: () => {
        isSaved = true
        return problem('draft_changed', 409)
      },
    })
    await openApp(`/provider/profile?step=${step}`, calls, signedIn)
    await press(way)
    await screen.findByText('This is what is saved now')
    expect(shown()).toBe(newer)
    expect(put).not.toHaveBeenCalled()
    await press(way)
    await waitFor(() => expect(put).toHaveBeenCalledOnce())
  },
)

test('who goes back to put the details right goes on where they were', async () => {
  const { calls } = serverOf({ ...empty, details, services: { hair: ['cut'] } })
  await openApp('/provider/profile', calls, signedIn)
  await heading('Tell them who’s holding the scissors')
  fireEvent.click(screen.getByRole('link', { name: 'My details' }))
  await heading('Where will people find you?')
  await press('Continue to about you')
  await heading('Tell them who’s holding the scissors')
})

test('what was finished on another device is finished here', async () => {
  const { calls } = serverOf({
    ...empty,
    details,
    services: { hair: ['cut'] },
    about,
    portfolio: [photo],
    isFinished: true,
  })
  await openApp('/provider/profile', calls, signedIn)
  await heading('Profile')
  expect(screen.getAllByRole('link', { name: 'Bookings' }).length).toBeGreaterThan(0)
})
