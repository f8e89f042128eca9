import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { Button, ButtonLink } from '#button/index.ts'
import { categories, homeLink, signedInEnd, signedInWideEnd } from '#story-fixtures/site-chrome.tsx'
import { storyLink } from '#story-fixtures/story-link.tsx'
import type { Usage } from '#usage/index.ts'
import { HeaderSearch, SiteHeader } from './SiteHeader.tsx'

const usage: Usage = {
  use: ['On every page of the marketplace. `brand` over the pink hero of the home page.'],
  avoid: ['The console: ConsoleShell has its own.'],
  words: ['Categories by name; icons at the end have whole names.'],
  keys: { Enter: 'follows it' },
}

const meta = {
  title: 'Components/Navigation/SiteHeader',
  component: SiteHeader,
  // In a frame of its own on the docs page: it measures itself by the window.
  parameters: { usage, layout: 'fullscreen', docs: { story: { inline: false, height: '480px' } } },
  args: {
    logo: homeLink,
    nav: { label: 'Treatments', items: categories },
    search: <HeaderSearch renderLink={storyLink('search')}>Search treatments or people</HeaderSearch>,
    wideEnd: signedInWideEnd,
    end: signedInEnd,
  },
} satisfies Meta<typeof SiteHeader>
export default meta
type Story = StoryObj<typeof meta>

export const SignedIn: Story = {}

export const SignedOutOnBrand: Story = {
  args: {
    tone: 'brand',
    search: undefined,
    wideEnd: undefined,
    nav: { label: 'Treatments', items: categories.map((item) => ({ ...item, isCurrent: false })) },
    end: (
      <>
        <ButtonLink variant="ghost" size="sm" render={storyLink('log-in')}>
          Log in
        </ButtonLink>
        <ButtonLink variant="primary" size="sm" render={storyLink('sign-up')}>
          Sign up
        </ButtonLink>
      </>
    ),
  },
}

/** Down hides it, up brings it back, and focus inside keeps it. What sticks beneath it follows; a column beside the page
 *  stays where it is. */
export const HidesOnScroll: Story = {
  tags: ['check', '!autodocs'],
  decorators: [
    (Story) => (
      <div style={{ minHeight: 3000 }}>
        {Story()}
        <main style={{ minHeight: 2800, padding: 24 }}>
          <div
            data-sticks
            data-testid="beneath"
            style={{ position: 'sticky', insetBlockStart: 'var(--header-shown, 0px)' }}
          >
            <Button>A button on the page</Button>
          </div>
          <div
            data-sticks
            data-testid="beside"
            style={{ position: 'sticky', insetBlockStart: 'var(--header-room, 0px)', float: 'right' }}
          >
            <Button>A button beside it</Button>
          </div>
        </main>
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const header = canvas.getByRole('banner')
    const top = () => header.getBoundingClientRect().bottom
    const beneath = () => canvas.getByTestId('beneath').getBoundingClientRect().top
    const beside = () => canvas.getByTestId('beside').getBoundingClientRect().top
    window.scrollTo(0, 900)
    await waitFor(() => expect(top()).toBeLessThanOrEqual(0))
    await expect(beneath()).toBe(0)
    await expect(beside()).toBe(header.offsetHeight)
    window.scrollTo(0, 700)
    await waitFor(() => expect(top()).toBeGreaterThan(50))
    await expect(beneath()).toBe(header.offsetHeight)
    await expect(beside()).toBe(header.offsetHeight)
    canvas.getByRole('link', { name: 'Ginipig home' }).focus()
    window.scrollTo(0, 1400)
    await waitFor(() => expect(window.scrollY).toBe(1400))
    await expect(header).not.toHaveAttribute('data-hidden')
    window.scrollTo(0, 0)
  },
}

export const OnAPhone: Story = { globals: { viewport: { value: 'small', isRotated: false } } }

/** The tab bar has the categories there; the search and who one is have room. */
export const OnATablet: Story = {
  globals: { viewport: { value: 'tablet', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation', { name: 'Treatments' })).not.toBeInTheDocument()
    await expect(canvas.getByRole('link', { name: 'Search treatments or people' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'HD, account menu' })).toBeVisible()
  },
}

const frenchWays = ['Coiffure', 'Beauté', 'Bien-être', 'Coaching', 'Notre histoire', 'Blog']

/** The longest words at the least width that has all of it in one row, with room left for a scroll bar. */
export const InFrench: Story = {
  tags: ['check', '!autodocs'],
  globals: { viewport: { value: 'narrow', isRotated: false } },
  args: {
    wideEnd: undefined,
    nav: {
      label: 'Prestations',
      items: frenchWays.map((label) => ({ id: label, label, renderLink: storyLink(label) })),
    },
    end: (
      <>
        <ButtonLink variant="ghost" render={storyLink('log-in')}>
          Se connecter
        </ButtonLink>
        <ButtonLink variant="primary" render={storyLink('sign-up')}>
          S’inscrire
        </ButtonLink>
      </>
    ),
  },
  play: async ({ canvas }) => {
    const last = canvas.getByRole('link', { name: 'S’inscrire' })
    await expect(last.getBoundingClientRect().right).toBeLessThan(1024 - 15)
  },
}

export const Dark: Story = { globals: { theme: 'dark' } }
