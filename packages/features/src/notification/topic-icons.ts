import type { NotificationTopic } from '@ginipig/domain/notification'
import {
  CalendarCheck,
  CreditCard,
  Flag,
  Heart,
  Image,
  type LucideIcon,
  Megaphone,
  MessageCircle,
  Star,
} from 'lucide-react'

export const topicIcons: Record<NotificationTopic, LucideIcon> = {
  bookings: CalendarCheck,
  messages: MessageCircle,
  money: CreditCard,
  reviews: Star,
  favourites: Heart,
  photos: Image,
  reports: Flag,
  gaps: Megaphone,
}
