import { MessagesPage } from '@ginipig/features/message/MessagesPage.tsx'
import { MessageSearch } from '@ginipig/features/message/message-search.ts'
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
  validateSearch: MessageSearch,
  component: Messages,
})

function Messages() {
  return <MessagesPage search={Route.useSearch()} />
}
