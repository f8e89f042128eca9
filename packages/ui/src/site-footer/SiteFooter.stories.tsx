import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ButtonLink } from '#button/index.ts'
import { Illustration } from '#illustration/index.ts'
import { Logo } from '#logo/index.ts'
import { footerGroups, socialLinks } from '#story-fixtures/site-chrome.tsx'
import { storyLink } from '#story-fixtures/story-link.tsx'
import type { Usage } from '#usage/index.ts'
import { SiteFooter } from './SiteFooter.tsx'

const usage: Usage = {
  use: ['On every page of the marketplace, once.'],
  avoid: ['The console.'],
  words: ['Groups as people look for them; links as their pages are called.'],
  keys: { Enter: 'follows it' },
}

const meta = {
  title: 'Components/Navigation/SiteFooter',
  component: SiteFooter,
  parameters: { usage, layout: 'fullscreen' },
  args: {
    brand: (
      <>
        <Logo label="Ginipig" ground="deep" />
        <p>Lovely appointments at 30% off or more, because someone good is building their book.</p>
      </>
    ),
    groups: footerGroups,
    legal: '© 2026 Ginipig. Prices in pounds sterling. Card payments by Stripe.',
    social: socialLinks,
  },
} satisfies Meta<typeof SiteFooter>
export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('contentinfo')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Privacy policy' })).toBeVisible()
  },
}

export const WithBand: Story = {
  args: {
    band: {
      label: 'For providers',
      picture: <Illustration pig="rosette" />,
      title: 'Got the skills and a chair to fill?',
      text: 'List an appointment in three steps. You keep 85% of your price.',
      action: (
        <ButtonLink variant="deep" render={storyLink('onboard')}>
          List your services
        </ButtonLink>
      ),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'For providers' })).toBeVisible()
  },
}

export const NoSocialLinks: Story = { args: { social: [] } }

export const OnAPhone: Story = { globals: { viewport: { value: 'small', isRotated: false } } }

export const Dark: Story = { globals: { theme: 'dark' } }
