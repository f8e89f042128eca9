import { CrossLink } from '@ginipig/app/handoff/CrossLink.tsx'
import { FeedbackPage } from '@ginipig/features/content/feedback/FeedbackPage.tsx'
import { msg } from '@lingui/core/macro'
import { createFileRoute, Link } from '@tanstack/react-router'
import { MessageSquareHeart } from 'lucide-react'

export const Route = createFileRoute('/provider/feedback')({
  staticData: {
    access: 'common',
    title: msg`Give feedback`,
    sidebar: { order: 89, icon: MessageSquareHeart, part: 'help' },
  },
  component: () => (
    <FeedbackPage
      homeLink={(slot) => <Link to="/" {...slot} />}
      contactLink={(slot) => <CrossLink to="/company" {...slot} />}
    />
  ),
})
