import { MessagesPage } from '@ginipig/features/message/MessagesPage.tsx'
import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { MessageCircle } from 'lucide-react'

export const Route = createFileRoute('/provider/message/')({
  staticData: {
    access: 'provider',
    title: msg`Messages`,
    sidebar: { order: 4, icon: MessageCircle },
    tabBar: { order: 3, icon: MessageCircle },
  },
  component: () => <MessagesPage />,
})
