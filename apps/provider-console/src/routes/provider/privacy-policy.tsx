import { loadLegal, PrivacyPage } from '@ginipig/features/legal'
import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/provider/privacy-policy')({
  staticData: { access: 'common', title: msg`Privacy policy`, sidebar: { order: 91, icon: 'privacy', part: 'help' } },
  loader: ({ context }) => loadLegal(context),
  component: PrivacyPage,
})
