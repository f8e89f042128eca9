import { CalendarCheck, Lock, type LucideIcon, ScrollText, Settings, ShieldCheck, User } from 'lucide-react'
import type { SidebarIcon } from './route-flags.ts'

/** The drawings of a sidebar's icons, apart from the routes that name them: they come with the menu. */
export const menuIcons: Record<SidebarIcon, LucideIcon> = {
  bookings: CalendarCheck,
  password: Lock,
  person: User,
  privacy: ShieldCheck,
  settings: Settings,
  terms: ScrollText,
}
