import type { Meta, StoryObj } from '@storybook/react-vite'
import { Bell, ChevronsUpDown, Menu, Plus } from 'lucide-react'
import { expect, screen, waitFor, within } from 'storybook/test'
import { Avatar } from '#avatar/index.ts'
import { ButtonLink } from '#button/index.ts'
import { IconButton } from '#icon-button/index.ts'
import { Logo } from '#logo/index.ts'
import { SideNav } from '#side-nav/index.ts'
import { consoleEntries, providerTabs } from '#story-fixtures/console-chrome.tsx'
import { inLargeText } from '#story-fixtures/large-text.ts'
import { storyLink } from '#story-fixtures/story-link.tsx'
import { TabBar } from '#tab-bar/index.ts'
import type { Usage } from '#usage/index.ts'
import { ConsoleShell } from './ConsoleShell.tsx'

const usage: Usage = {
  use: ['Round every page of the console for a provider who is logged in.'],
  avoid: ['The marketplace: SiteHeader and SiteFooter.'],
  keys: { Tab: 'skip link, ways, page', Esc: 'closes the menu' },
}

const meta = {
  title: 'Components/Layout/ConsoleShell',
  component: ConsoleShell,
  // In a frame of its own on the docs page: it measures itself by the window.
  parameters: { usage, layout: 'fullscreen', docs: { story: { inline: false, height: '480px' } } },
  args: {
    logo: (
      <a href="#bookings">
        <Logo label="Ginipig" />
      </a>
    ),
    tag: 'Provider',
    action: (
      <ButtonLink variant="primary" icon={<Plus aria-hidden="true" />} render={storyLink('new')}>
        New appointment
      </ButtonLink>
    ),
    nav: <SideNav label="Provider" entries={consoleEntries} variant="console" />,
    account: (
      <>
        <Avatar userId="priya" name="Priya Nair" size={32} />
        <div style={{ flex: 1, minWidth: 0 }}>
          <p style={{ fontWeight: 600, lineHeight: 1.2 }}>Priya Nair</p>
          <p style={{ color: 'var(--c-text-3)', fontSize: 'var(--fs-xs)' }}>Studio Nair</p>
        </div>
        <IconButton size="sm" label="Account menu" icon={<ChevronsUpDown aria-hidden="true" />} />
      </>
    ),
    topEnd: <IconButton label="Notifications" icon={<Bell aria-hidden="true" />} />,
    tabBar: (menuButton) => (
      <TabBar
        label="Main"
        items={[
          ...providerTabs,
          {
            id: 'menu',
            label: 'Menu',
            icon: <Menu aria-hidden="true" />,
            renderLink: (slot) => <button {...slot} {...menuButton} />,
          },
        ]}
      />
    ),
    labels: { sidebar: 'Sidebar', openMenu: 'Open menu', closeMenu: 'Close menu', menu: 'Menu' },
    children: (
      <>
        <h1 style={{ font: 'var(--fw-display) var(--fs-2xl) / 1.15 var(--font-display)' }}>Bookings</h1>
        <p style={{ color: 'var(--c-text-2)', marginBlockStart: 4 }}>
          3 people are waiting on you. The first window closes in 48 minutes.
        </p>
      </>
    ),
  },
} satisfies Meta<typeof ConsoleShell>
export default meta
type Story = StoryObj<typeof meta>

export const Desktop: Story = {}

export const OnAPhone: Story = {
  globals: { viewport: { value: 'small', isRotated: false } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }))
    const menu = await screen.findByRole('dialog', { name: 'Menu' })
    await expect(within(menu).getByRole('navigation', { name: 'Provider' })).toBeVisible()
    await userEvent.click(within(menu).getByRole('link', { name: 'Earnings' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  },
}

/** The sidebar grows with its words: the counts at its end stay in it. */
export const LargeText: Story = {
  globals: { viewport: { value: 'laptop', isRotated: false } },
  play: async ({ canvas }) => {
    const nav = canvas.getByRole('navigation', { name: 'Provider' })
    await inLargeText(async () => {
      await expect(nav.scrollWidth).toBeLessThanOrEqual(nav.clientWidth)
    })
  },
}

export const Dark: Story = { globals: { theme: 'dark' } }

/** More ways than there is room for: they scroll, and who is logged in stays in sight. */
export const ManyWays: Story = {
  parameters: { viewport: { options: { laptop: { name: 'Laptop', styles: { width: '1280px', height: '720px' } } } } },
  globals: { viewport: { value: 'laptop', isRotated: false } },
  args: {
    nav: (
      <SideNav
        label="Provider"
        variant="console"
        entries={[...consoleEntries, ...consoleEntries.map((entry) => ({ ...entry, id: `more-${entry.id}` }))]}
      />
    ),
  },
  play: async ({ canvas }) => {
    const { bottom } = canvas.getByRole('button', { name: 'Account menu' }).getBoundingClientRect()
    await expect(bottom).toBeLessThan(window.innerHeight)
  },
}
