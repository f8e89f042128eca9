import type { Meta, StoryObj } from '@storybook/react-vite'
import { Camera } from 'lucide-react'
import { expect, fn } from 'storybook/test'
import portrait from '#assets/covers/face-1.svg'
import { Badge } from '#badge/index.ts'
import { Button, FileButton } from '#button/index.ts'
import { ProgressBar } from '#progress-bar/index.ts'
import type { Usage } from '#usage/index.ts'
import { ProfileHeader } from './ProfileHeader.tsx'

const usage: Usage = {
  use: ['At the head of a person’s own page: portrait in the loaf, name, what can be done.'],
  avoid: ['Beside other headers: it is the page’s title.'],
  words: ['The name as its person wrote it.'],
}

const meta = {
  title: 'Components/Booking/ProfileHeader',
  component: ProfileHeader,
  parameters: { usage },
  args: {
    name: 'Hannah Doyle',
    meta: 'hannah.doyle@example.com',
    actions: (
      <FileButton icon={<Camera aria-hidden />} onChoose={fn()}>
        Add a photo
      </FileButton>
    ),
  },
} satisfies Meta<typeof ProfileHeader>
export default meta
type Story = StoryObj<typeof meta>

export const WithoutPhoto: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Hannah Doyle' })).toBeVisible()
    await expect(canvas.getByText('HD')).toHaveAttribute('aria-hidden')
  },
}
export const WithPhoto: Story = {
  args: {
    photoUrl: portrait,
    badges: <Badge tone="success">Profile finished</Badge>,
    actions: (
      <>
        <FileButton icon={<Camera aria-hidden />} onChoose={fn()}>
          Replace photo
        </FileButton>
        <Button variant="ghost">Remove photo</Button>
      </>
    ),
  },
}
export const PhotoOnItsWay: Story = {
  args: { photoUrl: portrait, photoProgress: <ProgressBar value={0.4} label="Uploading your photo" /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Uploading your photo' })).toHaveAttribute(
      'aria-valuenow',
      '40',
    )
  },
}
export const LongNameOnAPhone: Story = {
  args: { name: 'Maximiliana Featherstonehaugh-Cholmondeley', meta: 'maximiliana.featherstonehaugh@example.com' },
  globals: { viewport: { value: 'small', isRotated: false } },
}
export const Dark: Story = { ...WithPhoto, globals: { theme: 'dark' } }
