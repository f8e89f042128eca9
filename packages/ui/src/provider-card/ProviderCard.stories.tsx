import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import cut from '#assets/covers/cut-1.svg'
import extensions from '#assets/covers/extensions-3.svg'
import other from '#assets/covers/other-2.svg'
import { Avatar } from '#avatar/index.ts'
import { CardGrid } from '#card-grid/index.ts'
import { Rating } from '#rating/index.ts'
import { brokenWords } from '#story-fixtures/large-text.ts'
import { storyLink } from '#story-fixtures/story-link.tsx'
import type { Usage } from '#usage/index.ts'
import { ProviderCard } from './ProviderCard.tsx'

const usage: Usage = {
  use: ['One provider in a list: three of their pictures, level, rating, lowest price.'],
  avoid: ['On a listing’s page: ProfileHeader or the provider’s own block.'],
  words: ['“from £x” is the lowest price that can be booked.'],
  keys: { Enter: 'follows it' },
}

const meta = {
  title: 'Components/Booking/ProviderCard',
  component: ProviderCard,
  parameters: { usage },
  args: {
    name: 'Zainab Ali',
    renderLink: storyLink('zainab'),
    thumbs: [cut, other, extensions],
    avatar: <Avatar userId="zainab" name="Zainab Ali" size={48} verifiedLabel="Identity verified" />,
    area: 'Whalley Range',
    rating: <Rating average="4.9" count={44} label="Rated 4.9 out of 5, 44 reviews" />,
    bio: 'Curl specialist. Cuts dry so you see every step before it happens.',
    level: { rank: 2, label: 'Nearly there' },
    from: (
      <>
        from <b>£16.00</b>
      </>
    ),
  },
} satisfies Meta<typeof ProviderCard>
export default meta
type Story = StoryObj<typeof meta>

export const One: Story = {
  decorators: [(Story) => <div style={{ maxWidth: 386 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Zainab Ali' })).toBeVisible()
    await expect(canvas.getAllByRole('link')).toHaveLength(1)
  },
}

export const NewAndWithoutPictures: Story = {
  args: { thumbs: [], rating: <Rating label="New" />, bio: undefined, level: { rank: 1, label: 'Newbie' } },
  decorators: [(Story) => <div style={{ maxWidth: 386 }}>{Story()}</div>],
}

export const Row: Story = {
  render: (args) => (
    <CardGrid columns={3} flow="strip">
      <ProviderCard {...args} />
      <ProviderCard {...args} name="Joanna Kowalska" area="Levenshulme" level={{ rank: 3, label: 'Pro' }} />
      <ProviderCard {...args} name="Aisha Rahman" area="Rusholme" level={{ rank: 1, label: 'Newbie' }} />
    </CardGrid>
  ),
}

/** As wide as in the strip of a phone of 320 px. */
export const Narrow: Story = {
  args: { name: 'Emily, Byrne Skin Room', area: 'Cardiff CF24' },
  decorators: [(Story) => <div style={{ width: 230 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    await expect(brokenWords(canvas.getByRole('article'))).toEqual([])
  },
}

export const Dark: Story = { ...One, globals: { theme: 'dark' } }
