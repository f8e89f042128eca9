import {
  Bell,
  CalendarCheck,
  CalendarDays,
  CircleQuestionMark,
  Landmark,
  LayoutList,
  MessageCircle,
  Scissors,
  Settings,
  User,
  Wallet,
} from 'lucide-react'
import type { SideNavEntry } from '#side-nav/index.ts'
import type { TabBarItem } from '#tab-bar/index.ts'
import { storyLink } from './story-link.tsx'

/** The ways of the provider console, for stories. */
export const consoleEntries: readonly SideNavEntry[] = [
  {
    id: 'bookings',
    label: 'Bookings',
    icon: <CalendarCheck aria-hidden="true" />,
    count: { text: '4', label: '4 need you', isHot: true },
    isCurrent: true,
    renderLink: storyLink('bookings'),
  },
  { id: 'listings', label: 'Listings', icon: <LayoutList aria-hidden="true" />, renderLink: storyLink('listings') },
  { id: 'services', label: 'Services', icon: <Scissors aria-hidden="true" />, renderLink: storyLink('services') },
  {
    id: 'messages',
    label: 'Messages',
    icon: <MessageCircle aria-hidden="true" />,
    count: { text: '2', label: '2 unread' },
    renderLink: storyLink('messages'),
  },
  { id: 'notifications', label: 'Notifications', icon: <Bell aria-hidden="true" />, renderLink: storyLink('news') },
  { kind: 'heading', id: 'money', label: 'Money' },
  { id: 'earnings', label: 'Earnings', icon: <Wallet aria-hidden="true" />, renderLink: storyLink('earnings') },
  { id: 'stripe', label: 'Stripe account', icon: <Landmark aria-hidden="true" />, renderLink: storyLink('stripe') },
  { kind: 'heading', id: 'you', label: 'You' },
  {
    id: 'profile',
    label: 'Profile and portfolio',
    icon: <User aria-hidden="true" />,
    renderLink: storyLink('profile'),
  },
  { id: 'settings', label: 'Settings', icon: <Settings aria-hidden="true" />, renderLink: storyLink('settings') },
  { id: 'help', label: 'Help', icon: <CircleQuestionMark aria-hidden="true" />, renderLink: storyLink('help') },
]

export const providerTabs: readonly TabBarItem[] = [
  {
    id: 'bookings',
    label: 'Bookings',
    icon: <CalendarCheck aria-hidden="true" />,
    count: { text: '4', label: '4 need you' },
    isCurrent: true,
    renderLink: storyLink('bookings'),
  },
  { id: 'diary', label: 'Diary', icon: <CalendarDays aria-hidden="true" />, renderLink: storyLink('diary') },
  { id: 'messages', label: 'Messages', icon: <MessageCircle aria-hidden="true" />, renderLink: storyLink('messages') },
  { id: 'earnings', label: 'Earnings', icon: <Wallet aria-hidden="true" />, renderLink: storyLink('earnings') },
]
