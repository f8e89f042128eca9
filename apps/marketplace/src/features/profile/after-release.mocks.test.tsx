import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { openApp, person } from '../../testing/open-app.ts'

// A release has taken its script away. In a file of its own: what came once stays.
vi.mock('@ginipig/ui/crop-dialog', () => ({
  get CropDialog() {
    throw new TypeError('Failed to fetch dynamically imported module: /assets/crop-dialog.js')
  },
}))

const profile = {
  ...{ firstName: 'Hannah', lastName: 'Doyle', email: 'hannah@example.test', dialCode: '+44', mobile: '7700900118' },
  ...{
    country: 'GB',
    county: 'Kent',
    city: 'Dover',
    ageGroup: '25-34',
    gender: 'female',
    avatarUrl: null,
    revision: 'R'.repeat(43),
  },
}

test('a photo that can’t be cropped after a release leaves what is typed in the profile, and says so each time', async () => {
  URL.createObjectURL = () => 'blob:preview'
  URL.revokeObjectURL = () => undefined
  const { services } = await openApp(
    '/profile',
    {
      'GET /me/profile': () => Response.json(profile),
      'GET /me/record': () => Response.json({ record: { kept: 0, cancelledLate: 0, missed: 0 }, answerMs: null }),
    },
    { signedInAs: person('user') },
  )
  fireEvent.click(await screen.findByRole('button', { name: 'Edit' }))
  fireEvent.change(screen.getByLabelText('City/town'), { target: { value: 'Deal' } })
  const png = new File([Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0)], 'me.png')
  for (const _time of ['first', 'second']) {
    fireEvent.change(screen.getByLabelText('Add a photo'), { target: { files: [png] } })
    await screen.findByText(/^That didn’t open\. We may have updated the site/)
    expect(screen.getByLabelText<HTMLInputElement>('City/town').value).toBe('Deal')
    for (const { id } of services.toasts.snapshot().toasts) services.toasts.dismiss(id)
  }
})
