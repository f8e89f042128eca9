import { MessagesPage } from '@ginipig/features/message/MessagesPage.tsx'
import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { MessageCircle } from 'lucide-react'

export const Route = createFileRoute('/message/')({
  staticData: {
    access: 'client',
    title: msg`Messages`,
    sidebar: { order: 25, icon: MessageCircle },
  },
  component: () => <MessagesPage />,
})
