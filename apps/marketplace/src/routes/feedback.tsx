import { FeedbackPage } from '@ginipig/features/content/feedback/FeedbackPage.tsx'
import { msg } from '@lingui/core/macro'
import { createFileRoute, Link } from '@tanstack/react-router'

export const Route = createFileRoute('/feedback')({
  staticData: {
    access: 'common',
    footerBand: true,
    title: msg`Give feedback`,
    footerGroup: { group: 'customer-service', order: 2 },
  },
  component: () => (
    <FeedbackPage
      homeLink={(slot) => <Link to="/" {...slot} />}
      contactLink={(slot) => <Link to="/company" {...slot} />}
    />
  ),
})
