import { FakeUpload } from '@ginipig/app/testing/fake-upload.ts'
import type { ClientProfile } from '@ginipig/contract/identity/account.ts'
import type { CropDialogProps } from '@ginipig/ui/crop-dialog'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { type Calls, openApp, person, problem } from '../../testing/open-app.ts'

// Where nothing is laid out there is no area to crop.
vi.mock('@ginipig/ui/crop-dialog', () => ({
  CropDialog: ({ labels, onCrop, onCancel }: CropDialogProps) => (
    <div role="dialog">
      <button type="button" onClick={() => onCrop({ x: 0, y: 0, width: 1, height: 1, turned: 0 })}>
        {labels.crop}
      </button>
      <button type="button" onClick={onCancel}>
        {labels.close}
      </button>
    </div>
  ),
}))

const hannah = person('user')

const profile: ClientProfile = {
  firstName: 'Hannah',
  lastName: 'Doyle',
  email: 'hannah@example.test',
  dialCode: '+44',
  mobile: '7700900118',
  country: 'GB',
  county: 'Greater Manchester',
  city: 'Manchester',
  ageGroup: '25-34',
  gender: 'female',
  avatarUrl: null,
  revision: 'R'.repeat(43),
}

const ordinary = {
  'GET /me/profile': () => Response.json(profile),
  'GET /me/record': () => Response.json({ record: { kept: 4, cancelledLate: 1, missed: 0 }, answerMs: null }),
}
const open = (calls: Calls = {}, userData = hannah) =>
  openApp('/profile', { ...ordinary, ...calls }, { signedInAs: userData })

const edit = async () => fireEvent.click(await screen.findByRole('button', { name: 'Edit' }))
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save changes' }))

describe('the profile', () => {
  test('shows a client what providers see of their bookings', async () => {
    await open()
    const panel = within(await screen.findByRole('region', { name: 'What providers see of your bookings' }))
    await panel.findByText('4 took place')
    expect(panel.getByText('1 cancelled late')).toBeTruthy()
    expect(panel.getByRole('link', { name: 'My bookings' }).getAttribute('href')).toBe('/my-booking')
  })

  test('says what the client gave, beside the way through the account', async () => {
    await open()
    await screen.findByRole('heading', { name: 'Profile', level: 1 })
    for (const text of ['+44 7700 900118', '25 to 34', 'Female', 'Greater Manchester', 'United Kingdom']) {
      expect(screen.getByText(text)).toBeTruthy()
    }
    const ways = within(screen.getByRole('navigation', { name: 'Account' }))
    expect(ways.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Profile',
      'My bookings',
      'Messages',
      'My favourites',
      'Notifications',
      'Payment details',
      'Change password',
      'Settings',
    ])
    expect(ways.getByRole('link', { name: 'Profile' }).getAttribute('aria-current')).toBe('page')
    expect(ways.getByRole('button', { name: 'Log out' })).toBeTruthy()
  })

  test('says beside the way to the messages how many are unread', async () => {
    await open({ 'GET /threads/unread': () => Response.json({ count: 2, hasNew: false }) })
    const ways = within(await screen.findByRole('navigation', { name: 'Account' }))
    expect(await ways.findByRole('link', { name: /^Messages.*2 unread/ })).toBeTruthy()
  })

  test('breaks a long address after its "@" and dots, if it must', async () => {
    const email = 'anne-marie.nguyen@curl-and-dye.example.test'
    await open({ 'GET /me/profile': () => Response.json({ ...profile, email }) })
    const address = await screen.findByText(email)
    expect(address.innerHTML.split('<wbr>')).toEqual(['anne-marie.', 'nguyen@', 'curl-and-dye.', 'example.', 'test'])
  })

  test('of an older account says what was never given', async () => {
    await open({
      'GET /me/profile': () => Response.json({ ...profile, mobile: '', country: '', county: '', ageGroup: null }),
    })
    await screen.findByText(/^We haven’t asked you for all of this yet/)
    expect(screen.getAllByText('Not given yet').length).toBeGreaterThan(2)
  })

  test('is changed, and the header with it', async () => {
    const put = vi.fn((body: unknown) => Response.json({ ...profile, ...(body as object) })) // what the form sent
    await open({ 'PUT /me/profile': put })
    await edit()
    type('First name', 'Anne-Marie')
    type('Last name', 'O’Neill')
    fireEvent.change(screen.getByLabelText('Country'), { target: { value: 'IE' } })
    expect(screen.getByLabelText<HTMLInputElement>('County').value).toBe('')
    type('County', 'Cork')
    save()
    await screen.findByText('Your profile is saved')
    expect(put).toHaveBeenCalledExactlyOnceWith({
      firstName: 'Anne-Marie',
      lastName: 'O’Neill',
      dialCode: '+44',
      mobile: '7700900118',
      ageGroup: '25-34',
      gender: 'female',
      country: 'IE',
      county: 'Cork',
      city: 'Manchester',
    })
    expect(await screen.findByRole('button', { name: 'Anne-Marie O’Neill’s account' })).toBeTruthy()
    expect(screen.getByText('Ireland')).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Edit' }))
  })

  test('goes on at the first question for who pressed Edit by the keys', async () => {
    await open()
    await edit()
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('First name')))
  })

  test('names what is wrong at its field, also what only the API knows', async () => {
    const refused = Response.json(
      { type: '', title: '', status: 422, code: 'invalid_input', fields: [{ path: 'city', problem: 'too_long' }] },
      { status: 422 },
    )
    await open({ 'PUT /me/profile': () => refused })
    await edit()
    type('First name', 'H4nnah')
    save()
    await screen.findByText('Letters only, please')
    expect(document.activeElement).toBe(screen.getByLabelText('First name'))
    type('First name', 'Hannah')
    save()
    await screen.findByText('City/town is too long')
  })

  test('asks for the password where the mobile changes, and keeps the form when it isn’t given', async () => {
    let isAsked = false
    const put = vi.fn((body: unknown) =>
      isAsked ? Response.json({ ...profile, ...(body as object) }) : problem('step_up_required', 403),
    )
    await open({
      'PUT /me/profile': put,
      'POST /me/step-up': () => {
        isAsked = true
        return Response.json({ until: 0 })
      },
    })
    await edit()
    type('Mobile', '7700900119')
    save()
    await screen.findByText('Please enter your password before your mobile number changes.')
    fireEvent.click(screen.getByRole('button', { name: 'Not now' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(screen.getByLabelText<HTMLInputElement>('Mobile').value).toBe('7700900119')
    expect(screen.queryByText('Your profile is saved')).toBeNull()
    save()
    fireEvent.change(await screen.findByLabelText('Password'), { target: { value: 'Ginipig-2026' } })
    fireEvent.click(screen.getByRole('button', { name: 'Continue' }))
    await screen.findByText('Your profile is saved')
    expect(put).toHaveBeenCalledTimes(3)
    expect(screen.getByText('+44 7700 900119')).toBeTruthy()
  })

  test('is not left with changes that nobody saved', async () => {
    const { router } = await open({ 'GET /me/sessions': () => Response.json({ sessions: [] }) })
    await edit()
    type('City/town', 'Salford')
    const settings = within(screen.getByRole('navigation', { name: 'Account' })).getByRole('link', { name: 'Settings' })
    fireEvent.click(settings)
    const question = await screen.findByRole('alertdialog', { name: 'Leave without saving?' })
    fireEvent.click(within(question).getByRole('button', { name: 'Stay here' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(screen.getByLabelText<HTMLInputElement>('City/town').value).toBe('Salford')
    fireEvent.click(settings)
    fireEvent.click(await screen.findByRole('button', { name: 'Leave' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/settings'))
  })

  test('that another tab changed meanwhile is not saved over: what was typed here is kept over it', async () => {
    const newer = { ...profile, county: 'Kent', revision: 'N'.repeat(43) }
    let isOld = false
    const put = vi.fn((body: unknown) => Response.json({ ...newer, ...(body as object) }))
    await open({
      'GET /me/profile': () => Response.json(isOld ? newer : profile),
      [`PUT /me/profile?revision=${profile.revision}`]: () => {
        isOld = true
        return problem('draft_changed', 409)
      },
      [`PUT /me/profile?revision=${newer.revision}`]: put,
    })
    await edit()
    type('City/town', 'Margate')
    save()
    fireEvent.click(await screen.findByRole('button', { name: 'Keep what I typed here' }))
    await screen.findByText('Your profile is saved')
    expect(put).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ city: 'Margate', county: 'Kent' }))
  })

  test('asks whoever logs out, once', async () => {
    const { router } = await open()
    await edit()
    type('City/town', 'Salford')
    const ways = within(screen.getByRole('navigation', { name: 'Account' }))
    fireEvent.click(ways.getByRole('button', { name: 'Log out' }))
    const asked = within(await screen.findByRole('alertdialog', { name: 'Leave without saving?' }))
    fireEvent.click(asked.getByRole('button', { name: 'Leave' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'))
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })
})

describe('the photo', () => {
  const png = new File([Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0)], 'me.png')
  const pick = async (file: File) =>
    fireEvent.change(await screen.findByLabelText('Add a photo'), { target: { files: [file] } })
  /** Picked and cropped. */
  const choose = async (file: File) => {
    await pick(file)
    const use = await screen.findByRole('button', { name: 'Use this crop' })
    use.focus() // as a press in a browser does
    fireEvent.click(use)
  }
  const sent = async () => {
    await waitFor(() => expect(FakeUpload.made).toHaveLength(1))
    const [upload] = FakeUpload.made
    if (!upload) throw new Error('nothing was sent')
    return upload
  }

  beforeEach(() => {
    FakeUpload.made = []
    vi.stubGlobal('XMLHttpRequest', FakeUpload)
    URL.createObjectURL = () => 'blob:preview'
    URL.revokeObjectURL = () => {}
  })

  test('shows how far it is, and stands in the header when it is there', async () => {
    const { services } = await open()
    await choose(png)
    const upload = await sent()
    upload.upload.onprogress?.({ loaded: 1, total: 4, lengthComputable: true })
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Cancel upload' })))
    const progress = await screen.findByRole('progressbar', { name: 'Uploading your photo' })
    await waitFor(() => expect(progress.getAttribute('aria-valuenow')).toBe('25'))
    upload.finish(200, { ...hannah, avatarUrl: '/photos/1' })
    await screen.findByText('Your photo is there')
    expect(services.session.store.getState().userData?.avatarUrl).toBe('/photos/1')
    expect(document.activeElement).toBe(screen.getByLabelText('Replace photo'))
  })

  test('can be called off', async () => {
    await open()
    await choose(png)
    await sent()
    fireEvent.click(await screen.findByRole('button', { name: 'Cancel upload' }))
    await screen.findByLabelText('Add a photo')
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('of another kind is refused before it is sent', async () => {
    await open()
    await pick(new File(['<svg onload="alert(1)">'], 'me.png', { type: 'image/png' }))
    expect((await screen.findByRole('alert')).textContent).toContain('JPEG, JPG or PNG only')
    expect(FakeUpload.made).toEqual([])
  })

  test('is not sent before it is cropped, and not at all when it is put away', async () => {
    await open()
    await pick(png)
    fireEvent.click(await screen.findByRole('button', { name: 'Don’t add this photo' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(FakeUpload.made).toEqual([])
  })

  test('that broke off is sent again without picking it again', async () => {
    await open()
    await choose(png)
    ;(await sent()).onerror?.()
    fireEvent.click(await screen.findByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(FakeUpload.made).toHaveLength(2))
    FakeUpload.made[1]?.finish(200, { ...hannah, avatarUrl: '/photos/1' })
    await screen.findByText('Your photo is there')
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('that the API refuses is refused in its words', async () => {
    await open()
    await choose(png)
    ;(await sent()).finish(413, { type: '', title: '', status: 413, code: 'avatar_too_large' })
    expect((await screen.findByRole('alert')).textContent).toContain('larger than 5 MB')
  })

  test('is removed, and the keyboard stays at its place', async () => {
    const remove = vi.fn(() => Response.json(hannah))
    const { services } = await open({ 'DELETE /me/avatar': remove }, { ...hannah, avatarUrl: '/photos/1' })
    fireEvent.click(await screen.findByRole('button', { name: 'Remove photo' }))
    await screen.findByText('Your photo is removed')
    expect(services.session.store.getState().userData?.avatarUrl).toBeNull()
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Add a photo')))
  })

  test('that cannot be removed stays', async () => {
    await open({ 'DELETE /me/avatar': () => problem('unavailable', 503) }, { ...hannah, avatarUrl: '/photos/1' })
    fireEvent.click(await screen.findByRole('button', { name: 'Remove photo' }))
    expect((await screen.findByRole('alert')).textContent).toContain('short break')
    expect(screen.getByRole('button', { name: 'Remove photo' })).toBeTruthy()
  })
})
