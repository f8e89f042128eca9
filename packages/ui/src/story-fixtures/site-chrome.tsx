import {
  Bell,
  CalendarCheck,
  CreditCard,
  Heart,
  House,
  Lock,
  LogOut,
  MessageCircle,
  Search,
  Settings,
  User,
} from 'lucide-react'
import { Avatar } from '#avatar/index.ts'
import { IconButton, IconLink } from '#icon-button/index.ts'
import { Logo } from '#logo/index.ts'
import type { SideNavEntry } from '#side-nav/index.ts'
import type { FooterGroup } from '#site-footer/index.ts'
import type { SiteHeaderItem } from '#site-header/index.ts'
import type { TabBarItem } from '#tab-bar/index.ts'
import { storyLink } from './story-link.tsx'

/** Header, footer and ways of the marketplace, for the stories of the parts that stand between them. */
export const homeLink = (
  <a href="#home">
    <Logo label="Ginipig home" />
  </a>
)

export const categories: readonly SiteHeaderItem[] = [
  { id: 'hair', label: 'Hair', isCurrent: true, renderLink: storyLink('hair') },
  { id: 'beauty', label: 'Beauty', renderLink: storyLink('beauty') },
  { id: 'wellness', label: 'Wellness', renderLink: storyLink('wellness') },
  { id: 'coaching', label: 'Coaching', renderLink: storyLink('coaching') },
]

export const signedInWideEnd = (
  <>
    <IconLink label="Favourites" icon={<Heart aria-hidden="true" />} render={storyLink('favourites')} />
    <IconLink
      label="Messages, 2 unread"
      icon={<MessageCircle aria-hidden="true" />}
      count={2}
      render={storyLink('messages')}
    />
  </>
)

export const signedInEnd = (
  <>
    <IconButton label="Notifications" icon={<Bell aria-hidden="true" />} />
    <IconButton label="HD, account menu" icon={<Avatar userId="hannah" name="Hannah Doyle" size={32} />} />
  </>
)

const footerLinks = (...labels: string[]) =>
  labels.map((label) => ({ id: label, label, renderLink: storyLink(label.toLowerCase().replaceAll(' ', '-')) }))

export const footerGroups: readonly FooterGroup[] = [
  { id: 'company', title: 'Company', links: footerLinks('Our story', 'Blog', 'Clients', 'Providers') },
  {
    id: 'service',
    title: 'Customer service',
    links: footerLinks('FAQ', 'Contact and feedback', 'Report a problem', 'Cancellations'),
  },
  { id: 'vip', title: 'VIP', links: footerLinks('Onboard with us', 'Become a provider') },
  {
    id: 'legals',
    title: 'Legals',
    links: footerLinks('Terms and conditions', 'Privacy policy', 'Cookies policy'),
  },
]

export const socialLinks = footerLinks('Facebook', 'Instagram', 'TikTok')

export const clientTabs: readonly TabBarItem[] = [
  { id: 'home', label: 'Home', icon: <House aria-hidden="true" />, renderLink: storyLink('home') },
  {
    id: 'explore',
    label: 'Explore',
    icon: <Search aria-hidden="true" />,
    isCurrent: true,
    renderLink: storyLink('explore'),
  },
  { id: 'bookings', label: 'Bookings', icon: <CalendarCheck aria-hidden="true" />, renderLink: storyLink('bookings') },
  {
    id: 'messages',
    label: 'Messages',
    icon: <MessageCircle aria-hidden="true" />,
    count: { text: '2', label: '2 unread' },
    renderLink: storyLink('messages'),
  },
  { id: 'account', label: 'Account', icon: <User aria-hidden="true" />, renderLink: storyLink('account') },
]

export const accountEntries: readonly SideNavEntry[] = [
  { id: 'profile', label: 'Profile', icon: <User aria-hidden="true" />, renderLink: storyLink('profile') },
  {
    id: 'bookings',
    label: 'My bookings',
    icon: <CalendarCheck aria-hidden="true" />,
    count: { text: '3', label: '3 coming up' },
    isCurrent: true,
    renderLink: storyLink('bookings'),
  },
  { id: 'favourites', label: 'My favourites', icon: <Heart aria-hidden="true" />, renderLink: storyLink('favourites') },
  {
    id: 'messages',
    label: 'Messages',
    icon: <MessageCircle aria-hidden="true" />,
    count: { text: '2', label: '2 unread' },
    renderLink: storyLink('messages'),
  },
  {
    id: 'payments',
    label: 'Payment details',
    icon: <CreditCard aria-hidden="true" />,
    renderLink: storyLink('payments'),
  },
  { kind: 'rule', id: 'rule' },
  { id: 'password', label: 'Change password', icon: <Lock aria-hidden="true" />, renderLink: storyLink('password') },
  { id: 'settings', label: 'Settings', icon: <Settings aria-hidden="true" />, renderLink: storyLink('settings') },
  {
    id: 'log-out',
    label: 'Log out',
    icon: <LogOut aria-hidden="true" />,
    renderLink: ({ className, children }) => (
      <button type="button" className={className}>
        {children}
      </button>
    ),
  },
]
